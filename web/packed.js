import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

// Quality 11 takes three times as long as 10, at every install, for a fortieth of the bytes: worth it for what comes first.
const [QUALITY, BEST] = [10, 11];
const FIRST = /(?:^|\/)(?:index|first|base|hall|words|web\.\w\w)[-.]/;
const TEXT = new Set([".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt"]);

/** Beside every text of the page, what the server sends of it: packed with brotli and with gzip, where that is shorter. */
export function packed() {
  let folder = "";
  return {
    name: "packed",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true })) {
        if (!TEXT.has(extname(name))) continue;
        const path = join(folder, name);
        const text = readFileSync(path);
        const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: length } = constants;
        const brotli = brotliCompressSync(text, {
          params: { [quality]: FIRST.test(name) ? BEST : QUALITY, [length]: text.length },
        });
        const gzip = gzipSync(text, { level: 9 });
        if (brotli.length < text.length) writeFileSync(`${path}.br`, brotli);
        if (gzip.length < text.length) writeFileSync(`${path}.gz`, gzip);
      }
    },
  };
}
