import { expect, test } from "vitest";
import { Refusal } from "../../src/lib/api";
import type { SearchInfo } from "../../src/lib/api-types";
import { byLine, search } from "../../src/lib/search";
import { talkBy, transport, type Reply, type Transport } from "../../src/lib/transport";

const answer = (seconds: number, done = false): SearchInfo => ({ seat: 0, chances: [1, 0], lines: [], seconds, done });

function saying(stream: Transport["stream"]): void {
  talkBy({ ...transport, stream });
}

test("lines are whole, however the text is cut", () => {
  const lines: string[] = [];
  const take = byLine((line) => lines.push(line));
  for (const piece of ["fir", "st\nsec", "ond\n", "\nthird"]) take(piece);
  expect(lines).toEqual(["first", "second"]);
  take("\n");
  expect(lines).toEqual(["first", "second", "third"]);
});

test("every answer is passed on as it comes", async () => {
  const asked: string[] = [];
  saying((path, token, body, tell) => {
    asked.push(path, token, body);
    const text = [answer(0.4), answer(0.8, true)].map((each) => `${JSON.stringify(each)}\n`).join("");
    tell(text.slice(0, 30));
    tell(text.slice(30));
    return Promise.resolve({ status: 200, kind: "application/x-ndjson", text: "" });
  });
  const answers: SearchInfo[] = [];
  await search({ game: "torres" }, (one) => answers.push(one), { token: "seat.x", language: "de" });
  expect(answers.map((one) => one.done)).toEqual([false, true]);
  expect(asked).toEqual(["search?language=de", "seat.x", '{"game":"torres"}']);
});

test("a refusal is thrown as it came", async () => {
  const refused = { code: "not_allowed", message: { id: "server.refusal.search_running", params: {} }, clauses: [] };
  saying(() => Promise.resolve({ status: 403, kind: "application/json", text: JSON.stringify(refused) }));
  await expect(search({ game: "torres" }, () => {})).rejects.toThrow(Refusal);
});

test("who stops hears nothing more, and no complaint", async () => {
  const stop = new AbortController();
  const answers: number[] = [];
  saying((_path, _token, _body, tell) => {
    tell(`${JSON.stringify(answer(0.4))}\n`);
    stop.abort();
    tell(`${JSON.stringify(answer(0.8))}\n`);
    return Promise.reject<Reply>(new DOMException("stopped", "AbortError"));
  });
  await search({ game: "torres" }, (one) => answers.push(one.seconds), { signal: stop.signal });
  expect(answers).toEqual([0.4]);
});

test("a search that came to nothing says why", async () => {
  const failed = { id: "server.refusal.no_search", params: {} };
  saying((_path, _token, _body, tell) => {
    tell(`${JSON.stringify({ ...answer(0, true), failed })}\n`);
    return Promise.resolve({ status: 200, kind: "application/x-ndjson", text: "" });
  });
  const answers: SearchInfo[] = [];
  const wrong = await search({ game: "torres" }, (one) => answers.push(one)).catch((wrong: unknown) => wrong);
  expect((wrong as Refusal).refused.message.id).toBe("server.refusal.no_search");
  expect(answers).toEqual([]);
});
