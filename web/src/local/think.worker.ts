/** A worker that thinks: a question a message, an answer a message. */

import { python } from "./python";

type Told = { engine: string; task: string } | { line: string };

let answer: Promise<(line: string) => void> | null = null;

async function begin(engine: string, task: string): Promise<(line: string) => void> {
  const glue = (await python(engine)).pyimport("bastide.local.browser") as unknown as Record<
    string,
    (write: (line: string) => void) => (line: string) => void
  >;
  const answers = glue[task === "review" ? "reviewer" : "thinker"]!((line) => postMessage(line));
  postMessage("ready");
  return answers;
}

onmessage = async ({ data }: MessageEvent<Told>) => {
  try {
    if ("engine" in data) await (answer = begin(data.engine, data.task));
    else (await answer!)(data.line);
  } catch {
    postMessage("");
  }
};
