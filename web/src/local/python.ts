/** Python in a worker: Pyodide and our packages, from the folder beside the page. */

/** What is in that folder, as `bastide build-static` has written it down. */
export interface Engine {
  pyodide: string;
  library: string;
  packages: string[];
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

/** Loads it, telling which part of the way is done, from 0 to 1. */
export async function python(engine: string, tell: (part: number) => void = () => {}): Promise<Python> {
  const folder = new URL(".", engine).href;
  const { pyodide, library, packages } = (await (await fetched(engine)).json()) as Engine;
  tell(0.1);
  const unpacking = packages.map((name) => fetched(folder + name).then((answer) => answer.arrayBuffer()));
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}${pyodide}pyodide.mjs`)) as Pyodide;
  const py = await loadPyodide({
    indexURL: folder + pyodide,
    stdLibURL: folder + library,
    lockFileContents: NOTHING_ELSE,
    packageBaseUrl: folder,
  });
  tell(0.6);
  for (const archive of unpacking) py.unpackArchive(await archive, "zip");
  tell(0.8);
  return py;
}

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}
