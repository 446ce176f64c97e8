/** The table without a server: a worker of the page has it, and is talked to by messages. */

import { talkBy, type Line, type Reply, type Transport } from "../lib/transport";
import type { Failure } from "./failing";
import type { FromTable, Place, ToTable } from "./messages";

/** How far the table is: loading, open in another tab, ready, not to be had at this address, or why it is not there. */
type State = "none" | "loading" | "elsewhere" | "ready" | "insecure" | Failure;

export const local: { state: State; part: number } = $state({ state: "none", part: 0 });

let worker: Worker | undefined;
let count = 0;
const asked = new Map<number, (reply: Reply) => void>();
const said = new Map<number, (text: string) => void>();
const lines = new Map<number, Line>();
const files = new Map<number, (file: Uint8Array<ArrayBuffer>) => void>();
const taken = new Map<number, (well: boolean) => void>();
const placed = new Map<number, (found: Place[]) => void>();

const say = (message: ToTable): void => worker?.postMessage(message);

function heard(message: FromTable): void {
  if ("part" in message) local.part = message.part;
  else if ("elsewhere" in message) local.state = "elsewhere";
  else if ("ready" in message) local.state = "ready";
  else if ("failed" in message) fail(message.failed, message.why);
  else if ("ask" in message) {
    asked.get(message.ask)?.(message);
    asked.delete(message.ask);
    said.delete(message.ask);
  } else if ("said" in message) said.get(message.said)?.(message.text);
  else if ("opened" in message) lines.get(message.opened)?.onopen?.();
  else if ("line" in message) lines.get(message.line)?.onframe?.(message.frame);
  else if ("closed" in message) close(message.closed);
  else if ("everything" in message) files.get(message.everything)?.(message.file as Uint8Array<ArrayBuffer>);
  else if ("places" in message) placed.get(message.places)?.(message.found);
  else taken.get(message.tookUp)?.(message.well);
}

function fail(problem: string, why: Failure = "failed"): void {
  console.error(problem);
  local.state = why;
}

function close(number: number): void {
  const line = lines.get(number);
  lines.delete(number);
  line?.onclose?.();
}

const messages: Transport = {
  ask: (method, path, token, body = "") =>
    new Promise((answered) => {
      asked.set(++count, answered);
      say({ ask: count, method, path, token, body });
    }),
  stream: (path, token, body, tell, signal) =>
    new Promise((answered) => {
      const number = ++count;
      asked.set(number, answered);
      said.set(number, tell);
      signal?.addEventListener("abort", () => {
        said.delete(number);
        say({ leave: number });
      });
      say({ stream: number, path, token, body });
    }),
  line() {
    const number = ++count;
    const line: Line = {
      onopen: null,
      onframe: null,
      onclose: null,
      send: (frame) => say({ line: number, frame }),
      close() {
        say({ hangUp: number });
        setTimeout(() => close(number));
      },
    };
    lines.set(number, line);
    say({ open: number });
    return line;
  },
  picture: (game, card) => `local/pictures/${game}/${card}.svg`,
  alone: true,
};

/** What it comes to before anything is loaded: browsers give locks and workers to nobody whom others could pose as. */
function outlook(): State {
  if (!isSecureContext) return "insecure";
  return "WebAssembly" in window && "indexedDB" in window && "locks" in navigator ? "loading" : "failed";
}

/** Have the table here, with what that file says of the folder beside the page. */
export function stayHere(engine: string): void {
  talkBy(messages);
  local.state = outlook();
  if (local.state !== "loading") return;
  try {
    worker = new Worker(new URL("./table.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromTable>) => heard(data);
    worker.onerror = (event) => fail(event.message);
    say({ begin: new URL(engine, document.baseURI).href });
  } catch (wrong) {
    fail(String(wrong));
  }
}

/** All games, as one file. */
export function everything(): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((done) => {
    files.set(++count, done);
    say({ everything: count });
  });
}

/** Have the games of a file in place of all that are here; whether it is one. */
export function takeUp(file: Uint8Array): Promise<boolean> {
  return new Promise((done) => {
    taken.set(++count, done);
    say({ takeUp: count, file });
  });
}

/** The seats that people at this device have, at one table or at all. */
export function places(table = ""): Promise<Place[]> {
  return new Promise((done) => {
    placed.set(++count, done);
    say({ places: count, table });
  });
}
