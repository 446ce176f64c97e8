/** Turns that are quicker to read than their sentences: in Carcassonne where the tile lies, and as what a figure stands on it. */

import type { Message } from "../lib/words.svelte";
import { name as word } from "../lib/words.svelte";

const LAID = "carcassonne.action.place";
const DEPLOYED = /^carcassonne\.action\.deploy_(?:\w+_)?(\w+)$/;
const SILENT = ["carcassonne.action.draw", "carcassonne.action.pass"];

/** A turn in short; null where there is no shorter way than its sentences. */
export function shortly(nodes: { message?: Message | null }[]): string | null {
  const laid = nodes.find((node) => node.message?.id === LAID);
  if (!laid) return null;
  const roles = nodes.flatMap((node) => DEPLOYED.exec(node.message?.id ?? "")?.[1] ?? []);
  const rest = nodes.filter((node) => node !== laid && !SILENT.includes(node.message?.id ?? ""));
  const said = roles.map((role) => word(`web.carcassonne.role.${role}`, role));
  return [String(laid.message?.params?.cell), ...said].join(", ") + (rest.length > roles.length ? "\u00a0…" : "");
}
