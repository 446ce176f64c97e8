/** How the table shows what happened in Caylus: first what travels, then the position after it. One thing at a time. */

import { messageOf } from "../../lib/events";
import type { EventInfo } from "../../lib/wire";
import { name, say, t } from "../../lib/words.svelte";
import type { Moment } from "../../stage/show.svelte";
import { play as sound } from "../../stage/sound";
import { whereIs } from "../../stage/where";
import { tile } from "../road/art";
import { flown, node, TIME } from "../road/moves";
import type { Scene } from "../road/scene";
import { rehearsed, Teller, tellAll } from "../road/teller";
import { ending, eve, LEFT_OVER } from "./ending";
import { look, SECTIONS } from "./tiles";
import { dataOf, homeward, reduce, spotFor } from "./reduce";
import { built, LINES, PHASES, type CaylusView } from "./view";

/** What others did, or luck. What the viewer did has been shown when it was decided. */
export async function present(scene: Scene<CaylusView>, { before, after, steps, own }: Moment): Promise<void> {
  const will = after.view as CaylusView;
  const end = after.to_move === -2 ? ending(will) : null;
  if (own) {
    if (end) {
      await scene.draw(eve(will));
      await scene.ceremony(end);
    }
    return scene.draw(will);
  }
  const mover = steps.find((step) => step.seat >= 0)?.seat ?? -1;
  const teller = new CaylusTeller(scene, before.view as CaylusView, mover);
  await tellAll(
    scene,
    teller,
    before.task,
    steps.flatMap((step) => step.events),
    will,
    end,
  );
}

/** What the viewer has just decided, as far as it is known before it is played. Says what the board looks like then. */
export async function rehearse(scene: Scene<CaylusView>, view: CaylusView, events: EventInfo[]): Promise<CaylusView> {
  return rehearsed(new CaylusTeller(scene, view, scene.me ?? -1), events);
}

/** Where it comes from, or goes to, where only the rule says it. */
const SOURCE: Record<string, string> = {
  "CAY-6.2": "bridge",
  "CAY-7.7": "trading_post",
  "CAY-7.9": "joust_field",
  "CAY-8.1": "provost",
  "CAY-5.1": "phase:1",
  "CAY-10.2": "castle",
};

class CaylusTeller extends Teller<CaylusView> {
  constructor(scene: Scene<CaylusView>, view: CaylusView, mover: number) {
    super(scene, view, mover, reduce);
  }

  async tell(event: EventInfo): Promise<void> {
    const { kind } = event;
    if (kind === "earned" && event.clause === LEFT_OVER) return;
    this.scene.say(event.seat >= 0 ? event.seat : this.mover, messageOf("caylus", event));
    this.source = SOURCE[event.clause] ?? this.source;
    const show = SHOWN[kind];
    if (show) await show.call(this, event);
    else await this.next(event);
    if (kind !== "gained" && kind !== "paid") await this.moves.queue.wait(TIME.settle);
  }

  async phase(event: EventInfo): Promise<void> {
    const { phase, turn } = dataOf(event);
    const number = PHASES.indexOf(phase as "income") + 1;
    await this.next(event);
    this.source = `phase:${number}`;
    if (phase === "income" && turn! > 1) {
      sound("chime");
      await this.moves.card(t("turn", { turn }), name(`caylus.phase.${phase}`, ""));
    }
    await this.moves.pill(number);
  }

  async gained(event: EventInfo): Promise<void> {
    const { goods, count } = dataOf(event);
    await this.moves.gain(event.seat, goods!, count!, this.from());
    await this.next(event);
  }

  async paid(event: EventInfo): Promise<void> {
    const { goods, count } = dataOf(event);
    if (this.source === "castle") await this.scene.reveal(this.source);
    const to = this.from();
    const flight = this.moves.pay(event.seat, goods!, count!, to);
    await this.next(event);
    await flight;
  }

  async earned(event: EventInfo): Promise<void> {
    // A visitor's prestige comes out of the building that was entered.
    await this.moves.shield(event.seat, dataOf(event).points!, this.from());
    await this.next(event);
  }

  async lost(event: EventInfo): Promise<void> {
    await this.next(event);
    const at = this.moves.at(event.seat, "prestige");
    if (at)
      await this.scene.stage.flights.points(
        `−${dataOf(event).points}`,
        "lost",
        { x: at.x + at.w / 2, y: at.y },
        { x: at.x + at.w / 2, y: at.y - 30 },
        { hold: 500, ms: 300 },
      );
  }

  async placed(event: EventInfo): Promise<void> {
    const { place, price = 0 } = dataOf(event);
    const moved = event.kind === "moved";
    const to = spotFor(this.view, place!);
    this.source = /^\d+$/.test(place!) ? `space:${place}` : place!;
    await this.scene.reveal(this.source);
    const from = moved ? whereIs("w:gate:0") : this.moves.at(event.seat, "worker");
    await this.send(event, from, to, price);
    await this.glow(this.source, 180);
  }

  async returned(event: EventInfo): Promise<void> {
    const at = homeward(this.view, event);
    const from = at ? whereIs(at) : null;
    await this.next(event);
    await this.moves.walk(
      event.seat,
      from,
      this.moves.at(event.seat, "worker"),
      30,
      event.clause === "CAY-9.3" ? TIME.idle : TIME.home,
    );
  }

