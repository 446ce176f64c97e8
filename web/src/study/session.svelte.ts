/** One study as it is read and written: its chapters, the steps of the one that is open, and what others write. */

import { problemOf, Refusal } from "../lib/api";
import type { ChapterLine, NodeFrame, NodeInfo, StudyInfo, StudyUpdate } from "../lib/api-types";
import { prefs } from "../lib/prefs.svelte";
import type { Refused } from "../lib/wire";
import type { Message } from "../lib/words.svelte";
import { studies, type Operation } from "./api";

/** How long is waited before the line is opened again, in milliseconds. */
const AGAIN = [500, 2000, 5000, 15000, 30000];
const MOST_FRAMES = 400;

export class StudySession {
  info: StudyInfo | null = $state.raw(null);
  chapter: ChapterLine | null = $state.raw(null);
  nodes: ReadonlyMap<number, NodeInfo> = $state.raw(new Map());
  problem: Message | null = $state.raw(null);
  /** Why what was wished is not written. */
  refusal: Refused | null = $state.raw(null);
  live = $state(false);

  /** The last entry of the log that the page knows. */
  private seq = 0;
  private frames = new Map<string, Promise<NodeFrame>>();
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private ended = false;

  constructor(
    readonly id: string,
    readonly token: string,
  ) {}

  get writes(): boolean {
    return this.info !== null && this.info.role !== "reader";
  }

  get owns(): boolean {
    return this.info?.role === "owner";
  }

  /** Read the study, and a chapter of it; the first where there is no such. */
  async load(number: number): Promise<boolean> {
    try {
      this.info = await studies.see(this.id, this.token);
      const line = this.info.chapters.find((one) => one.number === number) ?? this.info.chapters[0];
      if (line) await this.open(line.number);
      if (!this.socket && !this.ended) this.follow();
      return true;
    } catch (wrong) {
      this.problem = problemOf(wrong);
      return false;
    }
  }

  async open(number: number): Promise<void> {
    const found = await studies.chapter(this.id, this.token, number);
    this.seq = found.seq;
    this.nodes = new Map(found.nodes.map((node) => [node.id, node]));
    this.chapter = found.line;
  }

  /** The board after a step. */
  frame(node: number): Promise<NodeFrame> {
    const chapter = this.chapter?.number ?? 0;
    const key = `${chapter}/${node}`;
    if (!this.frames.has(key)) {
      const asked = studies.frame(this.id, this.token, chapter, node);
      asked.catch(() => this.frames.delete(key));
      this.frames.set(key, asked);
      if (this.frames.size > MOST_FRAMES) this.frames.delete(this.frames.keys().next().value!);
    }
    return this.frames.get(key)!;
  }

  /** Write something; the position it led to, or null where it is refused. */
  async write(operation: Operation): Promise<number | null> {
    this.refusal = null;
    const wish = { ...operation, id: crypto.randomUUID(), seq: this.seq, name: prefs.name };
    for (let attempt = 0; ; attempt += 1)
      try {
        const update = await studies.write(this.id, this.token, wish);
        this.take(update);
        return update.node ?? 0;
      } catch (wrong) {
        if (wrong instanceof Refusal) {
          this.refusal = wrong.refused;
          return null;
        }
        // Without a connection it is sent again: the same id is not written twice.
        if (attempt === AGAIN.length || this.ended) {
          this.problem = problemOf(wrong);
          return null;
        }
        await new Promise((later) => setTimeout(later, AGAIN[attempt]));
      }
  }

  /** The study itself has changed: its title, who reads and writes. */
  changed(info: StudyInfo): void {
    this.info = info;
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private take(update: StudyUpdate): void {
    if (this.info)
      this.info = { ...this.info, chapters: update.chapters, line: { ...this.info.line, title: update.title } };
    const open = this.chapter;
    if (!open || update.seq < this.seq) return;
    const line = update.chapters.find((one) => one.number === open.number);
    const [changed, gone] = [update.nodes[open.number] ?? [], update.gone[open.number] ?? []];
    if (changed.length || gone.length) {
      const nodes = new Map(this.nodes);
      for (const id of gone) nodes.delete(id);
      for (const node of changed) nodes.set(node.id, node);
      this.nodes = nodes;
    }
    this.seq = update.seq;
    if (line) this.chapter = line;
    else if (update.chapters[0]) void this.open(update.chapters[0].number);
  }

  private follow(): void {
    const socket = (this.socket = studies.socket(this.id));
    socket.onopen = () => {
      this.tries = 0;
      this.live = true;
      socket.send(JSON.stringify({ seq: this.seq, token: this.token }));
    };
    socket.onmessage = ({ data }) => this.take(JSON.parse(String(data)) as StudyUpdate);
    socket.onclose = () => {
      this.live = false;
      if (this.ended) return;
      this.timer = setTimeout(() => this.follow(), AGAIN[Math.min(this.tries++, AGAIN.length - 1)]);
    };
  }
}
