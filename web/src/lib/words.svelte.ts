/** Messages with parameters, said in the reader's language: the same ids and word files as the engine's. */

import type { FluentBundle } from "@fluent/bundle";
import type { PageId } from "../words/ids";
import english from "../words/web.en.ftl?raw";
import { bundle, partsOf, plain, type Message, type Names, type Part } from "./fluent";
import { prefs } from "./prefs.svelte";
import { transport } from "./transport";

export { plain, type Kind, type Message, type Names, type Part } from "./fluent";

/** To whom something is said: `names` of the seats, and `me`, the reader's own seat, `null` for one who looks on. */
export interface Reader {
  names?: Names;
  me?: number | null;
}

const engine = import.meta.glob<string>("../../../src/bastide/rulebook/words/*.ftl", { query: "?raw", import: "default" });
const page = import.meta.glob<string>(["../words/*.ftl", "!../words/web.en.ftl"], { query: "?raw", import: "default" });

const filed = (scope: string, language: string): string => `${scope}.${language}`;

/** The words by scope and language. What is loaded later re-renders whatever was said before. */
const loaded = new Map<string, FluentBundle>([[filed("web", "en"), bundle("en", english)]]);
let version = $state(0);
const asked = new Map<string, Promise<void>>();

/** The words of a scope: built into the page, or, those of a game from elsewhere, from the server. */
function file(scope: string, language: string): Promise<string> {
  if (scope === "web") return page[`../words/web.${language}.ftl`]?.() ?? Promise.resolve("");
  const built = engine[`../../../src/bastide/rulebook/words/${scope}.${language}.ftl`];
  return built?.() ?? transport.ask("GET", `words/${encodeURIComponent(scope)}/${language}`, "").then(({ status, text }) => (status < 400 ? text : ""));
}

/** Fetch the words of these scopes in the reader's language, and in English for what that language lacks. */
export function need(...scopes: string[]): Promise<unknown> {
  const wanted = [...scopes, "core", "web"].flatMap((scope) => ["en", prefs.language].map((language) => [scope, language] as const));
  return Promise.all(
    wanted.map(([scope, language]) => {
      const key = filed(scope, language);
      if (!loaded.has(key) && !asked.has(key)) {
        asked.set(
          key,
          file(scope, language).then((text) => {
            loaded.set(key, bundle(language, text));
            version += 1;
          }),
        );
      }
      return asked.get(key);
    }),
  );
}

/** The message as the pieces of a sentence, for components that show names, tiles, clauses and goods. */
export function parts(message: Message, reader: Reader = {}): Part[] {
  void version;
  return partsOf(message, { ...reader, language: prefs.language, words: (scope, language) => loaded.get(filed(scope, language)) });
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
