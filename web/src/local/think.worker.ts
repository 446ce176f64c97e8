/** A worker that thinks: a question a message, an answer a message. */

import { inside, netsOf, python, type BringNet } from "./python";

type Question = { engine: string; task: string } | { line: string };
type Answer = (line: string) => Promise<void>;

type Begin = (write: (line: string) => void, bring: BringNet) => Answer;
interface Glue {
  thinker: Begin;
  reviewer: Begin;
}

async function begin(address: string, task: string): Promise<Answer> {
  const engine = await inside(address);
  const glue = (await python(engine)).pyimport("bastide.local.browser") as Glue;
  const answers = task === "review" ? glue.reviewer : glue.thinker;
  return answers((line) => postMessage(line), netsOf(engine));
}

let thinker: Promise<Answer> | null = null;

onmessage = async ({ data }: MessageEvent<Question>) => {
  try {
    if ("engine" in data) {
      thinker = begin(data.engine, data.task);
      await thinker;
      postMessage("ready");
    } else await (await thinker!)(data.line);
  } catch {
    postMessage("");
  }
};
