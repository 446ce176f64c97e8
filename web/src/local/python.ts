/** Python in a worker: Pyodide and our packages, from the folder beside the page. */

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
  pyimport(module: string): Record<string, (...given: unknown[]) => unknown>;
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
  const told = (await (await fetched(engine)).json()) as Engine;
  const at = (name: string): string => new URL(name, engine).href;
  return {
    pyodide: at(told.pyodide),
    library: at(told.library),
    packages: told.packages.map(at),
    nets: Object.fromEntries(Object.entries(told.nets).map(([game, name]) => [game, at(name)])),
    bytes: told.bytes,
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
    return new Blob(parts).arrayBuffer();
  };
  const library = bring(engine.library).then((archive) => URL.createObjectURL(new Blob([archive])));
  const packages = engine.packages.map(bring);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${engine.pyodide}pyodide.mjs`)) as Pyodide;
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

/** Safari has no `for await` over what comes. */
async function* pieces(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
}

export async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}
