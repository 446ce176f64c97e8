/** The faces of the bots, one for each level. */

const INK = 'stroke="#2c2218" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"';
const EYES = `<path d="M45 44v2M55 44v2" fill="none" ${INK}/>`;

function face(skin: string): string {
  return `<path d="M38 44c0-12 5-18 12-18s12 6 12 18-5 18-12 18-12-6-12-18z" fill="${skin}" ${INK}/>`;
}

const FACES: Record<string, string> = {
  novice:
    `<path d="M18 100c1-22 13-32 32-32s31 10 32 32z" fill="#7fa35a" ${INK}/>` +
    `<path d="M42 66l8 9 8-9" fill="#f3e6c8" ${INK}/>${face("#f2cfa6")}${EYES}` +
    `<path d="M46 53c2 2 6 2 8 0" fill="none" ${INK}/><circle cx="42.5" cy="50" r="1.3" fill="#d98e66"/>` +
    `<circle cx="57.5" cy="50" r="1.3" fill="#d98e66"/>` +
    `<path d="M24 36c10-5 16-5 26-5s16 0 26 5c-6 3-46 3-52 0z" fill="#e8c35b" ${INK}/>` +
    `<path d="M37 33c0-10 4-15 13-15s13 5 13 15c-8-2-18-2-26 0z" fill="#e8c35b" ${INK}/>` +
    `<path d="M37 32c8-2 18-2 26 0" fill="none" stroke="#b3392a" stroke-width="3.5"/>` +
    `<path d="M70 62c4-10 8-14 14-16M76 55c5 0 7-2 8-5M73 60c-1-5 1-8 3-9" fill="none" stroke="#4c7a34"` +
    ` stroke-width="2.6" stroke-linecap="round"/>`,
  apprentice:
    `<path d="M16 100c1-23 14-32 34-32s33 9 34 32z" fill="#b98a4a" ${INK}/>` +
    `<path d="M38 70v30M62 70v30" fill="none" ${INK}/><path d="M42 66l8 9 8-9" fill="#f3e6c8" ${INK}/>` +
    `${face("#eac296")}${EYES}<path d="M45 53c3 3 7 3 10 0" fill="none" ${INK}/>` +
    `<path d="M35 38c-2-14 5-21 16-21 10 0 16 6 15 19-4-6-9-8-14-7-6 0-12 3-17 9z"` +
    ` fill="#7a4a24" ${INK}/><path d="M70 96l12-30" fill="none" stroke="#2c2218" stroke-width="5.4"` +
    ` stroke-linecap="round"/><path d="M70 96l12-30" fill="none" stroke="#c9a063" stroke-width="2.6"` +
    ` stroke-linecap="round"/><path d="M74 60l16 6-3 8-16-6z" fill="#c9ced1" ${INK}/>`,
  builder:
    `<path d="M14 100c1-24 15-32 36-32s35 8 36 32z" fill="#9a6436" ${INK}/>` +
    `<path d="M34 72v28M66 72v28" fill="none" ${INK}/><path d="M34 76h32v24H34z" fill="#d9c08c" ${INK}/>` +
    `${face("#e3b184")}${EYES}<path d="M41 52c4-4 7-3 9-1 2-2 5-3 9 1-4 3-7 3-9 1-2 2-5 2-9-1z"` +
    ` fill="#5b3a1e" ${INK}/><path d="M35 37c-1-12 5-19 15-19s16 7 15 19c-9-4-21-4-30 0z"` +
    ` fill="#6f8fa0" ${INK}/><path d="M33 37c10-4 24-4 34 0" fill="none" ${INK}/>` +
    `<path d="M78 92V74" ${INK} fill="none" stroke-width="4.5"/>` +
    `<path d="M70 74l8-18 8 18z" fill="#c9ced1" ${INK}/>`,
  master:
    `<path d="M16 100c1-24 14-33 34-33s33 9 34 33z" fill="#2a5d8f" ${INK}/>` +
    `<path d="M40 67l10 15 10-15" fill="#f7efdc" ${INK}/>` +
    `<path d="M33 58c-3-20 3-33 17-33s20 13 17 33c-3 6-7 8-10 9H43c-3-1-7-3-10-9z"` +
    ` fill="#f7efdc" ${INK}/>${face("#efc8a0")}${EYES}<path d="M46 54c3 1 5 1 8 0" fill="none" ${INK}/>` +
    `<path d="M41 41c2-2 5-2 7 0M52 41c2-2 5-2 7 0" fill="none" ${INK} stroke-width="1.7"/>` +
    `<path d="M30 32c2-12 10-18 21-17 12 1 19 8 19 16-12-4-28-4-40 1z" fill="#8a2f3c" ${INK}/>` +
    `<path d="M76 60l-9 32M76 60l9 32M71.500 78h9" fill="none" stroke="#2c2218" stroke-width="4.6"` +
    ` stroke-linecap="round"/><path d="M76 60l-9 32M76 60l9 32" fill="none" stroke="#e0b23c"` +
    ` stroke-width="2" stroke-linecap="round"/><circle cx="76" cy="59" r="3.6" fill="#e0b23c" ${INK}/>`,
  king:
    `<path d="M12 100c1-25 16-33 38-33s37 8 38 33z" fill="#a8322a" ${INK}/>` +
    `<path d="M27 76c6-7 14-9 23-9s17 2 23 9c-3 8-8 11-12 10-3 6-19 6-22 0-4 1-9-2-12-10z"` +
    ` fill="#fbf6ea" ${INK}/><path d="M36 77l2 4M48 80v4M61 77l-2 4" fill="none" ${INK}/>` +
    `${face("#eec49a")}${EYES}<path d="M37 46c0 16 4 27 13 27s13-11 13-27` +
    `c-2 5-5 6-8 5-3-2-7-2-10 0-3 1-6 0-8-5z" fill="#d8d2c4" ${INK}/>` +
    `<path d="M46 57c3 1.500 5 1.500 8 0" fill="none" ${INK}/>` +
    `<path d="M33 33l-3-19 10 8 10-13 10 13 10-8-3 19c-10-3-24-3-34 0z" fill="#f0c233" ${INK}/>` +
    `<circle cx="50" cy="24" r="2.6" fill="#a8322a" ${INK} stroke-width="1.3"/>` +
    `<circle cx="39" cy="27" r="1.9" fill="#1f5a94"/><circle cx="61" cy="27" r="1.9" fill="#1f5a94"/>`,
};
const GROUNDS: Record<string, string> = {
  novice: "#dfe3b4",
  apprentice: "#e6dcc0",
  builder: "#efd7b0",
  master: "#d3e0ec",
  king: "#f4dcb0",
};

/** The face of a level; of one that is not known here, that of the builder. */
export function portrait(level: string): string {
  return FACES[level] ?? FACES.builder!;
}

export function ground(level: string): string {
  return GROUNDS[level] ?? GROUNDS.builder!;
}
