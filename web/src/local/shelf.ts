/** Where the browser keeps everything: blocks of one file in IndexedDB, of which only those that changed are written. */

import { Unkept } from "./failing";

const NAME = "bastide";
const STORE = "blocks";
/** Bytes: a few pages of SQLite. */
export const BLOCK = 16_384;

function open(): Promise<IDBDatabase> {
  const opened = new Promise<IDBDatabase>((done, failed) => {
    const opening = indexedDB.open(NAME, 2);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => failed(opening.error ?? new Error("IndexedDB cannot be opened"));
  });
  return opened.catch((wrong: unknown) => {
    throw new Unkept(String(wrong));
  });
}

let opened: Promise<IDBDatabase> | null = null;
let before: Uint8Array<ArrayBuffer> = new Uint8Array();

/** The numbers of the blocks of a file that are not as they were. */
export function changed(was: Uint8Array, is: Uint8Array): number[] {
  const found: number[] = [];
  for (let start = 0; start < is.length; start += BLOCK) {
    const end = Math.min(start + BLOCK, is.length);
    let at = start;
    while (at < end && is[at] === was[at]) at++;
    if (at < end || (end === is.length && was.length > end && end % BLOCK !== 0)) found.push(start / BLOCK);
  }
  return found;
}

/** What was kept; nothing at first. */
export async function kept(): Promise<Uint8Array> {
  const shelf = await (opened ??= open());
  const blocks = await new Promise<Uint8Array<ArrayBuffer>[]>((done, failed) => {
    const reading = shelf.transaction(STORE).objectStore(STORE).getAll();
    reading.onsuccess = () => done(reading.result as Uint8Array<ArrayBuffer>[]);
    reading.onerror = () => failed(reading.error ?? new Error("what was kept cannot be read"));
  });
  return (before = new Uint8Array(await new Blob(blocks).arrayBuffer()));
}

/** Keep this in place of what was kept before; done when it would outlive the browser. */
export async function keep(everything: Uint8Array<ArrayBuffer>): Promise<void> {
  const shelf = await (opened ??= open());
  await new Promise<void>((done, failed) => {
    const writing = shelf.transaction(STORE, "readwrite", { durability: "strict" });
    const store = writing.objectStore(STORE);
    for (const number of changed(before, everything))
      store.put(everything.slice(number * BLOCK, (number + 1) * BLOCK), number);
    store.delete(IDBKeyRange.lowerBound(Math.ceil(everything.length / BLOCK)));
    writing.oncomplete = () => done();
    writing.onabort = () => failed(writing.error ?? new Error("it cannot be kept"));
  });
  before = everything;
}
