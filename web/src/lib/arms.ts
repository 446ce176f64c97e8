/** Coats of arms: the picture of a player, made from the name. Partition, tinctures and charge follow from its hash. */

const TINCTURES = ["#b3392a", "#1f5a94", "#2f7d52", "#e0a321", "#3b342d", "#6d4a8c", "#c4713a", "#4c8a94"] as const;
const METALS = ["#f7efdc", "#f0c851"] as const;
const INKS = ["#2c2218", "#fffaf0"] as const;
export const SHIELD = "M4 3h40v27c0 12-9 19-20 24C13 49 4 42 4 30z";
/** What lies on the field, in the second tincture. */
const PARTITIONS = [
  "",
  "M24 0h24v56H24z",
  "M0 27h48v29H0z",
  "M0 0h14l34 40v16H34L0 14z",
  "M24 16l24 24v14L24 30 0 54V40z",
  "M0 0h24v27H0zM24 27h24v29H24z",
  "M19 0h10v22h19v10H29v24H19V32H0V22h19z",
];
const CHARGES = [
  "M24 12l3.6 8.4 9.1.8-6.9 6 2.1 8.9L24 31.4l-7.9 4.7 2.1-8.9-6.9-6 9.1-.8z",
  "M16 38V24h-3v-9h5v4h3v-4h6v4h3v-4h5v9h-3v14h-6v-7a2.5 2.5 0 0 0-5 0v7z",
  "M24 11c4 5 6 8 3 13 5-3 9-2 9 2s-5 4-9 2l2 9H19l2-9c-4 2-9 2-9-2s4-5 9-2c-3-5-1-8 3-13z",
  "M24 11c6 4 10 9 9 14-1 4-4 5-7 5v8h-4v-8c-3 0-6-1-7-5-1-5 3-10 9-14z",
  "M30 12a13 13 0 1 0 6 20 10.5 10.5 0 1 1-6-20z",
  "M24 12a7 7 0 1 1-2.5 13.5V30h5v4h-5v4h-4V25.5A7 7 0 0 1 24 12z",
  "M24 12a5 5 0 0 1 5 5.6 5 5 0 1 1 1.600 8.600 5 5 0 1 1-6.600 4.400 5 5 0 1 1-6.600-4.400 5 5 0 1 1 1.600-8.600A5 5 0 0 1 24 12z",
  "M14 34l-2-14 7 6 5-10 5 10 7-6-2 14z",
];
/** How many coats of arms can be chosen among. */
export const VARIANTS = 15;

export interface Arms {
  field: string;
  other: string;
  partition: string;
  charge: string;
  ink: string;
}

function hash(text: string): number {
  let found = 2166136261;
  for (const character of text) {
    found ^= character.codePointAt(0)!;
    found = Math.imul(found, 16777619);
  }
  return found >>> 0;
}

const pick = <T>(list: readonly T[], number: number): T => list[number % list.length]!;

/** The arms of a name; the same name has several to choose among. */
export function armsOf(name: string, variant = 0): Arms {
  const h = hash(variant ? `${name}${variant}` : name);
  const metal = pick(METALS, h >>> 3);
  const plain = (h >>> 5) % PARTITIONS.length === 0;
  return {
    field: pick(TINCTURES, h),
    other: (h >>> 9) % 3 ? metal : pick(TINCTURES, (h >>> 11) + 3),
    partition: pick(PARTITIONS, h >>> 5),
    charge: pick(CHARGES, h >>> 17),
    ink: plain ? metal : pick(INKS, h >>> 14),
  };
}