  async settled(event: EventInfo): Promise<void> {
    const from = whereIs("w:inn:0");
    await this.next(event);
    await this.moves.slide("w:inn:1", from);
  }

  async reordered(event: EventInfo): Promise<void> {
    const before = new Map(this.view.order.map((seat) => [seat, whereIs(`chip:${seat}`)]));
    await this.next(event);
    sound("turn");
    await Promise.all(
      this.view.order.map((seat) => this.moves.slide(`chip:${seat}`, before.get(seat) ?? null, TIME.order, 14)),
    );
  }

  async walked(event: EventInfo): Promise<void> {
    const { space = 1 } = dataOf(event);
    const bailiff = event.kind === "bailiff";
    const figure = bailiff ? "bailiff" : "provost";
    await this.scene.reveal(`space:${space}`);
    const way = Math.sign(space - this.view[figure]);
    for (let at = this.view[figure]; at !== space; at += way) {
      const from = whereIs(figure);
      this.view = { ...this.view, [figure]: at + way };
      await this.scene.draw(this.view);
      await this.moves.hop(figure, from, bailiff ? TIME.bailiff : TIME.step);
    }
    const from = whereIs("provost");
    await this.next(event);
    if (bailiff) await this.moves.hop("provost", from, TIME.bailiff);
  }

  async activated(event: EventInfo): Promise<void> {
    this.source = `space:${dataOf(event).space}`;
    this.scene.active(this.source);
    await this.scene.reveal(this.source);
    await this.next(event);
    await this.glow(this.source, 320);
  }

  async built(event: EventInfo): Promise<void> {
    const { tile: id, space } = dataOf(event);
    const from = whereIs(`stock:${id}`);
    this.source = `space:${space}`;
    await this.scene.reveal(this.source);
    const to = `tile:${space}`;
    await this.arrive(
      to,
      () => this.next(event),
      async () => {
        const goal = whereIs(to);
        if (goal)
          await this.moves.fly(
            node(tile(look(id!), 1, 1, goal.w - 2, goal.h - 2, { owner: event.seat }), goal.w, goal.h),
            from,
            goal,
            TIME.tile,
            { from: 0.8 },
          );
      },
    );
    sound("thud");
    await this.glow(this.source, 220);
  }

  async transformed(event: EventInfo): Promise<void> {
    const { space } = dataOf(event);
    this.source = `space:${space}`;
    await this.scene.reveal(this.source);
    await this.moves.flip(`tile:${space}`, () => this.next(event));
  }

  async housed(event: EventInfo): Promise<void> {
    const section = SECTIONS.findIndex(({ id }) => id === dataOf(event).section);
    this.source = `section:${section}`;
    await this.scene.reveal(this.source);
    await this.next(event);
    const { houses } = this.view.castle[section]!;
    await this.moves.drop(`house:${section}:${built(houses.slice(0, event.seat + 1)) - 1}`);
  }

  async favoured(event: EventInfo): Promise<void> {
    const from = this.from();
    await this.scene.reveal("favours");
    sound("chime");
    await this.moves.fly(flown("v1", 34), from, whereIs("favours"), 520, { from: 1.4 });
    this.source = "favours";
    await this.next(event);
  }

  async favour(event: EventInfo): Promise<void> {
    const { line, column } = dataOf(event);
    const row = LINES.indexOf(line as "prestige");
    const marker = `fm:${event.seat}:${row}`;
    await this.scene.reveal("favours");
    const from = whereIs(marker);
    await this.next(event);
    await this.moves.slide(marker, from);
    this.source = `fav:${row}:${column}`;
    await this.glow(this.source, 200);
  }

  async scoring(event: EventInfo): Promise<void> {
    const section = SECTIONS.findIndex(({ id }) => id === dataOf(event).section);
    this.source = `section:${section}`;
    await this.scene.reveal(this.source);
    sound("chime");
    await this.moves.card(
      say(messageOf("caylus", event)),
      t("caylus.scoring_rule", { points: SECTIONS[section]!.none }),
    );
    this.view = {
      ...this.view,
      castle: this.view.castle.map((part, i) => (i === section ? { ...part, scored: true } : part)),
    };
    await this.scene.draw(this.view);
    await this.moves.seal(`seal:${section}`);
  }
}

const SHOWN: Record<string, (this: CaylusTeller, event: EventInfo) => Promise<void>> = {
  phase: CaylusTeller.prototype.phase,
  gained: CaylusTeller.prototype.gained,
  paid: CaylusTeller.prototype.paid,
  earned: CaylusTeller.prototype.earned,
  lost: CaylusTeller.prototype.lost,
  placed: CaylusTeller.prototype.placed,
  moved: CaylusTeller.prototype.placed,
  passed: CaylusTeller.prototype.passed,
  returned: CaylusTeller.prototype.returned,
  settled: CaylusTeller.prototype.settled,
  reordered: CaylusTeller.prototype.reordered,
  provost: CaylusTeller.prototype.walked,
  bailiff: CaylusTeller.prototype.walked,
  activated: CaylusTeller.prototype.activated,
  built: CaylusTeller.prototype.built,
  transformed: CaylusTeller.prototype.transformed,
  housed: CaylusTeller.prototype.housed,
  favoured: CaylusTeller.prototype.favoured,
  favour: CaylusTeller.prototype.favour,
  scoring: CaylusTeller.prototype.scoring,
};
