/** How the table shows what happened in Magna Carta: first what travels, then the position after it. One thing at a time. */

import { messageOf } from "../../lib/events";
import { letter } from "../../lib/seats";
import type { EventInfo } from "../../lib/wire";
import { name, t } from "../../lib/words.svelte";
import type { Moment } from "../../stage/show.svelte";
import { play as sound } from "../../stage/sound";
import { whereIs } from "../../stage/where";
import { tile } from "../road/art";
import { flown, node, TIME } from "../road/moves";
import type { Scene } from "../road/scene";
import { rehearsed, Teller, tellAll } from "../road/teller";
import { face, look } from "./cards";
import { ending } from "./ending";
import { paidAt } from "./paying";
import { dataOf, reduce } from "./reduce";
import { phasesOf, type MagnaCartaView } from "./view";

/** What others did, or luck. What the viewer did has been shown when it was decided. */
export async function present(scene: Scene<MagnaCartaView>, { before, after, steps, own }: Moment): Promise<void> {
  const will = after.view as MagnaCartaView;
  const mover = steps.find((step) => step.seat >= 0)?.seat ?? -1;
  const events = steps.flatMap((step) => step.events);
  const teller = new MagnaCartaTeller(scene, before.view as MagnaCartaView, mover, events);
  const end = after.to_move === -2 ? ending(will) : null;
  // Luck answers the viewer's own draw: only that is new.
  if (own) {
    teller.view = will;
    await scene.draw(will);
    for (const event of events) if (event.kind === "drew") await teller.dealt(event);
    if (end) await scene.ceremony(end);
    scene.say(-1, null);
    return;
  }
  await tellAll(scene, teller, before.task, events, will, end);
}

/** What the viewer has just decided, as far as it is known before it is played. Says what the board looks like then. */
export async function rehearse(
  scene: Scene<MagnaCartaView>,
  view: MagnaCartaView,
  events: EventInfo[],
): Promise<MagnaCartaView> {
  return rehearsed(new MagnaCartaTeller(scene, view, scene.me ?? -1, events), events);
}

/** Goods as they are called where they lie. */
const GOOD: Record<string, string> = { deniers: "denier" };

class MagnaCartaTeller extends Teller<MagnaCartaView> {
  constructor(
    scene: Scene<MagnaCartaView>,
    view: MagnaCartaView,
    mover: number,
    private readonly events: EventInfo[],
  ) {
    super(scene, view, mover, reduce);
  }

  async tell(event: EventInfo): Promise<void> {
    if (event.kind.startsWith("scored")) return;
    this.scene.say(event.seat >= 0 ? event.seat : this.mover, messageOf("magna_carta", event));
    const phase = this.view.phase;
    await (SHOWN[event.kind] ?? MagnaCartaTeller.prototype.next).call(this, event);
    if (this.view.phase !== phase) await this.moves.pill(phasesOf(this.view).indexOf(this.view.phase) + 1);
    await this.moves.queue.wait(TIME.settle);
  }

  private at(place: number | undefined): void {
    if (place !== undefined) this.source = `card:${place - 1}`;
  }

  async turn(event: EventInfo): Promise<void> {
    await this.next(event);
    const { turn } = dataOf(event);
    sound("chime");
    if (turn! > 1) await this.moves.card(t("turn", { turn }), name("magna_carta.phase.income", ""));
  }

  async income(event: EventInfo): Promise<void> {
    await this.moves.gain(
      event.seat,
      "denier",
      dataOf(event).deniers!,
      event.kind === "income" ? whereIs("phase:1") : whereIs("bridge"),
    );
    await this.next(event);
  }

  async placed(event: EventInfo): Promise<void> {
    const { place } = dataOf(event);
    this.at(place);
    await this.scene.reveal(this.source);
    const to = `w:${place! - 1}`;
    await this.send(event, this.moves.at(event.seat, "worker"), to, 1);
    await this.glow(this.source, 160);
  }

  async paid(event: EventInfo): Promise<void> {
    const { goods = {} } = dataOf(event);
    const to = whereIs(paidAt(event, this.events)) ?? whereIs("next") ?? this.from();
    const flights = Object.entries(goods).map(([good, count]) =>
      this.moves.pay(event.seat, GOOD[good] ?? good, count, to),
    );
    await this.next(event);
    await Promise.all(flights);
  }

  async draws(event: EventInfo): Promise<void> {
    await this.scene.reveal("deck");
    await Promise.all([this.moves.coins(event.seat, 1, whereIs("deck") ?? whereIs("bridge")), this.next(event)]);
  }

  /** A card comes from the deck; whose it is, its back says. */
  async dealt(event: EventInfo): Promise<void> {
    sound("page");
    const { seat } = event;
    const own = seat === this.scene.me;
    const { card } = dataOf(event);
    const to = own && card ? whereIs(`hand:${card}`) : this.moves.at(seat, "worker");
    await this.moves.fly(
      back(seat),
      own ? whereIs("deck") : this.moves.at(seat, "prestige"),
      to,
      own ? TIME.tile : TIME.idle,
      { to: own ? 1 : 0.4 },
    );
  }

  async drew(event: EventInfo): Promise<void> {
    await this.next(event);
    await this.dealt(event);
  }

