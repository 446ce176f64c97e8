import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

const IMPORT = /^\s*(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s+)?["'](\.[^"']+)["']/gm;
const LATER = /\bimport\(\s*["'](\.[^"']+)["']\s*\)/g;

/** A source file and all that come with it, as far as they are ours; with `later`, also what it fetches when asked. */
export function reached(file, later = false, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  const text = readFileSync(file, "utf8");
  for (const [, path] of [...text.matchAll(IMPORT), ...(later ? text.matchAll(LATER) : [])]) {
    const next = ["", ".ts", "/index.ts"]
      .map((end) => join(dirname(file), path) + end)
      .find((one) => existsSync(one) && statSync(one).isFile() && /\.(ts|svelte)$/.test(one));
    if (next) reached(next, later, found);
  }
  return found;
}
