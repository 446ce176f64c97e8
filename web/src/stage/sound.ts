/** Sounds as short recipes: no files. All are quiet, and none says what the page does not show. */

import { prefs } from "../lib/prefs.svelte";

/** The loudest it gets. */
const MASTER = 0.85;
/** The same sound comes at most this often, in milliseconds. */
const APART = 45;

let context: AudioContext | null = null;
let out: GainNode | null = null;
const last = new Map<Sound, number>();

function ready(): AudioContext {
  if (!context) {
    context = new AudioContext();
    out = context.createGain();
    out.connect(context.destination);
  }
  out!.gain.value = (MASTER * prefs.loudness) / 100;
  return context;
}

interface Tone {
  type?: OscillatorType;
  /** The pitch it glides to. */
  to?: number;
  /** Seconds until it begins. */
  after?: number;
}

function tone(pitch: number, ms: number, gain: number, { type = "sine", to = pitch, after = 0 }: Tone = {}): void {
  const audio = ready();
  const at = audio.currentTime + after;
  const end = at + ms / 1000;
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = type;
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(to, end);
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(gain, at + 0.004);
  volume.gain.exponentialRampToValueAtTime(0.0008, end);
  source.connect(volume).connect(out!);
  source.start(at);
  source.stop(end + 0.02);
}

function noise(
  ms: number,
  pitch: number,
  narrow: number,
  gain: number,
  type: BiquadFilterType = "bandpass",
  after = 0,
): void {
  const audio = ready();
  const source = audio.createBufferSource();
  const buffer = audio.createBuffer(1, (audio.sampleRate * ms) / 1000, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  const volume = audio.createGain();
  filter.type = type;
  filter.frequency.value = pitch;
  filter.Q.value = narrow;
  volume.gain.value = gain;
  source.connect(filter).connect(volume).connect(out!);
  source.start(audio.currentTime + after);
}

const RECIPES = {
  /** A wooden tile on the table. */
  thud() {
    tone(150, 130, 0.5, { to: 62 });
    noise(70, 900, 0.8, 0.35);
  },
  /** A figure is set down. */
  step() {
    tone(420, 60, 0.22, { to: 250, type: "triangle" });
    noise(28, 2300, 1.2, 0.14);
  },
  lift: () => noise(60, 3200, 0.7, 0.08),
  /** A tile or card is drawn. */
  page() {
    noise(130, 5200, 0.5, 0.12, "highpass");
    noise(90, 2600, 0.7, 0.07, "bandpass", 0.03);
  },
  turn: () => tone(620, 40, 0.1, { type: "triangle", to: 520 }),
  /** A region is complete. */
  chime: () => [659, 831, 988].forEach((pitch, i) => tone(pitch, 420, 0.15, { after: i * 0.09 })),
  /** A score counts. */
  tick: () => tone(1180, 45, 0.05),
  mine() {
    tone(523, 260, 0.12);
    tone(784, 320, 0.1, { after: 0.11 });
  },
  no: () => tone(170, 110, 0.18, { type: "square", to: 140 }),
  /** A block of stone. */
  stone() {
    tone(110, 150, 0.5, { to: 52 });
    noise(110, 480, 0.6, 0.5, "lowpass");
  },
  /** The time runs out. */
  low: () => [0, 1, 2].forEach((i) => tone(440, 220, 0.12, { type: "triangle", after: i * 0.14 })),
  fanfare() {
    [392, 523, 659, 784].forEach((pitch, i) => tone(pitch, 460, 0.12, { after: i * 0.12, type: "triangle" }));
    tone(523, 900, 0.07, { after: 0.48 });
  },
  /** Somebody speaks. */
  knock: () => [0, 0.13].forEach((after) => tone(210, 70, 0.3, { after })),
};

export type Sound = keyof typeof RECIPES;
/** Which wish of the viewer a sound goes by. */
const WISHED: Record<Sound, keyof typeof prefs & `sound${string}`> = {
  thud: "soundMoves",
  step: "soundMoves",
  lift: "soundMoves",
  page: "soundMoves",
  turn: "soundMoves",
  stone: "soundMoves",
  no: "soundMoves",
  chime: "soundPoints",
  tick: "soundPoints",
  mine: "soundTurn",
  low: "soundLow",
  fanfare: "soundEnd",
  knock: "soundChat",
};
/** What is felt, too, where the device can. */
const FELT = new Set<Sound>(["thud", "stone"]);
const TOUCH_MS = 10;

/** Silent when muted, when it is not wished for, when nobody looks unless that is wished for too, and before the first
 * gesture. */
export function play(sound: Sound): void {
  if (!prefs.sounds || !prefs[WISHED[sound]] || (document.hidden && !prefs.soundHidden)) return;
  if (!navigator.userActivation?.hasBeenActive) return;
  listen(sound);
}

/** Play a sound that somebody has asked to hear. */
export function listen(sound: Sound): void {
  const now = performance.now();
  if (now - (last.get(sound) ?? -Infinity) < APART) return;
  last.set(sound, now);
  if (FELT.has(sound)) navigator.vibrate?.(TOUCH_MS);
  try {
    RECIPES[sound]();
  } catch {
    // There is no sound device.
  }
}
