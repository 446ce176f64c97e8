/** How the table shows what happened on the land: things travel, one after the other, and can always be skipped. */

import { messageOf } from "../../lib/events";
import { letter } from "../../lib/seats";
import type { EventInfo } from "../../lib/wire";
import { t, type Message } from "../../lib/words.svelte";
import type { Box, Camera, Point } from "../../stage/camera.svelte";
import { middle } from "../../stage/fly";
import type { Moment } from "../../stage/show.svelte";
import { play as sound } from "../../stage/sound";
import type { Stage } from "../../stage/stage.svelte";
import { dataOf, type EventData } from "./event";
import { headingOf, inOrder } from "./final";
import { spotOn } from "./land";
import { brought } from "./sets";
import { picture } from "./tiles.svelte";
import { reduce } from "./reduce";
import type { CarcassonneSurvey, CarcassonneView } from "./view";

const FALLS = "cubic-bezier(.4,0,.7,1)";
const TILE_BACK =
  '<rect x="3" y="3" width="94" height="94" rx="8" fill="#7d5b3b" stroke="#3d3023" stroke-width="4"/>' +
  '<rect x="14" y="14" width="72" height="72" rx="4" fill="none" stroke="#a98559" stroke-width="5"/>';
/** A tile that has fallen on the table. */
export const THUD: Keyframe[] = [
  { transform: "scale(1.06)" },
  { transform: "scale(.985)", offset: 0.6 },
  { transform: "scale(1)" },
];
const HOP: Keyframe[] = [
  { translate: "0 0" },
  { translate: "0 -14px", offset: 0.4 },
  { translate: "0 0", offset: 0.8 },
  { translate: "0 -3px", offset: 0.9 },
  { translate: "0 0" },
];
/** A tile is shown around its middle with so much of the land. */
const AROUND = 40;

export interface Scene {
  stage: Stage;
  camera: Camera;
  /** Where the land begins in the window. */
  origin: () => Point;
  /** Draw this; it is shown until the next one. */
  draw: (view: CarcassonneView) => Promise<void>;
  /** What the engine tells of the board when all is shown; null when it is. */
  survey: (survey: CarcassonneSurvey | null) => void;
  /** The region at a place of the land is lit, or none. */
  light: (place: string | null) => void;
  /** The figures in a region, as they are drawn. */
  figures: (place: string) => Element[];
  /** The part of the land that a region covers. */
  box: (place: string) => Box | null;
  /** Say at the edge that somebody plays out of sight. */
  point: (at: Point, seat: number) => void;
  /** What is drawn of a tile or a figure on the land. */
  element: (key: string) => Element | null;
  stack: () => Element | null;
  hand: () => Element | null;
  /** Say what is shown, under a heading where it is not what the seat to move does. */
  say: (message: Message | null, heading?: string) => void;
  me: number | null;
}

const SHOWN = brought((set) => set.shown);

export async function present(scene: Scene, { before, after, steps, own }: Moment): Promise<void> {
  const teller = new Teller(scene, before.view as CarcassonneView, own, after.to_move === -2);
  scene.survey(after.survey as CarcassonneSurvey);
  try {
    for (const event of inOrder(
      steps.flatMap((step) => step.events),
      after.to_move === -2,
    ))
      await teller.tell(event);
    scene.light(null);
    scene.survey(null);
    await scene.draw(after.view as CarcassonneView);
    if (steps.some((step) => step.seat >= 0)) await scene.stage.queue.wait(own ? 0 : 220);
  } finally {
    scene.light(null);
    scene.survey(null);
    scene.say(null);
  }
}

class Teller {
  private lit: string | null = null;
  /** What is counted at the end of the game; null before. */
  private counted: string | null = null;

  constructor(
    private readonly scene: Scene,
    private view: CarcassonneView,
    private readonly own: boolean,
    over: boolean,
  ) {
    if (over) this.counted = "";
  }

  async tell(event: EventInfo): Promise<void> {
    const { kind } = event;
    const data = dataOf(event);
    await this.head(event);
    if (kind === "drew" || kind === "took_up") return this.draw(event);
    if (kind === "placed") return this.place(event, data);
    if (kind.startsWith("deployed_")) return this.stand(event, data);
    if (kind.startsWith("completed_")) return this.complete(data);
    if (kind.startsWith("returned_") || SHOWN[kind] === "leaves") return this.home(event, data);
    if (typeof data.points === "number" && data.points !== 0 && event.seat >= 0) return this.points(event, data);
    if (SHOWN[kind] === "steps") return this.step(event, data);
    if (kind === "pile_empty") await this.scene.stage.queue.wait(600);
    await this.next(event);
  }

  /** Say what happens; in the final scoring under the kind of region that is counted, with a moment before each kind. */
  private async head(event: EventInfo): Promise<void> {
    const message = messageOf("carcassonne", event);
    const kind = this.counted === null ? null : headingOf(event);
    if (kind && kind !== this.counted) {
      this.scene.light(null);
      this.scene.say({ id: `web.carcassonne.final.${kind}.rule` }, t(`carcassonne.final.${kind}`));
      await this.queue.wait(this.counted === "" ? 1020 : 420);
      this.counted = kind;
    }
    if (kind) this.scene.say(message, t(`carcassonne.final.${kind}`));
    else if (this.counted)
      return; // figures go home under the same heading
    else if (!this.own || typeof event.data.points === "number") this.scene.say(message);
  }

  private async next(event: EventInfo): Promise<void> {
    this.view = reduce(this.view, event);
    await this.scene.draw(this.view);
  }

  private get queue() {
    return this.scene.stage.queue;
  }

  private page(at: Point): Point {
    const { origin, camera } = this.scene;
    const on = camera.toScreen(at);
    return { x: on.x + origin().x, y: on.y + origin().y };
  }

