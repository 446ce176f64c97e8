/** What was agreed on about a table, in a few lines. */

import { clockText, lengthText } from "../../lib/options";
import { transport } from "../../lib/transport";
import type { GameInfo, TableInfo } from "../../lib/wire";
import { say, t } from "../../lib/words.svelte";
import { presetOf, tilesOf, type ValueOf } from "../new/cards";
import { lengthOf } from "../new/length";

export interface Line {
  icon: string;
  text: string;
  /** Whether it stands in the invitation too. */
  invites?: boolean;
}

const RULES = (table: TableInfo): TableInfo["differences"] => table.differences.filter((one) => one.clause !== null);

const agreedValue =
  ({ settings }: TableInfo): ValueOf =>
  (option) =>
    settings[option.name] ?? option.usual;

/** How the sets of the table are called together, where they are. */
export function evening(table: TableInfo, game: GameInfo | undefined): string {
  const preset = game && presetOf(game, agreedValue(table));
  return preset?.options.length ? say(preset.message) : "";
}

/** Sets by their names, ways to play by theirs, fine rules with what they are. */
function rules(table: TableInfo, game: GameInfo | undefined): string {
  const named = RULES(table).map(({ name, value }) => {
    const title = say({ id: `${table.game}.option.${name}` });
    if (value === true && table.settings[name] === true) return title;
    return `${title}: ${say({ id: `${table.game}.option.${name}.${String(value).toLowerCase()}` })}`;
  });
  if (!named.length) return t("table.standard");
  const all = `${named.join(", ")}.`;
  return game?.tiles
    ? t("ante.tiles", { tiles: t("new.tiles", { tiles: tilesOf(game, agreedValue(table)) }), sets: all })
    : all;
}

function minutes(table: TableInfo, game: GameInfo | undefined): string {
  const people = table.seats.filter((seat) => seat.kind !== "bot").length;
  const length = game && lengthOf(game, (name) => table.settings[name], table.seats.length, people);
  return length ? lengthText(length) : "";
}

function seenBy({ options }: TableInfo): string {
  if (options.spectators === "nobody") return t("ante.see_nobody");
  if (options.public) return options.spectators === "anyone" ? t("ante.see_open") : t("ante.see_link");
  return options.spectators === "anyone" ? t("ante.see_watch") : t("ante.see_invited");
}

export function agreedOn(table: TableInfo, game?: GameInfo): Line[] {
  const { options } = table;
  const clock = clockText(options.clock ?? { kind: "none" });
  const time = [clock.charAt(0).toLocaleUpperCase() + clock.slice(1), minutes(table, game)].filter(Boolean).join(", ");
  const rest = [
    ...(options.hints === "alone" ? [] : [`${t("new.hints")}: ${t(`hints.${options.hints ?? "alone"}`)}`]),
    ...(options.chat === "everyone" ? [] : [`${t("new.chat")}: ${t(`chat.${options.chat ?? "everyone"}`)}`]),
    ...(options.rated ? [t("new.rated")] : []),
    ...(table.duplicate ? [t("duplicate.one")] : []),
  ];
  return [
    { icon: "u-deck", text: rules(table, game), invites: true },
    { icon: "u-clock", text: `${time}.`, invites: true },
    ...(transport.alone ? [] : [{ icon: "u-lock", text: seenBy(table) }]),
    { icon: "u-undo", text: t(`ante.undo.${options.undo ?? "free"}`) },
    ...rest.map((text) => ({ icon: "u-list", text })),
  ];
}
