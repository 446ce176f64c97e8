import { beforeEach, describe, expect, it, vi } from "vitest";
import { prefs } from "../../src/lib/prefs.svelte";
import { play, type Sound } from "../../src/stage/sound";

vi.mock("../../src/lib/prefs.svelte", () => ({ prefs: { loudness: 60 } }));

const WISHES = ["soundTurn", "soundMoves", "soundPoints", "soundLow", "soundEnd", "soundChat"] as const;
let begun = 0;
let now = 0;

class Device {
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  private readonly knob = {
    value: 0,
    setValueAtTime() {},
    linearRampToValueAtTime() {},
    exponentialRampToValueAtTime() {},
  };
  private part() {
    const made = {
      gain: this.knob,
      frequency: this.knob,
      Q: this.knob,
      connect: (next: unknown) => next,
      start: () => (begun += 1),
      stop() {},
    };
    return made;
  }
  createGain = () => this.part();
  createOscillator = () => this.part();
  createBufferSource = () => this.part();
  createBiquadFilter = () => this.part();
  createBuffer = () => ({ getChannelData: () => new Float32Array(1) });
}

vi.stubGlobal("AudioContext", Device);
vi.stubGlobal("document", { hidden: false });
vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
vi.spyOn(performance, "now").mockImplementation(() => (now += 1000));

function isHeard(sound: Sound): boolean {
  begun = 0;
  play(sound);
  return begun > 0;
}

describe("a sound", () => {
  beforeEach(() => {
    Object.assign(document, { hidden: false });
    Object.assign(prefs, { sounds: true, soundHidden: false }, Object.fromEntries(WISHES.map((wish) => [wish, true])));
  });

  it.each([
    ["soundTurn", "mine", "thud"],
    ["soundMoves", "thud", "chime"],
    ["soundMoves", "stone", "mine"],
    ["soundPoints", "chime", "step"],
    ["soundPoints", "tick", "fanfare"],
    ["soundLow", "low", "mine"],
    ["soundEnd", "fanfare", "chime"],
    ["soundChat", "knock", "low"],
  ] as const)("is silent without %s: %s, and %s is not", (wish, silent, heard) => {
    expect(isHeard(silent)).toBe(true);
    prefs[wish] = false;
    expect(isHeard(silent)).toBe(false);
    expect(isHeard(heard)).toBe(true);
  });

  it("is heard while another page is looked at only where that is wished for", () => {
    Object.assign(document, { hidden: true });
    expect(isHeard("mine")).toBe(false);
    prefs.soundHidden = true;
    expect(isHeard("mine")).toBe(true);
    prefs.soundTurn = false;
    expect(isHeard("mine")).toBe(false);
  });

  it("is silent where all are muted", () => {
    prefs.sounds = false;
    expect(isHeard("mine")).toBe(false);
  });
});
