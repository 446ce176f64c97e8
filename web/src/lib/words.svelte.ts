/** Messages with parameters, said in the reader's language: the same ids and word files as the engine's. */

import type { FluentBundle } from "@fluent/bundle";
import type { PageId } from "../words/ids";
import { firstWords } from "./first";
import { add, bundle, partsOf, plain, type Message, type Names, type Part } from "./fluent";
import { prefs } from "./prefs.svelte";
import { transport } from "./transport";

export { plain, type Kind, type Message, type Names, type Part } from "./fluent";

/** To whom something is said: `names` of the seats, and `me`, the reader's own seat, `null` for one who looks on. */
export interface Reader {
  names?: Names;
  me?: number | null;
}

const games = import.meta.glob<string>(["../../../src/bastide/rulebook/words/*.ftl", "!**/{cli,core,server}.*.ftl"], {
  query: "?raw",
  import: "default",
});
const rest = import.meta.glob<string>(["../words/web.*.ftl", "../../../src/bastide/rulebook/words/server.*.ftl"], {
  query: "?rest",
  import: "default",
});

const atTable = import.meta.glob<string>("../words/web.*.ftl", { query: "?table", import: "default" });

const ENGLISH = "en";
/** The page's own words as far as a table says them. */
const TABLE = "table";
const filed = (scope: string, language: string): string => `${scope}.${language}`;

/** The words by scope and language. What is loaded later re-renders whatever was said before. */
const loaded = new Map<string, FluentBundle>();
let version = $state(0);
const asked = new Map<string, Promise<void>>();
/** All words of a scope in a language are there. */
const complete = new Set<string>();
const scopes = new Set<string>();
/** The language that is spoken until all words of another one have come. */
let before = "";

function put(scope: string, language: string, text: string): void {
  const known = loaded.get(filed(scope, language));
  if (known) add(known, text);
  else loaded.set(filed(scope, language), bundle(language, text));
}

/** The words that the hall begins with. */
async function begin(language: string): Promise<void> {
  for (const [scope, text] of Object.entries(await firstWords(language))) put(scope, language, text);
}

/** The words of a scope: built into the page, or, those of a game from elsewhere, from the server. */
async function whole(scope: string, language: string): Promise<void> {
  await start(language);
  if (scope === TABLE) {
    put("web", language, (await atTable[`../words/web.${language}.ftl`]?.()) ?? "");
    complete.add(filed(scope, language));
    return;
  }
  if (scope === "web") await fetched(TABLE, language);
  const folder = scope === "web" ? "../words" : "../../../src/bastide/rulebook/words";
  const path = `${folder}/${scope}.${language}.ftl`;
  const built = rest[path] ?? games[path];
  const text =
    scope === "core"
      ? ""
      : await (built?.() ??
          transport
            .ask("GET", `words/${encodeURIComponent(scope)}/${language}`, "")
            .then(({ status, text }) => (status < 400 ? text : "")));
  put(scope, language, text);
  complete.add(filed(scope, language));
}

function once(key: string, load: () => Promise<void>): Promise<void> {
  const promise = asked.get(key) ?? load().then(() => void (version += 1));
  asked.set(key, promise);
  promise.catch(() => asked.delete(key)); // the next one who needs it asks again
  return promise;
}

function start(language: string): Promise<void> {
  return once(language, () => begin(language));
}

function fetched(scope: string, language: string): Promise<void> {
  return once(filed(scope, language), () => whole(scope, language));
}

/** What is built into the page has all its words in every language; of a game from elsewhere, English has what others lack. */
function languagesOf(scope: string): string[] {
  const built =
    scope === "core" ||
    scope === "server" ||
    scope === "web" ||
    scope === TABLE ||
    `../../../src/bastide/rulebook/words/${scope}.en.ftl` in games;
  return built ? [prefs.language] : [ENGLISH, prefs.language];
}

/** Fetch all words of these scopes and of the page, in the reader's language. */
export async function need(...wanted: string[]): Promise<void> {
  await fetchAll(["web", ...wanted]);
}

/** The same for a table, which says few words of the page. */
export async function needAtTable(...wanted: string[]): Promise<void> {
  await fetchAll([TABLE, ...wanted]);
}

async function fetchAll(wanted: string[]): Promise<void> {
  wanted.forEach((scope) => scopes.add(scope));
  await Promise.all(wanted.flatMap((scope) => languagesOf(scope).map((language) => fetched(scope, language))));
}

/** Fetch what has been needed so far, in what is the reader's language now. */
export async function needAgain(): Promise<void> {
  await (scopes.size ? fetchAll([...scopes]) : start(prefs.language));
}

function spoken(): string {
  const wish = prefs.language;
  if (wish === before) return wish;
  const ready = loaded.has(filed("web", wish)) && [...scopes].every((scope) => complete.has(filed(scope, wish)));
  if (ready || !before) before = wish;
  return before;
}

/** Words that were not there yet are fetched when they are first asked for. */
function lacking(scope: string, id: string): string {
  if (complete.has(filed(scope, spoken())) || (scope !== "web" && scope !== "server")) return id;
  void need(scope);
  return "";
}

/** The message as the pieces of a sentence, for components that show names, tiles, clauses and goods. */
export function parts(message: Message, reader: Reader = {}): Part[] {
  void version;
  return partsOf(message, {
    ...reader,
    language: spoken(),
    words: (scope, language) => loaded.get(filed(scope, language)),
    lacking,
  });
}

/** The message as a plain sentence, for labels and titles. */
export function say(message: Message, reader: Reader = {}): string {
  return plain(parts(message, reader));
}

/** A text of the page itself: `t("lobby.title")`. */
export function t(key: PageId, params?: Record<string, unknown>): string {
  return say({ id: `web.${key}`, params });
}

/** The name of something in a game's words, or the fallback. */
export function name(id: string, fallback = ""): string {
  const said = say({ id });
  return said === id ? fallback : said;
}
