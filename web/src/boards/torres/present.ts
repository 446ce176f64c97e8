/** How the table shows what happened on the board: blocks fall, knights step, castles are scored one by one. */

import components from "../../../../src/bastide/games/torres/components.json";
import { messageOf } from "../../lib/events";
import { letter } from "../../lib/seats";
import type { EventInfo } from "../../lib/wire";
import { name as word, say, t, type Names } from "../../lib/words.svelte";
import type { Camera, Point } from "../../stage/camera.svelte";
import type { Moment } from "../../stage/show.svelte";
import { play as sound } from "../../stage/sound";
import type { Stage } from "../../stage/stage.svelte";
import type { Words } from "../../stage/tray";
import { C, corner, middle, onTrack, type Loop } from "./land";
import { awarded, byCastle, isAward, table, type Row } from "./scoring";
import { kingOf, reduce, scored } from "./reduce";
import { height, square, type CastleSurvey, type TorresSurvey, type TorresView } from "./view";

/** The clauses of moves through doors: the usual one, and those of the two cards that use them. */
const DOORS = ["TOR-6.4", "TOR-9.7", "TOR-9.11"];
const UNDER_KNIGHT = "TOR-9.12";
/** Above its place, before a block falls onto it, in pixels. */
const DROP = 26;

export interface Scene {
  stage: Stage;
  camera: Camera;
  /** Where the board begins in the window. */
  origin: () => Point;
  /** How much a level is lifted. */
  up: () => number;
  /** Where the score track runs. */
  loop: () => Loop;
  draw: (view: TorresView) => Promise<void>;
  /** What the engine tells of the board after what is shown; null when it is. */
  survey: (survey: TorresSurvey | null) => void;
  /** The castle that is outlined in gold, or none. */
  light: (castle: CastleSurvey | null) => void;
  /** The stack, figure or scoring figure drawn there. */
  element: (key: string) => Element | null;
  say: (words: Words | null) => void;
  point: (at: Point, seat: number) => void;
  /** Show what a year gave; done when it is put away. */
  sheet: (rows: Row[], year: number) => Promise<void>;
  fit: (ms: number) => Promise<void>;
  names: Names;
  me: number | null;
}

type Data = Partial<{
  square: string;
  start: string;
  target: string;
  card: string;
  points: number;
  leapfrog: number;
  score: number;
}>;

export async function present(scene: Scene, { before, after, steps, own }: Moment): Promise<void> {
  const [was, will] = [before.view, after.view] as [TorresView, TorresView];
  // What the viewer planned is on the board already; only its points are new.
  const view = own
    ? {
        ...will,
        players: will.players.map((player, seat) => ({
          ...player,
          score: was.players[seat]!.score,
          space: was.players[seat]!.space,
        })),
      }
    : was;
  const teller = new Teller(scene, view, after.survey as TorresSurvey, own);
  const events = steps.flatMap((step) => step.events);
  try {
    for (const event of events.filter((event) => !isAward(event))) await teller.tell(event);
    if (events.some(isAward)) await teller.year(events, was, before.survey as TorresSurvey, after.to_move === -2);
    scene.light(null);
    scene.survey(null);
    if (!own) {
      await scene.draw(will);
      await scene.stage.queue.wait(steps.some((step) => step.seat >= 0) ? 300 : 0);
    }
  } finally {
    scene.light(null);
    scene.survey(null);
    scene.say(null);
  }
}

class Teller {
  constructor(
    private readonly scene: Scene,
    private view: TorresView,
    private readonly survey: TorresSurvey,
    private readonly own: boolean,
  ) {}

  async tell(event: EventInfo): Promise<void> {
    const { kind } = event;
    const data = event.data as Data;
    if (this.own) return;
    this.caption(event);
    if (kind === "block_placed" || kind === "castle_placed") return this.block(event, data);
    if (kind === "first_knight" || kind === "knight_added") return this.arrive(event, data.square!, "knight");
    if (kind === "king_placed") return this.arrive(event, data.square!, "king");
    if (kind === "king_moved") return this.step(event, kingOf(this.view) ?? data.square!, data.square!);
    if (kind === "knight_moved")
      return DOORS.includes(event.clause) && !beside(data.start!, data.target!)
        ? this.door(event, data)
        : this.step(event, data.start!, data.target!);
    if (kind === "advanced") return this.advance(event, data);
    if (kind === "card_played") return this.card(event, data);
    if (kind === "block_lifted") {
      await this.bring(data.square!, event.seat);
      sound("lift");
      await this.next(event);
      return this.queue.wait(220);
    }
    if (kind === "card_bought") {
      sound("page");
      await this.fly(cardNode(null), this.centre(), this.scene.stage.home(event.seat), { ms: 360, rise: 50, to: 0.4 });
    }
    await this.next(event);
    if (["starter_named", "king_stayed", "card_bought", "master_card", "first_player"].includes(kind))
      await this.queue.wait(400);
  }

