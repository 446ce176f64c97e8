/**
 * Messages said in one language to one reader, from the same word files and with the same functions as the engine's:
 * `bastide.core.fluent`.
 */

import { FluentBundle, FluentNone, FluentNumber, FluentResource, FluentType, type FluentValue } from "@fluent/bundle";
import declared from "../../../src/bastide/rulebook/words/kinds.json";

export interface Message {
  id: string;
  params?: Record<string, unknown>;
}

/** What a part of a sentence is: by the name of its parameter where `kinds.json` has it, else by its value. */
export type Kind = keyof typeof declared.kinds | "name";

/** A piece of a sentence: words, or a parameter that a component can show in its own way. */
export type Part = string | { kind: Kind; name: string; value: unknown; text: string };

/** The name of who has a seat. */
export type Names = (seat: number) => string | undefined;

export interface Reader {
  language: string;
  names?: Names;
  /** The reader's seat; `null` for one who only looks on. Left out: everything is said as to the seat it is for. */
  me?: number | null;
  /** The words of a scope in a language, where they are loaded. */
  words: (scope: string, language: string) => FluentBundle | undefined;
  /** What is said for a message without words; left out, its id. */
  lacking?: (scope: string, id: string) => string;
}

const ENGLISH = "en";
const KIND = new Map(
  Object.entries(declared.kinds).flatMap(([kind, names]) => names.map((name) => [name, kind as Kind])),
);
const VOWELS: Record<string, string> = { hu: "aáeéiíoóöőuúüű", fr: "aàâäeéèêëiîïoôöuùûüœæ" };
/** Letters whose Hungarian names begin with a vowel: "az f4", because one says "eff". */
const SPELT = "aáeéfilmnoóöőrsuúüűxy";
/** Around the number of a part, while Fluent puts a sentence together; parameters never get into it as text. */
const [OPEN, CLOSE] = ["\uE000", "\uE001"];

/** The id of a message as it is written in a word file. */
export function fluentId(key: string): string {
  return key.replaceAll(".", "-");
}

/** The words of a file; what is written later replaces what was before. */
export function bundle(language: string, text: string): FluentBundle {
  const made = new FluentBundle(language, {
    useIsolating: false,
    functions: {
      NAME: ([value], { form }) => (value instanceof Said ? new Said(value.say, String(form)) : value!),
      TRAIT: ([value], { name }) => (value instanceof Said ? value.plain(String(name)) : ""),
      GIVEN: ([value]) => (value instanceof FluentNone ? "no" : "yes"),
      BEFORE: ([value], { vowel, other }) =>
        beginsWithVowel(value instanceof Said ? value.plain() : String(value), language) ? vowel! : other!,
    },
  });
  add(made, text);
  return made;
}

/** More words. */
export function add(words: FluentBundle, text: string): void {
  words.addResource(new FluentResource(text), { allowOverrides: true });
}

/** The message as the pieces of a sentence. */
export function partsOf(message: Message, reader: Reader): Part[] {
  const speech = new Speech(reader);
  return speech.pieces(speech.say(message));
}

export function plain(parts: Part[]): string {
  return parts.map((part) => (typeof part === "string" ? part : part.text)).join("");
}