  async built(event: EventInfo): Promise<void> {
    const { card } = dataOf(event);
    const key = `card:${this.view.road.length}`;
    const from = whereIs(`hand:${card}`) ?? this.moves.at(event.seat, "worker");
    const to = `tile:${this.view.road.length}`;
    this.source = key;
    await this.arrive(
      to,
      () => this.next(event),
      async () => {
        await this.scene.reveal(key);
        const goal = whereIs(to);
        if (goal)
          await this.moves.fly(
            node(
              tile(look(card!), 1, 1, goal.w - 2, goal.h - 2, { owner: event.seat, points: face(card!).points }),
              goal.w,
              goal.h,
            ),
            from,
            goal,
            TIME.tile,
            { from: 0.8 },
          );
      },
    );
    sound("thud");
    await this.glow(key, 220);
  }

  async prestige(event: EventInfo): Promise<void> {
    const { building, place } = dataOf(event);
    const from = whereIs(`great:${building}`);
    const to = place === undefined ? null : `tile:${place - 1}`;
    this.at(place);
    if (to) await this.scene.reveal(this.source);
    const goal = to ? whereIs(to) : this.moves.at(event.seat, "prestige");
    await this.moves.fly(
      node(tile(look(building!), 1, 1, 96, 90, { owner: event.seat }), 98, 92),
      from,
      goal,
      TIME.tile,
    );
    sound("thud");
    await this.next(event);
    if (to) await this.glow(this.source, 220);
  }

  async used(event: EventInfo): Promise<void> {
    const { goods = {}, paid = {}, place } = dataOf(event);
    this.at(place);
    this.scene.active(this.source);
    await this.scene.reveal(this.source);
    await this.glow(this.source, 200);
    await Promise.all(
      Object.entries(paid).map(([good, count]) => this.moves.pay(event.seat, GOOD[good] ?? good, count, this.from())),
    );
    await Promise.all(
      Object.entries(goods).map(([good, count]) => this.moves.gain(event.seat, GOOD[good] ?? good, count, this.from())),
    );
    await this.next(event);
    this.scene.active(null);
  }

  async offered(event: EventInfo): Promise<void> {
    this.source = "castle";
    await this.scene.reveal("castle");
    await this.next(event);
  }

  async tokens(event: EventInfo): Promise<void> {
    const { points = 0 } = dataOf(event);
    const section = Math.max(
      0,
      this.view.castle.findIndex((left) => left > 0),
    );
    await this.scene.reveal("castle");
    const from = whereIs(`top:${section}`);
    await this.next(event);
    await this.moves.fly(flown("token", 30), from, this.moves.at(event.seat, "prestige"), TIME.shield);
    await this.moves.shield(event.seat, points, from);
  }

  async bonus(event: EventInfo): Promise<void> {
    await Promise.all(
      Object.entries(dataOf(event).goods ?? {}).map(([good, count]) =>
        this.moves.gain(event.seat, GOOD[good] ?? good, count, whereIs("castle")),
      ),
    );
    await this.next(event);
  }

  async walked(event: EventInfo): Promise<void> {
    const { place = 1, deniers = 0 } = dataOf(event);
    await this.scene.reveal(`card:${place - 1}`);
    const coins = this.moves.coins(event.seat, deniers, whereIs("provost"));
    const to = place - 1;
    const way = Math.sign(to - (this.view.provost ?? to));
    for (let at = this.view.provost ?? to; at !== to; at += way) {
      const from = whereIs("provost");
      this.view = { ...this.view, provost: at + way };
      await this.scene.draw(this.view);
      await this.moves.hop("provost", from, TIME.step);
    }
    await coins;
    await this.next(event);
  }

  async turned(event: EventInfo): Promise<void> {
    const { place } = dataOf(event);
    this.at(place);
    await this.scene.reveal(this.source);
    await this.moves.flip(`tile:${place! - 1}`, () => this.next(event));
  }

  async home(event: EventInfo): Promise<void> {
    const from = whereIs(`w:${dataOf(event).place! - 1}`);
    await this.next(event);
    await this.moves.walk(
      event.seat,
      from,
      this.moves.at(event.seat, "worker"),
      30,
      event.kind === "home" ? TIME.home : TIME.idle,
    );
  }

  async first(event: EventInfo): Promise<void> {
    const seats = this.view.players.map((_, seat) => seat);
    const before = new Map(seats.map((seat) => [seat, whereIs(`chip:${seat}`)]));
    await this.next(event);
    await Promise.all(seats.map((seat) => this.moves.slide(`chip:${seat}`, before.get(seat) ?? null, TIME.order, 14)));
  }
}

function back(seat: number): HTMLElement {
  return node(
    `<g class="face resid ${letter(seat)}">` +
      `<rect x="2" y="2" width="40" height="56" rx="6" fill="var(--resid-1)" stroke="var(--seat)"` +
      ` stroke-width="4"/><use href="#b-residence" x="9" y="17" width="26" height="26"/></g>`,
    44,
    60,
  );
}

const { prototype } = MagnaCartaTeller;
const SHOWN: Record<string, (this: MagnaCartaTeller, event: EventInfo) => Promise<void>> = {
  turn: prototype.turn,
  income: prototype.income,
  first_to_pass: prototype.income,
  placed: prototype.placed,
  passed: prototype.passed,
  paid: prototype.paid,
  draws: prototype.draws,
  replaces: prototype.draws,
  drew: prototype.drew,
  built: prototype.built,
  built_prestige: prototype.prestige,
  built_in_front: prototype.prestige,
  took: prototype.used,
  bought: prototype.used,
  bought_tokens: prototype.used,
  offered: prototype.offered,
  tokens: prototype.tokens,
  bonus: prototype.bonus,
  provost_moved: prototype.walked,
  provost_advanced: prototype.walked,
  turned: prototype.turned,
  home: prototype.home,
  home_beyond: prototype.home,
  first_player: prototype.first,
  first_passed_on: prototype.first,
};