  private get queue() {
    return this.scene.stage.queue;
  }

  private get size(): number {
    return C * this.scene.camera.k;
  }

  private page(at: Point): Point {
    const on = this.scene.camera.toScreen(at);
    const { x, y } = this.scene.origin();
    return { x: on.x + x, y: on.y + y };
  }

  private foot(name: string, heights = this.view.heights): Point {
    return middle(heights, name, this.scene.up());
  }

  private centre(): Point {
    return this.page({ x: 4 * C, y: 4 * C });
  }

  private caption(event: EventInfo): void {
    const { names, me } = this.scene;
    const title =
      event.seat >= 0 ? say({ id: "web.status.theirs", params: { name: names(event.seat) } }, { names, me }) : "";
    this.scene.say({ title, sub: messageOf("torres", event) });
  }

  private async next(event: EventInfo): Promise<void> {
    const before = this.view;
    this.view = reduce(this.view, event);
    if (before.heights !== this.view.heights || before.figures !== this.view.figures) this.scene.survey(this.survey);
    await this.scene.draw(this.view);
  }

  private fly(node: HTMLElement, from: Point, to: Point, how: Parameters<Stage["flights"]["fly"]>[3]): Promise<void> {
    return this.scene.stage.flights.fly(node, from, to, how);
  }

  private async block(event: EventInfo, data: Data): Promise<void> {
    const name = data.square!;
    await this.bring(name, event.seat);
    const under = event.clause === UNDER_KNIGHT;
    const high = Math.min(6, height(this.view.heights, name) + 1);
    const { x, y } = corner(this.view.heights, name, this.scene.up());
    const goal = this.page({ x: x + C / 2, y: y + C / 2 - this.scene.up() });
    const from = this.view.lifted ? this.page(this.foot(this.view.lifted)) : this.scene.stage.home(event.seat);
    if (!under)
      await this.fly(
        blockNode(high, this.size),
        from,
        { x: goal.x, y: goal.y - DROP },
        { ms: 440, rise: 70, from: 0.45 },
      );
    await this.next(event);
    sound("stone");
    const stack = this.scene.element(`stack-${name}`);
    if (under) await this.hop(name, 12, 260);
    else if (stack)
      await this.queue.animate(
        stack,
        [{ transform: "translateY(-24px)" }, { transform: "translateY(2px)", offset: 0.75 }, { transform: "none" }],
        { ms: 170, easing: "cubic-bezier(.5,0,.9,.6)" },
      );
  }

  /** A figure comes from its owner's panel. */
  private async arrive(event: EventInfo, name: string, kind: string): Promise<void> {
    await this.bring(name, event.seat);
    sound("lift");
    await this.fly(
      figureNode(kind, kind === "king" ? null : event.seat, this.size * 0.6),
      this.scene.stage.home(event.seat),
      this.page(this.foot(name)),
      { ms: 420, rise: 80, from: 0.7 },
    );
    sound("step");
    await this.next(event);
  }

  private async step(event: EventInfo, from: string, to: string): Promise<void> {
    await this.bring(to, event.seat);
    sound("lift");
    const [a, b] = [this.foot(from), this.foot(to)];
    const figure = this.scene.element(`figure-${from}`);
    if (figure)
      await this.queue.animate(figure, arc({ x: b.x - a.x, y: b.y - a.y }), {
        ms: 260,
        fill: "forwards",
        easing: "cubic-bezier(.4,0,.5,1)",
      });
    await this.next(event);
    sound("step");
  }

  private async door(event: EventInfo, data: Data): Promise<void> {
    await this.bring(data.target!, event.seat);
    const leaves = this.scene.element(`figure-${data.start}`);
    sound("lift");
    if (leaves) await this.queue.animate(leaves, [{ opacity: 1 }, { opacity: 0 }], { ms: 200, fill: "forwards" });
    await this.next(event);
    sound("step");
    const comes = this.scene.element(`figure-${data.target}`);
    if (comes) await this.queue.animate(comes, [{ opacity: 0 }, { opacity: 1 }], { ms: 220 });
  }

