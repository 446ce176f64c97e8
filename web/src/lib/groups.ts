/** Groups of options that are rated together, as the server writes them: `usual`, or `variant=master first=1`. */

import { say, t } from "./words.svelte";
import type { GameInfo } from "./wire";

/** The group in words: what differs from the usual. */
export function groupText(game: GameInfo | undefined, group: string): string {
  if (group === "usual") return t("ratings.usual");
  return group
    .split(" ")
    .map((part) => {
      const [name = "", value = ""] = part.split("=");
      const option = game?.options.find((one) => one.name === name);
      const at = option?.values.findIndex((one) => String(one).toLowerCase() === value.toLowerCase()) ?? -1;
      if (!option || at < 0) return part;
      return option.values[at] === true ? say(option.message) : `${say(option.message)}: ${say(option.messages[at]!)}`;
    })
    .join(", ");
}
