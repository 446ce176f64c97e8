/** The land of Carcassonne in words. */

import book from "../../explain/carcassonne";
import { capital } from "../../explain/book";
import { name, say, t, type Names } from "../../lib/words.svelte";
import type { Chapter, Shown } from "../games";
import { all, atlas, complete, type Region } from "./regions";
import { signsOf } from "./signs";
import { picture, tileOf } from "./tiles.svelte";
import type { CarcassonneSurvey, CarcassonneView } from "./view";

const SIDES = "NESW";
const kindOf = (kind: string): string => name(`web.carcassonne.${kind}`, kind);
const titleOf = (key: string): string =>
  book.explain(key, { view: null, survey: null, players: 0, names: () => undefined })?.title ?? "";

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

function regionText({ told, parts, figures }: Region, names: Names): string {
  const { tile, feature } = parts[0]!;
  const paid = [...(told.owners ?? []), ...(told.barns ?? [])];
  const people = figures.map((f) => `${names(f.seat)}: ${name(`web.carcassonne.role.${f.role}`, f.role)}`);
  return t("carcassonne.region_text", {
    region: kindOf(feature.type),
    x: tile.x,
    y: tile.y,
    tiles: told.tiles,
    open: told.open ?? 0,
    people,
    points: Math.max(0, ...(paid.length ? paid.map(({ now }) => now) : [told.now ?? 0])),
  });
}

export function describe({ view: plain, survey, names }: Shown): Chapter[] {
  const view = plain as CarcassonneView;
  const regions = all(atlas(view, survey as CarcassonneSurvey));
  const held = (region: Region): boolean => region.figures.length > 0 || (region.told.barns ?? []).length > 0;
  const free = regions.filter(
    (region) => !held(region) && !complete(region) && !["field", "carcassonne"].includes(region.told.kind),
  );

  const course = [
    ...(view.drawn ? [`${t("carcassonne.tile")}: ${tileText(view.drawn)}.`] : []),
    `${t("carcassonne.pile", { count: view.pile })}.`,
    ...(view.part ? [`${capital(t("carcassonne.second_part"))}.`] : []),
  ];

  const { princess_dragon: dragon, tower, abbey_mayor: abbey, count, king_robber: king, catapult } = view;
  const at = ([x, y]: [number, number]): string => `${x},${y}`;
  const pieces = [
    ...(dragon?.dragon ? [`${titleOf("piece.dragon")}: ${at(dragon.dragon)}.`] : []),
    ...(dragon?.fairy ? [`${titleOf("piece.fairy")}: ${at(dragon.fairy)}.`] : []),
    ...(tower?.towers ?? []).map(([x, y, floors]) => `${t("carcassonne.tower_label", { x, y, floors })}.`),
    ...(abbey?.barns ?? []).flatMap((corner, seat) =>
      corner ? [`${names(seat)}: ${titleOf("piece.barn")} ${at(corner)}.`] : [],
    ),
    ...(king?.king !== null && king?.king !== undefined
      ? [`${names(king.king)} ${t("carcassonne.has_king")}. ${t("carcassonne.king", { tiles: king.largest_city })}.`]
      : []),
    ...(king?.robber !== null && king?.robber !== undefined
      ? [
          `${names(king.robber)} ${t("carcassonne.has_robber")}. ${t("carcassonne.robber", { tiles: king.longest_road })}.`,
        ]
      : []),
    ...(count ? [`${titleOf("piece.count")}: ${say({ id: `carcassonne.quarter.${count.count}` })}.`] : []),
    ...(count?.quarters ?? []).map(
      ([quarter, seat, figure, many]) =>
        `${capital(say({ id: `carcassonne.quarter.${quarter}` }))}: ${names(seat)}, ${titleOf(`figure.${figure}`)} ×${many}.`,
    ),
    ...(catapult?.fairs ?? []).map((fair) => `${titleOf("sign.fair")}: ${at(fair)}.`),
  ];

  const seats = view.seats.map((side) => {
    const supply = Object.entries(side.supply).map(([figure, many]) => `${titleOf(`figure.${figure}`)} ${many}`);
    const goods = Object.entries(side.goods ?? {}).map(([good, many]) => `${titleOf(`goods.${good}`)} ${many}`);
    const floors = tower ? [`${t("carcassonne.tower_pieces")} ${tower.pieces[side.seat]}`] : [];
    const prisoners = (tower?.prisoners ?? [])
      .filter(([holder]) => holder === side.seat)
      .map(
        ([, owner, figure, many]) =>
          `${titleOf("piece.prisoner")}: ${names(owner)}, ${titleOf(`figure.${figure}`)} ×${many}`,
      );
    const abbeys = abbey?.abbeys[side.seat] ? [titleOf("feature.abbey")] : [];
    return `${names(side.seat)}: ${[t("seat.points", { points: side.score }), ...supply, ...goods, ...floors, ...abbeys, ...prisoners].join(", ")}.`;
  });

  return [
    { title: t("words.game"), lines: course },
    { title: t("words.players"), lines: seats },
    { title: t("words.held"), lines: regions.filter(held).map((region) => regionText(region, names)) },
    { title: t("words.free"), lines: free.map((region) => regionText(region, names)) },
    ...(pieces.length ? [{ title: t("words.pieces"), lines: pieces }] : []),
  ].filter(({ lines }) => lines.length);
}