  private async advance(event: EventInfo, data: Data): Promise<void> {
    const { stage } = this.scene;
    await stage.flights.points("+1", letter(event.seat), stage.home(event.seat), stage.home(event.seat, "points"), {
      hold: 60,
      ms: 320,
    });
    sound("tick");
    await this.next(event);
    if (data.leapfrog) await this.leap(event.seat, data.leapfrog, 0);
  }

  /** The card is shown over the board, long enough to be known. */
  private async card(event: EventInfo, data: Data): Promise<void> {
    sound("page");
    const node = cardNode(data.card!);
    const { stage } = this.scene;
    await this.fly(node, stage.home(event.seat), this.centre(), { ms: 420, rise: 40, from: 0.4, to: 1.3 });
    if (stage.flights.layer && this.queue.ms(1)) {
      stage.flights.layer.append(node);
      await this.queue.wait(520);
      await this.queue.animate(node, [{ opacity: 1 }, { opacity: 0 }], { ms: 160, fill: "forwards" });
      node.remove();
    }
    await this.next(event);
  }

  private async hop(name: string, high: number, ms: number): Promise<void> {
    const figure = this.scene.element(`figure-${name}`);
    if (figure)
      await this.queue.animate(
        figure,
        [{ transform: "none" }, { transform: `translateY(${-high}px)`, offset: 0.4 }, { transform: "none" }],
        { ms },
      );
  }

  /** The scoring figure passes over others: it is said, and its steps count. */
  private async leap(seat: number, count: number, points: number): Promise<void> {
    const { names, me, stage } = this.scene;
    this.scene.say({
      title: t("torres.leapfrog"),
      sub: t("torres.leaps", { name: seat === me ? t("seat.you") : names(seat), count }),
    });
    const token = this.scene.element(`token-${seat}`);
    if (token)
      void this.queue.animate(token, [{ opacity: 1 }, { opacity: 0.2, offset: 0.5 }, { opacity: 1 }], { ms: 360 });
    if (points) {
      const at = this.page(onTrack(this.view.players[seat]!.space, this.scene.loop()));
      await stage.flights.points(`+${points}`, letter(seat), at, stage.home(seat, "points"), { hold: 300, ms: 400 });
    } else await this.queue.wait(360);
  }

  // The end of a year

  async year(events: EventInfo[], was: TorresView, survey: TorresSurvey, last: boolean): Promise<void> {
    const { scene } = this;
    const rows = table(events, was.players);
    scene.say({ title: t("torres.year_over", { year: was.year }), sub: t("torres.year_rule") });
    await scene.fit(this.queue.ms(500));
    await this.queue.wait(900);
    for (const { castle, parts } of byCastle(events, survey.castles)) {
      const [name, base] = [castle.squares[0]!, castle.base];
      scene.light(castle);
      sound("chime");
      const line = parts.map((part) =>
        t("torres.castle_line", { name: this.name(part.seat), base, level: part.level, points: part.points }),
      );
      scene.say({ title: t("torres.castle_scores", { square: name, base }), sub: line.join(" · ") });
      await this.queue.wait(350);
      await Promise.all(parts.map((part, i) => this.gain(part.seat, part.points, part.knight, i * 260)));
      await this.queue.wait(180);
    }
    scene.light(null);
    await this.settle(events, "castles_scored");
    await this.king(events, survey, was.year);
    const master = events.filter(({ kind }) => kind === "master_scored");
    if (master.length) {
      scene.say({
        title: word(`torres.master_card.${was.master_card}`),
        sub: master.map((event) => `${this.name(event.seat)}: +${awarded(event).points}`).join(" · "),
      });
      for (const event of master) await this.gain(event.seat, awarded(event).points, null, 0);
      await this.settle(events, "master_scored");
    }
    // The result of the game says it all, when the last points are there.
    if (last) return this.queue.wait(600);
    sound("fanfare");
    await scene.sheet(rows, was.year);
  }

