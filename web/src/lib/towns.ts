/** The small pictures of the lobby, made of the same symbols as the boards. */

import { use } from "./draw";
import { worker } from "../boards/road/art";

function put(cls: string, id: string, x: number, y: number, s: number): string {
  return `<ellipse cx="${x + s / 2}" cy="${y - s * 0.08}" rx="${s * 0.52}" ry="${s * 0.07}" fill="#3a2c10" opacity=".16"/><g class="${cls} face">${use(`b-${id}`, x, y - s, s)}</g>`;
}

const ROAD = "M500 176C690 126 860 136 1010 124S1260 96 1440 112";

export const town = `<path d="M0 92C200 60 420 70 640 62 900 52 1180 40 1440 58V150H0Z" fill="var(--land)"/><path d="M0 118C260 92 520 104 800 96 1060 88 1250 84 1440 96V150H0Z" fill="var(--land-2)"/><path d="${ROAD}" fill="none" stroke="var(--road-edge)" stroke-width="19"/><path d="${ROAD}" fill="none" stroke="var(--road)" stroke-width="16"/>${[
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
].join("")}`;

const STREET = "M-5 88C80 60 150 100 240 78S400 50 560 70";

function blocks(x: number, y: number, count: number): string {
  let out = "";
  for (let k = 0; k < count; k++) {
    const b = y - k * 20;
    out += `<path d="m${x} ${b - 12} 24-12 24 12v16l-24 12-24-12z" fill="var(--h3)"/><path d="m${x} ${b - 12} 24 12 24-12-24-12z" fill="var(--h1)"/><path d="M${x + 24} ${b}v16" fill="none"/>`;
  }
  return out;
}

function card(x: number, turn: number, cls: string, picture: string, owner: string, points: number): string {
  return `<g transform="rotate(${turn} ${x + 33} 130)" class="face ${cls}"><rect x="${x}" y="10" width="66" height="92" rx="7" fill="var(--${owner})" stroke="var(--ink)" stroke-width="1.3"/><rect x="${x + 7}" y="11" width="58" height="46" fill="var(--b1)"/><rect x="${x + 7}" y="57" width="58" height="44" fill="var(--fp)"/>${use(`b-${picture}`, x + 17, 16, 38)}${use("shield", x + 22, 64, 30)}<text x="${x + 37}" y="83" text-anchor="middle" font-size="16" font-weight="800" fill="#fff">${points}</text></g>`;
}

export const pictures: Record<string, string> = {
  caylus: `<path d="${STREET}" fill="none" stroke="var(--road-edge)" stroke-width="22"/><path d="${STREET}" fill="none" stroke="var(--road)" stroke-width="18"/>${put("stony", "towers", 8, 74, 66)}${put("neutral", "quarry", 92, 66, 40)}${put("wooden", "mason", 146, 70, 38)}${put("stony", "church", 200, 64, 48)}${put("stony", "bank", 262, 58, 40)}${worker(0, 120, 98, 26)}${worker(1, 176, 100, 26)}`,
  magna_carta: card(42, -9, "stony", "farm", "G", 2) + card(112, -1, "stony", "bank", "R", 3) + card(182, 7, "wooden", "church", "B", 3),
  carcassonne: `<g stroke="#241b12" stroke-width="1.3">${[[50, 6], [98, 6], [146, 6], [98, 54], [146, 54], [194, 54]]
    .map(([x = 0, y = 0], i) => {
      const road = (d: string) => `<path d="${d}" fill="none" stroke-width="9"/><path d="${d}" fill="none" stroke="#fbf6ea" stroke-width="6"/>`;
      const town = (d: string) => `<path d="${d}" fill="#d9a86c"/>`;
      const on = [
        town(`M${x} ${y + 48}c16-18 32-18 48 0z`),
        town(`M${x} ${y + 48}V${y}h48v48c-14-14-34-14-48 0z`),
        town(`M${x} ${y}v48c18-10 18-38 0-48z`) + road(`M${x + 48} ${y + 24}H${x + 30}V${y + 48}`),
        town(`M${x} ${y}c14 18 34 18 48 0z`),
        road(`M${x + 30} ${y}v24h18`),
        road(`M${x} ${y + 24}h48`) + `<path d="M${x + 16} ${y + 18}v-9l7-6 7 6v9z" fill="#a8322a"/>`,
      ];
      return `<rect x="${x}" y="${y}" width="48" height="48" fill="#9fb463"/>${on[i]}`;
    })
    .join("")}</g>${worker(1, 170, 40, 24)}`,
  torres: `<g stroke="#241b12" stroke-width="1.3" stroke-linejoin="round">${blocks(70, 74, 1)}${blocks(118, 74, 2)}${blocks(166, 74, 3)}${blocks(214, 74, 1)}</g>${worker(2, 190, 24, 24)}${worker(3, 94, 64, 24)}`,
};
