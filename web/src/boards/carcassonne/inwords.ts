/** The land of Carcassonne in words. */

import { capital } from "../../explain/book";
import { name, say, t, type Names } from "../../lib/words.svelte";
import type { Chapter, Shown } from "../games";
import { all, atlas, complete, type Region } from "./regions";
import { SETS } from "./sets";
import { signsOf } from "./signs";
import { picture, tileOf } from "./tiles.svelte";
import { titleOf } from "./titles";
import type { CarcassonneSurvey, CarcassonneView } from "./view";

const SIDES = "NESW";
const kindOf = (kind: string): string => name(`web.carcassonne.${kind}`, kind);

/** A tile: its parts with the sides they reach, and its signs. */
export function tileText(id: string): string {
  const drawn = tileOf(id);
  if (!drawn) return t("carcassonne.tile");
  const parts = drawn.features.flatMap(({ type, edges }) => {
    if (type === "field" || type === "carcassonne") return [];
    const sides = [...(edges ?? [])]
      .map((edge) => edge[0]!)
      .sort((a, b) => SIDES.indexOf(a) - SIDES.indexOf(b))
      .join("")
      .toLowerCase();
    return [sides ? `${kindOf(type)} (${say({ id: `carcassonne.sides.${sides}` })})` : kindOf(type)];
  });
  const signs = signsOf(id, picture(id, 0))
    .filter((key) => !key.startsWith("feature."))
    .map(titleOf);
  return [...parts, ...signs].join(", ") || kindOf("field");
}

function regionText({ survey, parts, figures }: Region, names: Names): string {
  const { tile, feature } = parts[0]!;
  const paid = [...(survey.owners ?? []), ...(survey.barns ?? [])];
  const people = figures.map((f) => `${names(f.seat)}: ${name(`web.carcassonne.role.${f.role}`, f.role)}`);
  return t("carcassonne.region_text", {
    region: kindOf(feature.type),
    x: tile.x,
    y: tile.y,
    tiles: survey.tiles,
    open: survey.open ?? 0,
    people,
    points: Math.max(0, ...(paid.length ? paid.map(({ now }) => now) : [survey.now ?? 0])),
  });
}

export function describe({ view: plain, survey, names }: Shown): Chapter[] {
  const view = plain as CarcassonneView;
  const regions = all(atlas(view, survey as CarcassonneSurvey));
  const held = (region: Region): boolean => region.figures.length > 0 || (region.survey.barns ?? []).length > 0;
  const free = regions.filter(
    (region) => !held(region) && !complete(region) && !["field", "carcassonne"].includes(region.survey.kind),
  );

  const course = [
    ...(view.drawn ? [`${t("carcassonne.tile")}: ${tileText(view.drawn)}.`] : []),
    `${t("carcassonne.pile", { count: view.pile })}.`,
    ...(view.part ? [`${capital(t("carcassonne.second_part"))}.`] : []),
  ];

  const pieces = SETS.flatMap((set) => set.pieces?.(view, names) ?? []);

  const seats = view.seats.map(({ seat, score, supply }) => {
    const figures = Object.entries(supply).map(([figure, many]) => `${titleOf(`figure.${figure}`)} ${many}`);
    const held = SETS.flatMap((set) => set.held?.(view, seat, names) ?? []);
    return `${names(seat)}: ${[t("seat.points", { points: score }), ...figures, ...held].join(", ")}.`;
  });

  return [
    { title: t("words.game"), lines: course },
    { title: t("words.players"), lines: seats },
    { title: t("words.held"), lines: regions.filter(held).map((region) => regionText(region, names)) },
    { title: t("words.free"), lines: free.map((region) => regionText(region, names)) },
    ...(pieces.length ? [{ title: t("words.pieces"), lines: pieces }] : []),
  ].filter(({ lines }) => lines.length);
}
