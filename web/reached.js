import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

const IMPORT = /^\s*(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s+)?["'](\.[^"']+)["']/gm;

/** A source file and all that come with it, as far as they are ours. */
export function reached(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path] of readFileSync(file, "utf8").matchAll(IMPORT)) {
    const next = ["", ".ts", "/index.ts"]
      .map((end) => join(dirname(file), path) + end)
      .find((one) => existsSync(one) && statSync(one).isFile() && /\.(ts|svelte)$/.test(one));
    if (next) reached(next, found);
  }
  return found;
}
