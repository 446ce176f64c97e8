import { join } from "node:path";
import { reached } from "./reached.js";

const ours = (...files) => new Set(files.flatMap((file) => [...reached(join(import.meta.dirname, "src", file))]));

const FIRST = ours("main.ts");
const HALL = ours("pages/Lobby.svelte");
const [ANY, CARCASSONNE, CAYLUS, MAGNA_CARTA, TORRES] = ["any", "carcassonne", "caylus", "magna_carta", "torres"].map(
  (game) => ours(`boards/${game}/index.ts`),
);
const FRAME = ours("pages/Table.svelte");
const TABLE = new Set([FRAME, ANY, CARCASSONNE, CAYLUS, MAGNA_CARTA, TORRES].flatMap((files) => [...files]));
const BASE = new Set([...ours("start.ts"), ...[...HALL].filter((file) => TABLE.has(file))]);
const TOWN = new Set([...CAYLUS].filter((file) => MAGNA_CARTA.has(file)));
const STAGE = new Set(
  [...FRAME, ...[...TOWN].filter((file) => TORRES.has(file) || CARCASSONNE.has(file))].filter(
    (file) => !file.endsWith("Table.svelte"),
  ),
);

const path = (id) => id.replace(/^\0/, "").split("?")[0];

/**
 * Few files, since each costs a question and an answer: what runs first and asks for the others, what every page needs,
 * what the hall has of its own, what all tables share, and what both games of Caylus do. All other pages and boards come
 * when they are opened.
 */
export const groups = [
  { name: "first", test: (id) => FIRST.has(path(id)) || /preload-helper|rolldown.runtime/.test(id), priority: 3 },
  {
    name: "base",
    test: (id) => BASE.has(path(id)) || id.includes("/node_modules/") || /symbols\.svg\?first|kinds\.json/.test(id),
    priority: 2,
  },
  { name: "hall", test: (id) => HALL.has(path(id)), priority: 1 },
  { name: "stage", test: (id) => STAGE.has(path(id)), priority: 1 },
  { name: "town", test: (id) => TOWN.has(path(id)), priority: 0 },
];
