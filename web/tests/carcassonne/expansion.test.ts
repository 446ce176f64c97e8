import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");
const PAGE = readFileSync(join(ROOT, "docs/adding-an-expansion.md"), "utf8");
const COPIED = [
  ...["src", "vitest.config.ts", "first.js", "reached.js", "svelte.config.js", "tsconfig.json", "package.json"].map(
    (path) => `web/${path}`,
  ),
  "web/tests/browser.ts",
  "src/bastide/rulebook/words",
  "src/bastide/games/carcassonne/data",
  "src/bastide/games/carcassonne/expansions",
];

function blocks(attribute: string): Map<string, string> {
  const found = PAGE.matchAll(new RegExp(`^\`\`\`\\w+ ${attribute}=(\\S+)\\n(.*?)^\`\`\`$`, "gms"));
  return new Map([...found].map(([, name, text]) => [name!, text!]));
}

function write(folder: string, files: Iterable<[string, string]>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
}

test("the herald of the docs needs its own folder in the page and the one line, and does what its tests say", () => {
  const copy = mkdtempSync(join(tmpdir(), "herald-"));
  try {
    for (const path of COPIED) cpSync(join(ROOT, path), join(copy, path), { recursive: true });
    symlinkSync(join(ROOT, "web/node_modules"), join(copy, "web/node_modules"));
    const page = blocks("page");
    const proof = page.get("herald.test.ts")!;
    page.delete("herald.test.ts");
    write(join(copy, "web/tests/carcassonne"), [["herald.test.ts", proof]]);
    write(join(copy, "web/src/boards/carcassonne/expansions/herald"), page);
    write(join(copy, "src/bastide/games/carcassonne/expansions/herald"), blocks("file"));
    const names = join(copy, "src/bastide/games/carcassonne/expansions/names.json");
    const [, line] = /^```text\n(.*?)^```$/ms.exec(PAGE)!;
    const before = JSON.parse(readFileSync(names, "utf8")) as string[];
    writeFileSync(names, JSON.stringify([...before, JSON.parse(line!)]));
    const printed = execFileSync(process.execPath, ["node_modules/vitest/vitest.mjs", "run"], {
      cwd: join(copy, "web"),
      encoding: "utf8",
      env: { ...process.env, NO_COLOR: "1" },
      stdio: "pipe",
    });
    expect(printed).toMatch(/Tests +4 passed/);
  } finally {
    rmSync(copy, { recursive: true });
  }
}, 240_000);
