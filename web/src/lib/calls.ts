/** How the page calls for attention: sound, title, favicon and notifications. Nothing is said by sound alone. */

import { prefs } from "./prefs.svelte";

export { play as call } from "../stage/sound";

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
