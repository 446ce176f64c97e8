/** How the page calls for attention: sound, title, favicon and notifications. Nothing is said by sound alone. */

import { prefs } from "./prefs.svelte";

type Sound = "turn" | "low" | "end";
const NOTES: Record<Sound, number[]> = { turn: [523, 659], low: [440, 440, 440], end: [523, 659, 784, 1047] };
const WISHED = { turn: "soundTurn", low: "soundLow", end: "soundEnd" } as const;
let audio: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!prefs.sounds || !prefs[WISHED[sound]]) return;
  try {
    audio ??= new AudioContext();
    const begin = audio.currentTime + 0.02;
    NOTES[sound].forEach((pitch, i) => {
      const tone = audio!.createOscillator();
      const gain = audio!.createGain();
      const at = begin + i * 0.14;
      tone.frequency.value = pitch;
      tone.type = "triangle";
      gain.gain.setValueAtTime(0.0001, at);
      gain.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
      gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.22);
      tone.connect(gain).connect(audio!.destination);
      tone.start(at);
      tone.stop(at + 0.24);
    });
  } catch {
    audio = null;
  }
}

/** Show in the tab whether it is the viewer's turn. */
export function mark(mine: boolean, title: string): void {
  document.title = mine ? `● ${title}` : title;
  const icon = document.getElementById("favicon") as HTMLLinkElement | null;
  const file = mine ? "./icon-turn.svg" : "./icon.svg";
  if (icon && !icon.href.endsWith(file.slice(1))) icon.href = file;
}

export function notify(title: string, body: string): void {
  if (!prefs.notices || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  new Notification(title, { body, icon: "./icon-192.png", tag: title });
}
