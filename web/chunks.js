import { join } from "node:path";
import { reached } from "./reached.js";

const ours = (...files) => new Set(files.flatMap((file) => [...reached(join(import.meta.dirname, "src", file))]));

const FIRST = ours("main.ts");
const HALL = ours("pages/Lobby.svelte");
const TABLE = ours(
  "pages/Table.svelte",
  ...["any", "carcassonne", "caylus", "magna_carta", "torres"].map((game) => `boards/${game}/index.ts`),
);
const BASE = new Set([...ours("start.ts"), ...[...HALL].filter((file) => TABLE.has(file))]);

const path = (id) => id.replace(/^\0/, "").split("?")[0];

/**
 * Few files, since each costs a question and an answer: what runs first and asks for the others, what every page needs,
 * and what the hall has of its own. All other pages and boards come when they are opened.
 */
export const groups = [
  { name: "first", test: (id) => FIRST.has(path(id)) || /preload-helper|rolldown.runtime/.test(id), priority: 3 },
  {
    name: "base",
    test: (id) => BASE.has(path(id)) || id.includes("/node_modules/") || /symbols\.svg\?first|kinds\.json/.test(id),
    priority: 2,
  },
  { name: "hall", test: (id) => HALL.has(path(id)), priority: 1 },
];
