import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { reached } from "./reached.js";

const HALL = "src/pages/Lobby.svelte";
const PAGE = "src/App.svelte";
const TABLE = ["src/pages/Table.svelte", "src/stage/Explain.svelte"];
const SCOPES = { web: "src/words", server: "../src/bastide/rulebook/words", core: "../src/bastide/rulebook/words" };
/** An id of words as it is written in code: whole, or its beginning where the end is computed. */
const WHOLE = /["'`]((?:[\w-]+\.)*[\w-]+)["'`]/g;
const BEGUN = /`((?:[\w-]+[._])+)\$\{/g;

/**
 * Word files and signs in parts: `?first`, what the hall says in one language and shows, of the page's own words `?table`,
 * what a table says besides, and `?rest`, all else. So a first visit fetches a tenth of the words and half of the signs. What
 * is needed is found by itself: the ids in the code.
 */
export function first() {
  let root = "";
  let code = null;
  const near = () =>
    (code ??= {
      hall: textOf([...reached(join(root, PAGE)), ...reached(join(root, HALL))]),
      table: textOf(new Set(TABLE.flatMap((file) => [...reached(join(root, file), true)]))),
    });
  return {
    name: "first",
    enforce: "pre",
    configResolved(config) {
      root = config.root;
    },
    load(id) {
      const [path, part] = id.split("?");
      if (part === "raw" && path.endsWith(".svg")) return `export default ${JSON.stringify(drawing(path))}`;
      if (part === "raw" && path.includes("/rulebook/words/")) return `export default ${JSON.stringify(words(path))}`;
      if (!["first", "table", "rest"].includes(part)) return null;
      if (path.endsWith(".svg"))
        return `export default ${JSON.stringify(signs(drawing(path), near().hall, part === "first"))}`;
      const [inHall, atTable] = [idsIn(near().hall), idsIn(near().table)];
      const partOf = (scope, name) =>
        inHall(scope, name) ? "first" : scope === "web" && atTable(scope, name) ? "table" : "rest";
      const [, scope, language] = /(\w+)\.(\w+)\.ftl$/.exec(path);
      const text = (of) =>
        entries(readFileSync(join(root, SCOPES[of], `${of}.${language}.ftl`), "utf8"))
          .filter(([name]) => partOf(of, name) === part)
          .map(([, entry]) => entry)
          .join("\n");
      const made = part === "first" ? Object.fromEntries(Object.keys(SCOPES).map((of) => [of, text(of)])) : text(scope);
      return `export default ${JSON.stringify(made)}`;
    },
  };
}

function textOf(files) {
  return [...files].map((file) => readFileSync(file, "utf8")).join("\n");
}

/** A drawing, its long lines joined again: what goes on is indented. */
function drawing(path) {
  return readFileSync(path, "utf8").replaceAll("\n  ", "");
}

/** The words of a game, with those that its expansions have in their own folders. */
function words(path) {
  const [game, language] = basename(path).split(".");
  const folder = join(dirname(path), "../../games", game, "expansions");
  const own = (existsSync(folder) ? readdirSync(folder) : []).map((name) =>
    join(folder, name, `words.${language}.ftl`),
  );
  return [path, ...own.filter((file) => existsSync(file))].map((file) => readFileSync(file, "utf8")).join("\n");
}

/** The messages of a word file with their ids, without comments. */
function entries(text) {
  const blocks = text.split(/\n(?=\S)/).filter((block) => /^[a-zA-Z]/.test(block));
  return blocks.map((block) => [/^[\w-]+/.exec(block)[0], block.replace(/\n\s*(?:#.*)?$/, "").trimEnd()]);
}

/** Those signs of a sheet that are named in this code, or the others. */
function signs(sheet, code, isFirst) {
  const isNamed = (id) =>
    new RegExp(`[#"'\`]${id}\\b`).test(code) ||
    new RegExp(`"${id.replace(/^b-/, "")}"`).test(code) ||
    new RegExp(`[#\`]${id.replace(/-\w$/, "")}-\\$?\\{`).test(code);
  return sheet.replace(/<symbol id="([^"]+)".*?<\/symbol>\n?/gs, (sign, id) => (isNamed(id) === isFirst ? sign : ""));
}

/** Whether a message of a scope is named in this code; `core` is needed to say anything. */
function idsIn(code) {
  const whole = new Set([...code.matchAll(WHOLE)].map(([, id]) => id.replace(/^web\./, "")));
  const begun = new Set([...code.matchAll(BEGUN)].map(([, id]) => id.replace(/^web\./, "")));
  begun.delete(""); // what says any word names none
  return (scope, name) => {
    if (scope === "core") return true;
    const id = (scope === "web" ? "" : `${scope}.`) + name.replaceAll("-", ".");
    return whole.has(id) || [...begun].some((start) => id.startsWith(start));
  };
}
