/** The small pictures of the lobby, made of the same symbols as the boards. */

import { use } from "./draw";
import { worker } from "../boards/road/worker";

function put(cls: string, id: string, x: number, y: number, s: number): string {
  return (
    `<ellipse cx="${x + s / 2}" cy="${y - s * 0.08}" rx="${s * 0.52}" ry="${s * 0.07}" fill="#3a2c10"` +
    ` opacity=".16"/><g class="${cls} face">${use(`b-${id}`, x, y - s, s)}</g>`
  );
}

const ROAD = "M500 176C690 126 860 136 1010 124S1260 96 1440 112";

export const town =
  `<path d="M0 92C200 60 420 70 640 62 900 52 1180 40 1440 58V150H0Z" fill="var(--land)"/>` +
  `<path d="M0 118C260 92 520 104 800 96 1060 88 1250 84 1440 96V150H0Z" fill="var(--land-2)"/>` +
  `<path d="${ROAD}" fill="none" stroke="var(--road-edge)" stroke-width="19"/>` +
  `<path d="${ROAD}" fill="none" stroke="var(--road)" stroke-width="16"/>` +
  [
    put("stony", "towers", 1270, 96, 86),
    put("stony", "walls", 1226, 96, 52),
    put("stony", "walls", 1346, 97, 52),
    put("special", "gate", 1176, 104, 44),
    put("presti", "cathedral", 1060, 104, 66),
    put("resid", "residence", 1008, 108, 42),
    put("wooden", "carpenter", 952, 112, 38),
    put("stony", "church", 886, 116, 50),
    put("neutral", "market", 832, 118, 38),
    put("wooden", "farm", 770, 120, 42),
    put("neutral", "forest", 712, 118, 40),
    put("neutral", "forest", 672, 122, 30),
    put("wooden", "peddler", 905, 148, 26),
    put("neutral", "forest", 1400, 106, 34),
  ].join("");

const STREET = "M-5 88C80 60 150 100 240 78S400 50 560 70";

function blocks(x: number, y: number, count: number): string {
  let out = "";
  for (let k = 0; k < count; k++) {
    const b = y - k * 20;
    out +=
      `<path d="m${x} ${b - 12} 24-12 24 12v16l-24 12-24-12z" fill="var(--h3)"/>` +
      `<path d="m${x} ${b - 12} 24 12 24-12-24-12z" fill="var(--h1)"/>` +
      `<path d="M${x + 24} ${b}v16" fill="none"/>`;
  }
  return out;
}

function card(x: number, turn: number, cls: string, picture: string, owner: string, points: number): string {
  return (
    `<g transform="rotate(${turn} ${x + 33} 130)" class="face ${cls}">` +
    `<rect x="${x}" y="10" width="66" height="92" rx="7" fill="var(--${owner})" stroke="var(--ink)"` +
    ` stroke-width="1.3"/><rect x="${x + 7}" y="11" width="58" height="46" fill="var(--b1)"/>` +
    `<rect x="${x + 7}" y="57" width="58" height="44" fill="var(--fp)"/>` +
    `${use(`b-${picture}`, x + 17, 16, 38)}${use("shield", x + 22, 64, 30)}` +
    `<text x="${x + 37}" y="83" text-anchor="middle" font-size="16" font-weight="800" fill="#fff">` +
    `${points}</text></g>`
  );
}

function path(d: string, fill: string, stroke = "none", width = 0, more = ""): string {
  return `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"${more}/>`;
}

function home(x: number, y: number): string {
  return (
    path(`M${x} ${y}v-5h8v5z`, "#fbf3e0", "#4a3a26", 0.8) +
    path(`M${x - 1} ${y - 5}l5-5 5 5z`, "#b9482f", "#4a3a26", 0.8)
  );
}

const WALL = "M98 54C100 18 122 10 150 10s50 8 52 44c-4 28-24 36-52 36s-48-8-52-36z";
const WAYS = ["M-5 80C30 82 48 62 98 56", "M202 54C226 52 232 34 230-5", "M226 38C240 66 270 82 305 84"];
const HOMES = [
  [118, 40],
  [134, 32],
  [152, 30],
  [170, 36],
  [184, 48],
  [114, 58],
  [132, 50],
  [150, 48],
  [166, 54],
  [180, 66],
  [122, 74],
  [140, 68],
  [158, 72],
  [144, 84],
  [168, 82],
];

const land = [
  path("M0 0h300v104H0z", "#bccb8c"),
  path("M46 0v104M98 0v104M150 0v104M202 0v104M254 0v104M0 52h300", "none", "#55652f", 0.8, ' opacity=".45"'),
  ...WAYS.map((way) => path(way, "none", "#6d5a3d", 9)),
  ...WAYS.map((way) => path(way, "none", "#f6ecd6", 6)),
  path(WALL, "#e3b985", "#4a3a26", 6),
  path(WALL, "none", "#efe6d2", 3.4, ' stroke-dasharray="5 3"'),
  ...HOMES.map(([x = 0, y = 0]) => home(x, y)),
  put("neutral", "forest", 8, 50, 30),
  put("neutral", "forest", 262, 44, 28),
  put("stony", "church", 212, 94, 34),
  worker(1, 66, 74, 24),
  worker(0, 152, 66, 26),
].join("");

export const pictures: Record<string, string> = {
  caylus:
    `<path d="${STREET}" fill="none" stroke="var(--road-edge)" stroke-width="22"/>` +
    `<path d="${STREET}" fill="none" stroke="var(--road)" stroke-width="18"/>` +
    `${put("stony", "towers", 8, 74, 66)}${put("neutral", "quarry", 92, 66, 40)}` +
    `${put("wooden", "mason", 146, 70, 38)}${put("stony", "church", 200, 64, 48)}` +
    `${put("stony", "bank", 262, 58, 40)}${worker(0, 120, 98, 26)}${worker(1, 176, 100, 26)}`,
  magna_carta:
    card(42, -9, "stony", "farm", "G", 2) +
    card(112, -1, "stony", "bank", "R", 3) +
    card(182, 7, "wooden", "church", "B", 3),
  carcassonne: land,
  torres:
    `<g stroke="#241b12" stroke-width="1.3" stroke-linejoin="round">${blocks(70, 78, 1)}` +
    `${blocks(118, 78, 2)}${blocks(166, 78, 3)}${blocks(214, 78, 1)}</g>${worker(2, 190, 32, 24)}` +
    `${worker(3, 94, 70, 24)}`,
};
