/** What a message says where nothing can be drawn: tiles are told by their words. */

import type { Voice } from "../lib/voice";
import { parts, type Message } from "../lib/words.svelte";

export function plainly(message: Message, { names, me, tileText }: Voice): string {
  return parts(message, { names, me })
    .map((part) => {
      if (typeof part === "string") return part;
      return part.kind === "tile" && tileText ? tileText(String(part.value)) : part.text;
    })
    .join("");
}
