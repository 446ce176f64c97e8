/** Python in a worker: Pyodide and our packages, from the folder beside the page. */

import { Unloaded } from "./failing";

/** What is in that folder, as `bastide build-static` has written it down. */
export interface Engine {
  pyodide: string;
  library: string;
  packages: string[];
  /** What the bots of each game have learned. */
  nets: Record<string, string>;
  /** How many bytes library and packages are. */
  bytes: number;
}

export interface Python {
  pyimport(module: string): unknown;
  unpackArchive(archive: ArrayBuffer, format: string): void;
}

interface Pyodide {
  loadPyodide(options: {
    indexURL: string;
    stdLibURL: string;
    lockFileContents: unknown;
    packageBaseUrl: string;
  }): Promise<Python>;
}

/** Nothing but our own packages is ever loaded. */
const NOTHING_ELSE = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2", version: "314.0.7" },
  packages: {},
};
/** How far it is when all has come, when Python runs, and when our packages lie ready. */
const COME = 0.5;
const RUNNING = 0.7;
const UNPACKED = 0.8;

/** What that file says of the folder it lies in. */
export async function inside(engine: string): Promise<Engine> {
  const found = (await (await fetched(engine)).json()) as Engine;
  const at = (name: string): string => new URL(name, engine).href;
  return {
    pyodide: at(found.pyodide),
    library: at(found.library),
    packages: found.packages.map(at),
    nets: Object.fromEntries(Object.entries(found.nets).map(([game, name]) => [game, at(name)])),
    bytes: found.bytes,
  };
}

/** Loads it, telling which part of the way is done, from 0 to 1. */
export async function python(engine: Engine, tell: (part: number) => void = () => {}): Promise<Python> {
  let come = 0;
  const bring = async (address: string): Promise<ArrayBuffer> => {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    for await (const part of pieces((await fetched(address)).body!)) {
      parts.push(part);
      come += part.length;
      tell(COME * Math.min(1, come / engine.bytes));
    }
    return unpacked(new Blob(parts));
  };
  const library = bring(engine.library).then((archive) => URL.createObjectURL(new Blob([archive])));
  const packages = engine.packages.map(bring);
  const core = `${engine.pyodide}pyodide.mjs`;
  const { loadPyodide } = (await import(/* @vite-ignore */ core).catch(unloaded)) as Pyodide;
  const py = await loadPyodide({
    indexURL: engine.pyodide,
    stdLibURL: await library,
    lockFileContents: NOTHING_ELSE,
    packageBaseUrl: engine.pyodide,
  });
  URL.revokeObjectURL(await library);
  tell(RUNNING);
  for (const archive of packages) py.unpackArchive(await archive, "zip");
  tell(UNPACKED);
  return py;
}

export type BringNet = (game: string) => Promise<Uint8Array>;

/** Brings what the bots of a game have learned. */
export function netsOf(engine: Engine): BringNet {
  return async (game) => {
    const net = engine.nets[game];
    if (!net) throw new Error(`nothing is learned of ${game}`);
    return new Uint8Array(await (await fetched(net)).arrayBuffer());
  };
}

/** Safari has no `for await` over what comes. */
async function* pieces(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
}

/** What is packed by gzip, unless a server has had it unpacked on the way. */
async function unpacked(packed: Blob): Promise<ArrayBuffer> {
  const [first, second] = new Uint8Array(await packed.slice(0, 2).arrayBuffer());
  if (first !== 0x1f || second !== 0x8b) return packed.arrayBuffer();
  return new Response(packed.stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

function unloaded(wrong: unknown): never {
  throw new Unloaded(String(wrong));
}

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address).catch(unloaded);
  if (!answer.ok) unloaded(`${address}: ${answer.status}`);
  return answer;
}
