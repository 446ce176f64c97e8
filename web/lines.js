/** No line of the page is longer than is read at a glance; words and data are as long as they are. */

import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

const MOST = 140;
const READ = /\.(css|html|js|svelte|svg|ts)$/;
const GENERATED = /generated|api-types\.ts|ids\.ts|view-types\.ts/;
const HERE = import.meta.dirname;

const long = ["src", "tests"]
  .flatMap((folder) => readdirSync(join(HERE, folder), { recursive: true }).map((file) => join(HERE, folder, file)))
  .filter((file) => READ.test(file) && !GENERATED.test(file))
  .flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, i) =>
        line.length > MOST ? [`${relative(HERE, file)}:${i + 1}: ${line.length} characters`] : [],
      ),
  );
if (long.length) {
  console.error(long.join("\n"));
  process.exitCode = 1;
}
