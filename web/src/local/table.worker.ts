/** The worker with the table: the same hall as a server's, asked by messages. */

import { failureOf } from "./failing";
import type { FromTable, Place, ToTable } from "./messages";
import { inside, netsOf, python, type BringNet } from "./python";
import { keep, kept } from "./shelf";

interface Browser {
  ask(method: string, address: string, token: string, body: string): Promise<[number, string, string]>;
  stream(
    number: number,
    method: string,
    address: string,
    token: string,
    body: string,
    tell: (text: string) => void,
  ): Promise<[number, string, string]>;
  leave(number: number): void;
  open(number: number, tell: (frame: string) => void, closed: () => void): void;
  put(number: number, frame: string): void;
  hang_up(number: number): void;
  all_games(): Uint8Array;
  places(table: string): Promise<string>;
}

interface Glue {
  open_table(
    kept: Uint8Array,
    keep: (everything: Uint8Array<ArrayBuffer>) => Promise<void>,
    start: typeof startWorker,
    bring: BringNet,
  ): Promise<Browser>;
  checked(file: Uint8Array): Uint8Array<ArrayBuffer>;
}

const tell = (message: FromTable): void => postMessage(message);
let engine = "";
let glue: Glue;
let table: Promise<Browser> | null = null;

/** A worker that thinks. It is heard line by line; an empty line says that it has ended. */
function startWorker(task: string, heard: (line: string) => void): { put(line: string): void; end(): void } {
  const worker = new Worker(new URL("./think.worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<string>) => heard(data);
  worker.onerror = () => heard("");
  worker.postMessage({ engine, task });
  return { put: (line) => worker.postMessage({ line }), end: () => worker.terminate() };
}

/** Only one page at a time has the table: what one keeps would be lost to the other. */
async function alone(): Promise<void> {
  await new Promise<void>((mine) => {
    const held = new Promise<void>(() => {});
    void navigator.locks.request("bastide", { ifAvailable: true }, (lock) => {
      if (lock) {
        mine();
        return held;
      }
      tell({ elsewhere: true });
      void navigator.locks.request("bastide", () => {
        mine();
        return held;
      });
      return undefined;
    });
  });
}

/** Once another file is taken up, what is here is not kept any more: the page begins anew. */
let replaced = false;
const keepOn: typeof keep = (everything) => (replaced ? new Promise(() => {}) : keep(everything));

async function begin(from: string): Promise<Browser> {
  engine = from;
  const found = await inside(engine);
  const [py] = await Promise.all([python(found, (part) => tell({ part })), alone()]);
  glue = py.pyimport("bastide.local.browser") as Glue;
  const opened = await glue.open_table(await kept(), keepOn, startWorker, netsOf(found));
  tell({ ready: true });
  return opened;
}

onmessage = async ({ data }: MessageEvent<ToTable>) => {
  if ("begin" in data) {
    table = begin(data.begin);
    table.catch((wrong: unknown) => tell({ failed: String(wrong), why: failureOf(wrong) }));
    return;
  }
  const browser = await table!.catch(() => null);
  if (!browser) return;
  if ("ask" in data) {
    const [status, kind, text] = await browser.ask(data.method, `/${data.path}`, data.token, data.body);
    tell({ ask: data.ask, status, kind, text });
  } else if ("stream" in data) {
    const say = (text: string): void => tell({ said: data.stream, text });
    const [status, kind, text] = await browser.stream(data.stream, "POST", `/${data.path}`, data.token, data.body, say);
    tell({ ask: data.stream, status, kind, text });
  } else if ("leave" in data) {
    browser.leave(data.leave);
  } else if ("open" in data) {
    browser.open(
      data.open,
      (frame) => tell({ line: data.open, frame }),
      () => tell({ closed: data.open }),
    );
    tell({ opened: data.open });
  } else if ("line" in data) {
    browser.put(data.line, data.frame);
  } else if ("hangUp" in data) {
    browser.hang_up(data.hangUp);
  } else if ("places" in data) {
    tell({ places: data.places, found: JSON.parse(await browser.places(data.table)) as Place[] });
  } else if ("everything" in data) {
    tell({ everything: data.everything, file: browser.all_games() });
  } else {
    try {
      const file = glue.checked(data.file);
      replaced = true;
      await keep(file);
      tell({ tookUp: data.takeUp, well: true });
    } catch {
      tell({ tookUp: data.takeUp, well: false });
    }
  }
};
