/** Where the browser keeps everything: one entry of IndexedDB, replaced as a whole. */

const NAME = "bastide";
const STORE = "kept";
const KEY = "games";

function open(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => failed(opening.error ?? new Error("IndexedDB cannot be opened"));
  });
}

let opened: Promise<IDBDatabase> | null = null;

/** What was kept; nothing at first. */
export async function kept(): Promise<Uint8Array> {
  const shelf = await (opened ??= open());
  return new Promise((done, failed) => {
    const reading = shelf.transaction(STORE).objectStore(STORE).get(KEY);
    reading.onsuccess = () => done((reading.result as Uint8Array | undefined) ?? new Uint8Array());
    reading.onerror = () => failed(reading.error ?? new Error("what was kept cannot be read"));
  });
}

/** Keep this in place of what was kept before; done when it would outlive the browser. */
export async function keep(everything: Uint8Array): Promise<void> {
  const shelf = await (opened ??= open());
  return new Promise((done, failed) => {
    const writing = shelf.transaction(STORE, "readwrite", { durability: "strict" });
    writing.objectStore(STORE).put(everything, KEY);
    writing.oncomplete = () => done();
    writing.onabort = () => failed(writing.error ?? new Error("it cannot be kept"));
  });
}
