/** Messages with parameters, said in the reader's language: the same ids and word files as the engine's. */

import english from "../words/en.json";
import { prefs } from "./prefs.svelte";

export interface Message {
  id: string;
  params?: Record<string, unknown>;
}

type Words = Record<string, string>;

const engine = import.meta.glob<Words>("../../../src/bastide/rulebook/words/*.json", { import: "default" });
const page = import.meta.glob<Words>(["../words/*.json", "!../words/en.json"], { import: "default" });

/** `scope.language` -> words. What is loaded later re-renders whatever was said before. */
const loaded: Record<string, Words> = $state.raw({ "web.en": english });
let version = $state(0);
const asked = new Map<string, Promise<void>>();

function file(scope: string, language: string): (() => Promise<Words>) | undefined {
  return scope === "web"
    ? page[`../words/${language}.json`]
    : engine[`../../../src/bastide/rulebook/words/${scope}.${language}.json`];
}

/** Fetch the words of these scopes in the reader's language, and in English for what that language lacks. */
export function need(...scopes: string[]): Promise<unknown> {
  const wanted = [...scopes, "web"].flatMap((scope) => [`${scope}.en`, `${scope}.${prefs.language}`]);
  return Promise.all(
    wanted.map((key) => {
      if (!asked.has(key)) {
        const [scope = "", language = ""] = key.split(".");
        const load = file(scope, language);
        asked.set(
          key,
          key in loaded || !load
            ? Promise.resolve()
            : load().then((words) => {
                loaded[key] = words;
                version += 1;
              }),
        );
      }
      return asked.get(key);
    }),
  );
}

function text(id: string): string | undefined {
  void version;
  const dot = id.indexOf(".");
  const scope = id.slice(0, dot);
  const key = id.slice(dot + 1);
  return loaded[`${scope}.${prefs.language}`]?.[key] ?? loaded[`${scope}.en`]?.[key];
}

/** Which plural form of a language goes with a number; as in `bastide.core.words`. */
export function plural(number: number, language: string): number {
  if (language === "hu") return 0;
  if (number === 1 || (language === "fr" && number === 0)) return 0;
  if (language === "ro") {
    const rest = number % 100;
    return number === 0 || (rest >= 1 && rest <= 19) ? 1 : 2;
  }
  return 1;
}

/** The name of who has a seat. */
export type Names = (seat: number) => string;

function isMessage(value: unknown): value is Message {
  return typeof value === "object" && value !== null && "id" in value;
}

function said(value: unknown): string {
  if (isMessage(value)) return say(value);
  if (Array.isArray(value)) {
    const items = value.map((item) => said(item));
    if (!items.length) return text("core.list.none") ?? "–";
    const last = items.pop()!;
    return items.length ? items.join(text("core.list.comma") ?? ", ") + (text("core.list.last") ?? " & ") + last : last;
  }
  return String(value);
}

/** The message as a sentence. */
export function say(message: Message): string {
  const sentence = text(message.id);
  if (sentence === undefined) return message.id;
  const params = message.params ?? {};
  return sentence.replace(/\{\{|\}\}|\{(\w+)(?::([^}]*))?\}/g, (whole, name?: string, forms?: string) => {
    if (name === undefined) return whole[0]!;
    const value = params[name] ?? (name === "player" && typeof params.seat === "number" ? { id: "core.seat", params } : undefined);
    if (value === undefined) return whole;
    if (forms && typeof value === "number") {
      const nouns = forms.split("|");
      return `${value} ${nouns[Math.min(plural(value, prefs.language), nouns.length - 1)]}`;
    }
    return said(value);
  });
}

/** A text of the page itself: `t("lobby.title")`. */
export function t(key: keyof typeof english, params?: Record<string, unknown>): string {
  return say({ id: `web.${key}`, params });
}

/** The name of something in a game's words, or the fallback. */
export function name(id: string, fallback = ""): string {
  return text(id) ?? fallback;
}
