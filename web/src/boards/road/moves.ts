/** Things that travel on the boards of the two road games: workers, coins, cubes, shields, tiles and figures. */

import { letter } from "../../lib/seats";
import type { Box, Point } from "../../stage/camera.svelte";
import { ARC, OUT } from "../../stage/queue.svelte";
import { play as sound } from "../../stage/sound";
import type { Stage } from "../../stage/stage.svelte";
import { boxOf, find, whereIs } from "../../stage/where";
import { inline, marker, worker } from "./art";

/** How long each thing takes at the usual pace, in milliseconds. */
export const TIME = {
  think: 420,
  walk: 520,
  coin: 320,
  coinGap: 80,
  cube: 460,
  cubeGap: 90,
  shield: 480,
  step: 240,
  bailiff: 320,
  drop: 520,
  slide: 420,
  flip: 310,
  tile: 620,
  pass: 420,
  order: 480,
  phase: 520,
  card: 1200,
  seal: 700,
  home: 340,
  idle: 380,
  settle: 120,
  column: 700,
  cell: 260,
  verdict: 2400,
};
const DROP = "cubic-bezier(.3,1.4,.5,1)";
const middle = (box: Box): Point => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 });

/** A picture that can fly. */
export function node(picture: string, width: number, height: number, cls = ""): HTMLElement {
  const made = document.createElement("div");
  made.className = `flown ${cls}`;
  made.innerHTML = `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${picture}</svg>`;
  return made;
}

export class Moves {
  constructor(
    private readonly stage: Stage,
    private readonly me: number | null,
  ) {}

  get queue() {
    return this.stage.queue;
  }

  /** Where what a seat owns is in the window: in its panel, at the thumb, or, of others on a phone, at its sign. */
  at(seat: number, what: string): Box | null {
    if (!this.stage.small)
      return what === "prestige"
        ? this.panel(seat, "[data-score]")
        : (whereIs(`st:${seat}:${what}`) ?? this.panel(seat));
    return seat === this.me ? whereIs(`mine:${what}`) : whereIs(`chip:${seat}`);
  }

  private panel(seat: number, part = ""): Box | null {
    const found = document.querySelector(`[data-seat="${seat}"] ${part}`);
    return found && boxOf(found);
  }

  async fly(
    made: HTMLElement,
    from: Box | null,
    to: Box | null,
    ms: number,
    how: { rise?: number; from?: number; to?: number; delay?: number } = {},
  ): Promise<void> {
    if (!from || !to || this.queue.still) return;
    if (how.delay) await this.queue.wait(how.delay);
    const [a, b] = [middle(from), middle(to)];
    await this.stage.flights.fly(made, a, b, {
      ms,
      rise: how.rise ?? Math.min(70, Math.hypot(a.x - b.x, a.y - b.y) * 0.18),
      from: how.from,
      to: how.to,
    });
  }

  /** Hops from one place to the other. */
  async walk(seat: number, from: Box | null, to: Box | null, high: number, ms = TIME.walk): Promise<void> {
    const { layer } = this.stage.flights;
    if (!from || !to || !layer || !this.queue.ms(ms) || this.queue.still) return;
    const made = node(worker(seat, high * 0.375, high, high), high * 0.75, high);
    const [a, b] = [middle(from), middle(to)];
    const frames = Array.from({ length: 29 }, (_, i): Keyframe => {
      const part = i / 28;
      const hop = Math.abs(Math.sin(part * Math.PI * 4)) * 7;
      return {
        transform:
          `translate(${a.x + (b.x - a.x) * part}px,${a.y + (b.y - a.y) * part - hop}px) ` +
          `translate(-50%,-50%) rotate(${Math.sin(part * Math.PI * 8) * 5}deg)`,
      };
    });
    made.style.transform = String(frames.at(-1)!.transform);
    layer.append(made);
    await this.queue.animate(made, frames, { ms, easing: ARC, fill: "both" });
    made.remove();
    sound("step");
  }

  async coins(seat: number, count: number, to: Box | null): Promise<void> {
    const from = this.at(seat, "denier");
    await Promise.all(
      Array.from({ length: Math.min(count, 6) }, (_, i) =>
        this.fly(good("denier", 20), from, to, TIME.coin, { delay: i * TIME.coinGap, to: 0.7 }),
      ),
    );
  }

  /** Goods come from their place to who gains them. */
  async gain(seat: number, goods: string, count: number, from: Box | null): Promise<void> {
    const to = this.at(seat, goods);
    await Promise.all(
      Array.from({ length: Math.min(count, 7) }, (_, i) =>
        this.fly(good(goods, 24), from, to, TIME.cube, { delay: i * TIME.cubeGap, to: 0.8 }),
      ),
    );
    sound("tick");
    this.bump(seat, goods);
  }

  async pay(seat: number, goods: string, count: number, to: Box | null): Promise<void> {
    const from = this.at(seat, goods);
    await Promise.all(
      Array.from({ length: count }, (_, i) =>
        this.fly(good(goods, 22), from, to, TIME.coin, { delay: i * 70, to: 0.7 }),
      ),
    );
  }

