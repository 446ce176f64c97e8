/** How the page calls for attention: sound, title, favicon and notifications. Nothing is said by sound alone. */

import { play } from "../stage/sound";
import { prefs } from "./prefs.svelte";

const WISHED = { mine: "soundTurn", low: "soundLow", fanfare: "soundEnd", knock: "soundChat" } as const;

/** Call for the viewer's turn, for the end of their time or of the game, or for what somebody says, as they wish. */
export function call(sound: keyof typeof WISHED): void {
  if (prefs[WISHED[sound]]) play(sound);
}

/** Show in the tab whether it is the viewer's turn. */
export function mark(mine: boolean, title: string): void {
  document.title = mine ? `● ${title}` : title;
  const icon = document.getElementById("favicon") as HTMLLinkElement | null;
  const file = mine ? "./icon-turn.svg" : "./icon.svg";
  if (icon && !icon.href.endsWith(file.slice(1))) icon.href = file;
}

export function notify(title: string, body: string): void {
  if (!prefs.notices || !document.hidden || !("Notification" in window) || Notification.permission !== "granted")
    return;
  new Notification(title, { body, icon: "./icon-192.png", tag: title });
}
