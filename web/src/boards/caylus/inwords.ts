/** The board of Caylus in words. */

import components from "../../../../src/bastide/games/caylus/components.json";
import book from "../../explain/caylus";
import { capital } from "../../explain/book";
import { inWords } from "../../explain/heard";
import { say, t } from "../../lib/words.svelte";
import type { Chapter, Shown } from "../games";
import { roadText } from "../road/words";
import type { CaylusSurvey, CaylusView } from "./view";

const drawn = (id: string, params?: Record<string, unknown>): string => say({ id: `caylus.drawing.${id}`, params });
const LINES = components.favours.lines.map(({ id }) => id);
const CLASSES = ["wood", "stone", "prestige"];
const CUBES = ["food", "wood", "stone", "cloth", "gold"];

export function describe({ view: plain, survey: surveyed, names }: Shown): Chapter[] {
  const view = plain as CaylusView;
  const survey = surveyed as CaylusSurvey;
  const table = { view: plain, survey: surveyed, players: view.players.length, names };
  const people = (seats: (number | null)[]): string =>
    seats.flatMap((seat) => (seat === null ? [] : [names(seat)])).join(", ");
  const here = (seats: (number | null)[]): string =>
    people(seats) ? ` ${t("words.here", { names: people(seats) })}` : "";
  const says = (key: string): string => book.explain(key, table)?.text ?? "";

  const course = [
    `${t("turn", { turn: view.turn })}: ${say({ id: `caylus.phase.${view.phase}` })}.`,
    t("road.provost", { provost: view.provost, bailiff: view.bailiff }),
    `${drawn("order")}: ${people(view.order)}.`,
    `${drawn("bridge")}: ${people(view.bridge) || t("words.none")}.` +
      (view.price === null ? "" : ` ${capital(drawn("price"))}: ${view.price}.`),
  ];

  const current = view.castle.findIndex(({ scored }) => !scored);
  const castle = view.castle.map((section, i) => {
    const built = t("road.castle", {
      section: capital(say({ id: `caylus.section.${section.name}` })),
      count: survey.castle[i]!.built,
      places: section.places,
    });
    const houses = section.houses.flatMap((count, seat) => (count ? [`${names(seat)} ${count}`] : [])).join(", ");
    return `${built} ${capital(drawn(section.scored ? "scored" : i === current ? "built" : "to_come"))}.${houses ? ` ${houses}.` : ""}`;
  });
  const yard = `${capital(drawn("workers"))}: ${people(view.castle_workers) || t("words.none")}.`;

  const { gate, trading_post, merchants_guild, joust_field, stables, inn_left, inn_right } = view.special;
  const standing: Record<string, (number | null)[]> = {
    gate: [gate],
    trading_post: [trading_post],
    merchants_guild: [merchants_guild],
    joust_field: [joust_field],
    stables,
    inn: [inn_left, inn_right],
  };
  const special = components.special.map((id) => `${inWords(book, `special.${id}`, table)}${here(standing[id] ?? [])}`);

  const road = view.road.flatMap((space) => {
    if (space.tile === null)
      return space.space === survey.site
        ? [`${t("road.space", { space: space.space, building: drawn("next_site") })}.`]
        : [];
    const beyond = survey.workplaces.includes(space.space) && space.space > view.provost ? ` ${t("words.beyond")}` : "";
    const promised = space.promised_to === null ? "" : ` ${t("words.promised", { name: names(space.promised_to) })}`;
    const line = roadText(
      space.space,
      book.explain(`building.${space.tile}`, table)!.title,
      space.owner,
      space.worker,
      names,
    );
    return [`${line} ${says(`building.${space.tile}`)}${beyond}${promised}`];
  });

  const favours = view.simplified_favours
    ? [drawn("simplified")]
    : [
        `${capital(t("caylus.columns", { count: view.open_columns }))}.`,
        ...view.players.map(
          (side, seat) =>
            `${names(seat)}: ${LINES.map((line) => `${say({ id: `caylus.line.${line}` })} ${side.markers[line] ?? 0}`).join(", ")}.`,
        ),
      ];

  const stock = CLASSES.flatMap((kind) =>
    components.tiles.filter((tile) => tile.class === kind && (view.stock[tile.id] ?? 0) > 0),
  ).map(
    ({ id }) => `${inWords(book, `building.${id}`, table)}${(view.stock[id] ?? 0) > 1 ? ` ×${view.stock[id]}` : ""}`,
  );

  const seats = view.players.map((side, seat) => {
    const goods: [string, number][] = [
      ["prestige", side.prestige],
      ["denier", side.deniers],
      ...CUBES.map((cube): [string, number] => [cube, side.cubes[cube] ?? 0]),
    ];
    const owned = goods.map(([good, count]) => say({ id: `caylus.goods.${good}`, params: { count } }));
    const workers = t("caylus.workers", { count: side.workers });
    return `${names(seat)}: ${[...owned, workers, `${t("caylus.income")} ${side.income}`].join(", ")}.`;
  });

  return [
    { title: t("words.game"), lines: course },
    { title: t("words.players"), lines: seats },
    { title: drawn("castle"), lines: [...castle, yard] },
    { title: drawn("special"), lines: special },
    { title: drawn("road"), lines: road },
    { title: drawn("favours"), lines: favours },
    { title: t("caylus.stock_label"), lines: stock },
  ];
}