  /** Prestige rises out of its source as "+n", and flies to the score. */
  async shield(seat: number, points: number, from: Box | null): Promise<void> {
    const to = this.at(seat, "prestige");
    if (!from || !to || this.queue.still) return;
    await this.stage.flights.points(`+${points}`, letter(seat), middle(from), middle(to), {
      hold: 160,
      ms: TIME.shield,
    });
    sound("tick");
    this.bump(seat, "prestige");
  }

  private bump(seat: number, what: string): void {
    const found = find(this.stage.small ? (seat === this.me ? `mine:${what}` : `chip:${seat}`) : `st:${seat}:${what}`);
    if (found)
      void this.queue.animate(
        found,
        [{ transform: "scale(1)" }, { transform: "scale(1.35)" }, { transform: "scale(1)" }],
        { ms: 260, easing: DROP },
      );
  }

  async mark(seat: number, from: Box | null, to: Box | null): Promise<void> {
    await this.fly(node(marker(seat, 13, 13, 12), 26, 26), from, to, TIME.pass);
    sound("step");
  }

  /** A figure hops from where it was to where it is now. */
  async hop(key: string, from: Box | null, ms: number): Promise<void> {
    const found = find(key);
    if (!found || !from) return;
    const to = boxOf(found);
    const [x, y] = [from.x - to.x, from.y - to.y];
    await this.queue.animate(
      found,
      [
        { transform: `translate(${x}px,${y}px)` },
        { transform: `translate(${x / 2}px,${y / 2 - 12}px)` },
        { transform: "none" },
      ],
      { ms, easing: ARC },
    );
    sound("step");
  }

  /** Something slides to where it is now. */
  async slide(key: string, from: Box | null, ms = TIME.slide, over = 0): Promise<void> {
    const found = find(key);
    if (!found || !from) return;
    const to = boxOf(found);
    const [x, y] = [from.x - to.x, from.y - to.y];
    if (!x && !y) return;
    const half = over ? [{ transform: `translate(${x / 2}px,${y / 2 - over}px)` }] : [];
    await this.queue.animate(found, [{ transform: `translate(${x}px,${y}px)` }, ...half, { transform: "none" }], {
      ms,
      easing: OUT,
    });
  }

  /** A tile or card turns over: what is drawn changes while it is thin. */
  async flip(key: string, change: () => Promise<void>): Promise<void> {
    const turn = async (frames: Keyframe[], easing: string) => {
      const found = find(key);
      if (found instanceof SVGElement) found.style.cssText = "transform-box:fill-box;transform-origin:center";
      if (found) await this.queue.animate(found, frames, { ms: TIME.flip, easing });
    };
    await turn([{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }], "ease-in");
    await change();
    sound("page");
    await turn([{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], "ease-out");
  }

  /** Something drops from above onto its place. */
  async drop(key: string): Promise<void> {
    const found = find(key);
    if (!found) return;
    if (found instanceof SVGElement) found.style.cssText = "transform-box:fill-box;transform-origin:bottom center";
    await this.queue.animate(
      found,
      [
        { transform: "translateY(-90px)", opacity: 0 },
        { transform: "translateY(0) scale(1.1,.86)", opacity: 1, offset: 0.7 },
        { transform: "none" },
      ],
      { ms: TIME.drop, easing: "cubic-bezier(.5,0,.6,1)" },
    );
    sound("stone");
  }

  async seal(key: string): Promise<void> {
    const found = find(key);
    if (!found) return;
    if (found instanceof SVGElement) found.style.cssText = "transform-box:fill-box;transform-origin:center";
    await this.queue.animate(
      found,
      [
        { transform: "scale(3) rotate(-30deg)", opacity: 0 },
        { transform: "none", opacity: 1 },
      ],
      { ms: TIME.seal, easing: "cubic-bezier(.6,0,.9,.4)" },
    );
    sound("thud");
  }

  async pill(phase: number): Promise<void> {
    const found = find(`phase:${phase}`);
    if (found)
      await this.queue.animate(
        found,
        [{ transform: "scale(.92)" }, { transform: "scale(1.06)" }, { transform: "scale(1)" }],
        { ms: TIME.phase, easing: DROP },
      );
  }

  /** A card in the middle: a new turn, a scoring. */
  async card(title: string, text: string): Promise<void> {
    const { layer } = this.stage.flights;
    if (!layer || !this.queue.ms(TIME.card)) return;
    const made = document.createElement("div");
    made.className = "banner-card";
    made.append(
      Object.assign(document.createElement("b"), { textContent: title }),
      Object.assign(document.createElement("span"), { textContent: text }),
    );
    layer.append(made);
    const at = "translate(-50%,-50%)";
    await this.queue.animate(
      made,
      [
        { opacity: 0, transform: `${at} scale(.96)` },
        { opacity: 1, transform: at, offset: 0.18 },
        { opacity: 1, transform: at, offset: 0.8 },
        { opacity: 0, transform: at },
      ],
      { ms: TIME.card, easing: "linear", fill: "both" },
    );
    made.remove();
  }
}

function good(goods: string, size: number): HTMLElement {
  const id = goods === "denier" ? "denier" : goods;
  return node(`<g class="face"><use href="#${id}" width="${size}" height="${size}"/></g>`, size, size);
}

/** A line of signs that can fly, such as a royal favour. */
export function flown(line: string, size: number): HTMLElement {
  const drawn = inline(line, size);
  return node(`<g class="face">${drawn.picture}</g>`, drawn.width, drawn.height);
}