  /** From the stack to who drew it, where it is turned over. */
  private async draw(event: EventInfo): Promise<void> {
    const { stage, stack, hand, me } = this.scene;
    const mine = event.seat === me;
    const from = stack();
    const to = mine ? hand() : null;
    if (from) {
      sound("page");
      const goal = to ? middle(to) : stage.home(event.seat);
      await stage.flights.fly(tileNode(TILE_BACK, 46), middle(from), goal, {
        ms: mine ? 300 : 360,
        rise: mine ? 34 : 50,
        to: mine ? 1.3 : 0.74,
      });
    }
    await this.next(event);
    if (mine) sound("mine");
    else await this.queue.wait(240);
  }

  private async place(event: EventInfo, data: Partial<EventData>): Promise<void> {
    if (!this.own) {
      const { stage, camera } = this.scene;
      const [x, y] = [data.x! * 100, data.y! * 100];
      await this.bring({ x, y, w: 100, h: 100 }, event.seat);
      const size = 100 * camera.k;
      const node = tileNode(picture(data.tile!, data.rotation! / 90), size);
      await stage.flights.fly(node, stage.home(event.seat), this.page({ x: x + 50, y: y + 50 }), {
        ms: 480,
        rise: 80,
        from: 34 / size,
        turned: -8,
        easing: FALLS,
      });
      await this.next(event);
      sound("thud");
      const tile = this.scene.element(`${data.x},${data.y}`);
      if (tile) await this.queue.animate(tile, THUD, { ms: 180 });
    } else await this.next(event);
  }

  private async stand(event: EventInfo, data: Partial<EventData>): Promise<void> {
    if (!this.own) {
      const { stage } = this.scene;
      await this.queue.wait(160);
      sound("lift");
      const to = this.page(spotOn(this.view, data.x!, data.y!, data.segment!));
      await stage.flights.fly(
        figureNode(data.figure!, event.seat, data.role === "farmer"),
        stage.home(event.seat),
        to,
        { ms: 420, rise: 70, from: 0.7 },
      );
      sound("step");
    }
    await this.next(event);
  }

  private async complete(data: Partial<EventData>): Promise<void> {
    const place = `${data.x},${data.y},${data.segment}`;
    const box = this.scene.box(place);
    if (box) await this.bring(box, null);
    this.lit = place;
    this.scene.light(place);
    sound("chime");
    await Promise.all(
      this.scene.figures(place).map((figure, i) => this.queue.animate(figure, HOP, { ms: 340, delay: 200 + i * 60 })),
    );
    await this.queue.wait(260);
  }

  private async points(event: EventInfo, data: Partial<EventData>): Promise<void> {
    const { stage, camera } = this.scene;
    const place = data.segment === undefined ? null : `${data.x},${data.y},${data.segment}`;
    if (place && place !== this.lit) {
      const box = this.scene.box(place);
      if (box) await this.bring(box, null);
      this.lit = place;
      this.scene.light(place);
    }
    const box = place ? this.scene.box(place) : null;
    const from = box
      ? this.page({ x: box.x + box.w / 2, y: box.y + box.h / 2 })
      : { x: this.scene.origin().x + camera.width / 2, y: this.scene.origin().y + camera.height / 2 };
    const sign = data.points! > 0 ? `+${data.points}` : `−${-data.points!}`;
    await stage.flights.points(sign, letter(event.seat), from, stage.home(event.seat, "points"));
    sound("tick");
    await this.next(event);
    await this.queue.wait(140);
  }

  private async home(event: EventInfo, data: Partial<EventData>): Promise<void> {
    const { stage } = this.scene;
    const from = data.segment === undefined ? null : this.page(spotOn(this.view, data.x!, data.y!, data.segment));
    const owner = data.owner ?? event.seat;
    await this.next(event);
    if (!from || !data.figure) return;
    sound("lift");
    await stage.flights.fly(figureNode(data.figure, owner, false), from, stage.home(event.seat), {
      ms: 520,
      rise: 110,
      from: 1.1,
      to: 0.65,
    });
  }

  /** A step of a piece: it goes there by itself, and there is time to see it. */
  private async step(event: EventInfo, data: Partial<EventData>): Promise<void> {
    await this.bring({ x: data.x! * 100, y: data.y! * 100, w: 100, h: 100 }, event.seat);
    await this.next(event);
    sound("step");
    await this.queue.wait(360);
  }

  /** Into sight, unless the player has just moved the land: then the edge says where. */
  private async bring(box: Box, seat: number | null): Promise<void> {
    const done = await this.scene.camera.ensure(box, { pad: AROUND, gentle: true, ms: this.queue.ms(420) });
    if (done === "held" && seat !== null && seat >= 0)
      this.scene.point({ x: box.x + box.w / 2, y: box.y + box.h / 2 }, seat);
  }
}

function node(markup: string, box: string, size: number): HTMLElement {
  const made = document.createElement("div");
  made.className = "c-art";
  made.style.width = made.style.height = `${size}px`;
  made.innerHTML = `<svg viewBox="${box}" width="${size}" height="${size}" overflow="visible">${markup}</svg>`;
  return made;
}

function tileNode(markup: string, size: number): HTMLElement {
  const made = node(markup, "0 0 100 100", size);
  made.style.filter = "drop-shadow(0 10px 10px #2c221866)";
  return made;
}

function figureNode(kind: string, seat: number, lying: boolean): HTMLElement {
  const turn = lying ? ' transform="rotate(-90)"' : "";
  return node(
    `<g class="c-fig c-${letter(seat)}"><use href="#cf-${kind}" class="c-halo"${turn}/><use href="#cf-${kind}"${turn}/></g>`,
    "-17 -19 34 35",
    34,
  );
}
