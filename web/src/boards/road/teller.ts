/** Tells what happened in a game of the road, event by event: what travels, then the position after it. */

import type { EventInfo } from "../../lib/wire";
import type { Message } from "../../lib/words.svelte";
import type { Box } from "../../stage/camera.svelte";
import { find, whereIs } from "../../stage/where";
import type { Ceremony } from "./ceremony";
import { Moves, TIME } from "./moves";
import type { Scene } from "./scene";

/** What the views of both games have. */
interface RoadView {
  /** Who has passed, in order. */
  bridge: unknown[];
}

export abstract class Teller<View extends RoadView> {
  readonly moves: Moves;
  /** Where goods and prestige come from at the moment. */
  protected source = "bridge";

  constructor(
    protected readonly scene: Scene<View>,
    public view: View,
    protected readonly mover: number,
    /** The position after an event. */
    private readonly reduce: (view: View, event: EventInfo) => View,
  ) {
    this.moves = new Moves(scene.stage, scene.me);
  }

  abstract tell(event: EventInfo): Promise<void>;

  async think(task: Message | null): Promise<void> {
    if (this.mover < 0) return;
    this.scene.say(this.mover, task);
    await this.scene.stage.queue.wait(TIME.think);
  }

  async next(event: EventInfo): Promise<void> {
    this.view = this.reduce(this.view, event);
    await this.scene.draw(this.view);
  }

  from(): Box | null {
    return whereIs(this.source) ?? whereIs("bridge");
  }

  /** The thing is not drawn at its goal before it has come there. */
  async arrive(key: string, change: () => Promise<void>, travel: () => Promise<unknown>): Promise<void> {
    await change();
    const found = find(key);
    if (found) found.style.visibility = "hidden";
    await travel();
    for (const one of [found, find(key)]) if (one) one.style.visibility = "";
  }

  /** Somebody's worker walks to its spot, and its price to the bridge. */
  async send(event: EventInfo, from: Box | null, to: string, price: number): Promise<void> {
    const coins = this.moves.coins(event.seat, price, whereIs("bridge"));
    await this.arrive(
      to,
      () => this.next(event),
      () => Promise.all([coins, this.moves.walk(event.seat, from, whereIs(to), 34)]),
    );
  }

  async passed(event: EventInfo): Promise<void> {
    const to = `pass:${this.view.bridge.length}`;
    this.source = "bridge";
    await this.scene.reveal("bridge");
    const from = this.moves.at(event.seat, "worker");
    await this.arrive(
      to,
      () => this.next(event),
      () => this.moves.mark(event.seat, from, whereIs(to)),
    );
  }

  async glow(key: string, ms: number): Promise<void> {
    this.scene.flash(key);
    await this.moves.queue.wait(ms);
    this.scene.flash(null);
  }

  /** All of it is shown: nothing is lit or said any more. */
  done(): void {
    this.scene.active(null);
    this.scene.flash(null);
    this.scene.say(-1, null);
  }
}

/** What others did, or luck, to the position after it; where the game ends with it, its last points are counted in between. */
export async function tellAll<View extends RoadView>(
  scene: Scene<View>,
  teller: Teller<View>,
  task: Message | null,
  events: EventInfo[],
  after: View,
  end: Ceremony | null,
): Promise<void> {
  try {
    await teller.think(task);
    for (const event of events) await teller.tell(event);
  } finally {
    teller.done();
  }
  if (end) await scene.ceremony(end);
  await scene.draw(after);
  await scene.stage.queue.wait(TIME.settle);
}

/** What the viewer has just decided, as far as it is known before it is played. Says what the board looks like then. */
export async function rehearsed<View extends RoadView>(teller: Teller<View>, events: EventInfo[]): Promise<View> {
  for (const event of events) await teller.tell(event);
  teller.done();
  return teller.view;
}