  private async king(events: EventInfo[], survey: TorresSurvey, year: number): Promise<void> {
    const { scene } = this;
    const bonus = events.filter(({ kind }) => kind === "king_bonus");
    const points = components.king_bonus[year - 1]!;
    const castle = survey.castles.find((one) => one.king) ?? null;
    scene.light(castle);
    sound("chime");
    const sub = bonus.length
      ? t("torres.bonus_for", { names: bonus.map((event) => this.name(event.seat)), points })
      : t("torres.bonus_nobody", { level: year });
    scene.say({ title: t("torres.bonus_level", { level: year }), sub });
    await this.queue.wait(600);
    for (const event of bonus) {
      const knight =
        castle?.squares.find(
          (name) => this.view.figures[name] === event.seat && height(this.view.heights, name) === year,
        ) ?? null;
      await this.gain(event.seat, points, knight, 0);
    }
    await this.queue.wait(300);
    scene.light(null);
    await this.settle(events, "king_bonus");
  }

  private name(seat: number): string {
    return seat === this.scene.me ? t("seat.you") : (this.scene.names(seat) ?? "");
  }

  /** Points rise out of the knight that earns them, and fly to the score. */
  private async gain(seat: number, points: number, knight: string | null, delay: number): Promise<void> {
    const { stage } = this.scene;
    await this.queue.wait(delay);
    if (knight) void this.hop(knight, 16, 360);
    const from = knight ? this.page(this.foot(knight)) : this.centre();
    await stage.flights.points(`+${points}`, letter(seat), from, stage.home(seat, "points"), { hold: 420, ms: 500 });
    sound("tick");
    this.view = scored(this.view, seat, this.view.players[seat]!.score + points);
    await this.scene.draw(this.view);
  }

  /** Where figures passed over others, they come to stand on the next free space. */
  private async settle(events: EventInfo[], kind: string): Promise<void> {
    for (const event of events.filter((one) => one.kind === kind)) {
      const { leapfrog, score } = awarded(event);
      if (leapfrog) await this.leap(event.seat, leapfrog, leapfrog);
      this.view = scored(this.view, event.seat, score);
      await this.scene.draw(this.view);
      if (leapfrog) await this.queue.wait(500);
    }
  }

  /** Into sight, unless the player has just moved the board: then the edge says where. */
  private async bring(name: string, seat: number): Promise<void> {
    const { x, y } = corner(this.view.heights, name, this.scene.up());
    const done = await this.scene.camera.ensure({ x, y, w: C, h: C }, { gentle: true, ms: this.queue.ms(420) });
    if (done === "held" && seat >= 0) this.scene.point({ x: x + C / 2, y: y + C / 2 }, seat);
  }
}

function beside(a: string, b: string): boolean {
  const [from, to] = [square(a), square(b)];
  return Math.abs(from.x - to.x) + Math.abs(from.y - to.y) === 1;
}

/** A hop from one place to another. */
export function arc(by: Point, rise = 34): Keyframe[] {
  return Array.from({ length: 9 }, (_, i) => {
    const part = i / 8;
    return { transform: `translate(${by.x * part}px,${by.y * part - rise * 4 * part * (1 - part)}px)` };
  });
}

function node(markup: string, box: string, size: number): HTMLElement {
  const made = document.createElement("div");
  made.className = "t-art";
  made.style.width = made.style.height = `${size}px`;
  made.innerHTML = `<svg viewBox="${box}" width="${size}" height="${size}" overflow="visible">${markup}</svg>`;
  return made;
}

function blockNode(high: number, size: number): HTMLElement {
  const made = node(
    `<rect class="bf f${high}" x="2" y="20" width="80" height="71" rx="4"/>` +
      `<rect class="bt t${high}" x="2" y="2" width="80" height="80" rx="4"/>`,
    "0 0 84 84",
    size,
  );
  made.style.filter = "drop-shadow(0 10px 10px #2c221866)";
  return made;
}

function figureNode(kind: string, seat: number | null, size: number): HTMLElement {
  return node(
    `<g class="fig piece ${seat === null ? "" : letter(seat)}"><use href="#f-${kind}" class="halo-f"/><use href="#f-${kind}"/></g>`,
    "-17 -20 34 38",
    size,
  );
}

/** An action card; its back when it is not known. */
function cardNode(card: string | null): HTMLElement {
  const made = document.createElement("div");
  made.className = "t-card";
  made.style.width = "86px";
  made.style.height = "112px";
  if (card) {
    made.innerHTML = `<svg viewBox="0 0 48 48"><use href="#k-${card}"/></svg>`;
    made.append(word(`torres.card.${card}`, card));
  } else
    made.innerHTML =
      '<svg viewBox="0 0 48 48"><rect x="6" y="4" width="36" height="40" rx="5" fill="#7d5b3b" stroke="#3d3023" stroke-width="3"/></svg>';
  return made;
}