/** Whether a word, number or square is spoken with a vowel at its beginning. */
export function beginsWithVowel(text: string, language: string): boolean {
  const head = (text.trim().split(/\s/)[0] ?? "").replace(/^[„“”«»'"([+-]+/, "").toLowerCase();
  if (language === "hu") {
    const digits = /^[0-9]*/.exec(head)![0];
    if (digits) return digits[0] === "5" || (digits[0] === "1" && digits.length % 3 === 1); // egy, öt, ötven, ezer ... but tíz, száz
    if ([...head].length === 1 || /^.[0-9]/u.test(head)) return SPELT.includes(head[0]!);
  }
  return head !== "" && (VOWELS[language] ?? "aeiou").includes(head[0]!);
}

/** A whole number, written without separators. */
class Whole extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

/** A parameter that is said in words, which may have forms for the cases and articles of a language. */
class Said extends FluentType<unknown> {
  constructor(
    readonly say: (form: string) => string,
    readonly form = "",
    readonly speech?: Speech,
  ) {
    super(say);
  }
  override toString(): string {
    return this.say(this.form);
  }
  plain(form = ""): string {
    return plain(this.speech?.pieces(this.say(form)) ?? [this.say(form)]);
  }
}

function isMessage(value: unknown): value is Message {
  return typeof value === "object" && value !== null && "id" in value;
}

/** One sentence, while it is put together. */
class Speech {
  private readonly parts: Part[] = [];

  constructor(private readonly reader: Reader) {}

  /** The message with a mark for each of its parts. */
  say(message: Message, form = ""): string {
    const params = message.params ?? {};
    const dot = message.id.indexOf(".");
    const scope = message.id.slice(0, dot);
    const id = fluentId(message.id.slice(dot + 1));
    const words = this.wordsWith(scope, id);
    if (!words) return this.reader.lacking?.(scope, message.id) ?? message.id;
    const { seat } = params;
    const { me } = this.reader;
    const others = !form && me !== undefined && typeof seat === "number" && seat !== me && seat >= 0;
    const found = words.getMessage(id)!;
    const pattern = found.attributes[others ? "others" : form] ?? found.value!;
    const args: Record<string, FluentValue> = {};
    for (const name of declared.optional) args[name] = new FluentNone(name);
    for (const [name, value] of Object.entries(params)) args[name] = this.argument(scope, name, value);
    if (typeof seat === "number" && seat >= 0) args.player ??= this.player("player", seat);
    return words.formatPattern(pattern, args as Parameters<typeof words.formatPattern>[1], []);
  }

  /** A text with marks as the pieces it is made of. */
  pieces(text: string): Part[] {
    const [first = "", ...rest] = text.split(OPEN);
    const pieces: Part[] = [first];
    for (const piece of rest) {
      const [index, after = ""] = piece.split(CLOSE);
      pieces.push(this.parts[Number(index)]!, after);
    }
    return pieces.filter((piece) => piece !== "");
  }

  private text(message: Message, form = ""): string {
    return plain(this.pieces(this.say(message, form)));
  }

  private wordsWith(scope: string, id: string): FluentBundle | undefined {
    return [this.reader.language, ENGLISH]
      .map((language) => this.reader.words(scope, language))
      .find((words) => words?.getMessage(id)?.value != null);
  }

  private argument(scope: string, name: string, value: unknown): FluentValue {
    if (value instanceof Said) return value;
    if (typeof value === "number" && name !== "seat" && KIND.get(name) === "seat") return this.player(name, value);
    if (typeof value === "number") return Number.isInteger(value) ? new Whole(value) : new FluentNumber(value);
    if (Array.isArray(value))
      return this.said(() => this.listed(value.map((item) => String(this.argument(scope, name, item)))));
    if (isMessage(value))
      return this.said((form) =>
        (KIND.get(name) ?? "text") !== "text" ? this.mark(name, value, this.text(value, form)) : this.say(value, form),
      );
    const text = String(value);
    const id = `${name}.${text}`;
    if (KIND.get(name) === "text" || typeof value !== "string" || !this.wordsWith(scope, fluentId(id)))
      return this.said(() => this.mark(name, value, text));
    return this.said((form) => this.mark(name, value, this.text({ id: `${scope}.${id}` }, form)));
  }

  /** Who has a seat: in the form of a person's name, or in that of the seat where nobody is named. */
  private player(name: string, seat: number): Said {
    return this.said((form) => {
      const called = this.reader.names?.(seat);
      if (called === undefined)
        return this.mark(name, seat, this.text({ id: "core.seat", params: { seat } }, form), "seat");
      const person = this.said(() => this.mark(name, seat, called, "seat"));
      return form ? this.say({ id: "core.person", params: { name: person } }, form) : String(person);
    });
  }

  private said(say: (form: string) => string): Said {
    return new Said(say, "", this);
  }

  private mark(name: string, value: unknown, text: string, kind: Kind = KIND.get(name) ?? "name"): string {
    this.parts.push({ kind, name, value, text });
    return `${OPEN}${this.parts.length - 1}${CLOSE}`;
  }

  private listed(items: string[]): string {
    if (!items.length) return this.say({ id: "core.list.none" });
    const last = items.pop()!;
    return items.length
      ? items.join(this.say({ id: "core.list.comma" })) + this.say({ id: "core.list.last" }) + last
      : last;
  }
}
