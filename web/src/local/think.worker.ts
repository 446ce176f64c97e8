/** A worker that thinks: a question a message, an answer a message. */

import { fetched, inside, python, type Engine } from "./python";

type Told = { engine: string; task: string } | { line: string };
type Answer = (line: string) => void;

interface Glue {
  game_of(line: string): string;
  take_net(game: string, learned: Uint8Array): void;
  thinker(write: Answer): Answer;
  reviewer(write: Answer): Answer;
}

class Thinker {
  private readonly learned = new Set<string>();

  constructor(
    private readonly engine: Engine,
    private readonly glue: Glue,
    private readonly answers: Answer,
  ) {}

  static async begin(address: string, task: string): Promise<Thinker> {
    const engine = await inside(address);
    const glue = (await python(engine)).pyimport("bastide.local.browser") as unknown as Glue;
    const write: Answer = (line) => postMessage(line);
    return new Thinker(engine, glue, task === "review" ? glue.reviewer(write) : glue.thinker(write));
  }

  async answer(line: string): Promise<void> {
    const game = this.glue.game_of(line);
    // Without a network, and before it was ever kept, bots do with what they know by themselves.
    if (!this.learned.has(game)) await this.learn(game).catch(() => {});
    this.answers(line);
  }

  private async learn(game: string): Promise<void> {
    const net = this.engine.nets[game];
    if (net) this.glue.take_net(game, new Uint8Array(await (await fetched(net)).arrayBuffer()));
    this.learned.add(game);
  }
}

let thinker: Promise<Thinker> | null = null;

onmessage = async ({ data }: MessageEvent<Told>) => {
  try {
    if ("engine" in data) {
      thinker = Thinker.begin(data.engine, data.task);
      await thinker;
      postMessage("ready");
    } else await (await thinker!).answer(data.line);
  } catch {
    postMessage("");
  }
};
