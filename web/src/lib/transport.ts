/** How the page talks to its table: over the network, or to a worker of its own. Nobody else knows which. */

import { address, taken } from "./early";

export interface Reply {
  status: number;
  /** What kind of text it is, such as `application/json`. */
  kind: string;
  text: string;
}

/** A line that frames go by. */
export interface Line {
  onopen: (() => void) | null;
  onframe: ((frame: string) => void) | null;
  onclose: (() => void) | null;
  send(frame: string): void;
  close(): void;
}

export interface Transport {
  ask(method: string, path: string, token: string, body?: string): Promise<Reply>;
  /** Ask for something that is streamed line by line; every piece of text is passed on as it comes, until the signal. */
  stream(path: string, token: string, body: string, tell: (text: string) => void, signal?: AbortSignal): Promise<Reply>;
  line(): Line;
  /** Where the picture is by which an option of a game is chosen. */
  picture(game: string, card: string): string;
  /** Whether there is nobody elsewhere: no accounts, no invitations, no ratings, no notices. */
  alone: boolean;
}

const network: Transport = {
  async ask(method, path, token, body) {
    const early = method === "GET" && !token ? taken(path) : undefined;
    const answer = await (early ??
      fetch(address(path), {
        method,
        headers: {
          ...(body === undefined ? {} : { "Content-Type": "application/json" }),
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
        },
        body,
      }));
    return { status: answer.status, kind: answer.headers.get("content-type") ?? "", text: await answer.text() };
  },
  async stream(path, token, body, tell, signal) {
    const answer = await fetch(address(path), {
      method: "POST",
      headers: { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      body,
      signal,
    });
    const kind = answer.headers.get("content-type") ?? "";
    if (!answer.ok || !answer.body) return { status: answer.status, kind, text: await answer.text() };
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) tell(piece.value);
    return { status: answer.status, kind, text: "" };
  },
  line() {
    const door = address("socket");
    door.protocol = door.protocol.replace("http", "ws");
    const socket = new WebSocket(door);
    const line: Line = {
      onopen: null,
      onframe: null,
      onclose: null,
      send: (frame) => socket.send(frame),
      close: () => socket.close(),
    };
    socket.onopen = () => line.onopen?.();
    socket.onmessage = ({ data }) => line.onframe?.(String(data));
    socket.onclose = () => line.onclose?.();
    return line;
  },
  picture: (game, card) => address(`games/${game}/pictures/${card}`).href,
  alone: false,
};

let now = network;

/** From now on talk by this one. */
export function talkBy(other: Transport): void {
  now = other;
}

export const transport: Transport = {
  ask: (...question) => now.ask(...question),
  stream: (...question) => now.stream(...question),
  line: () => now.line(),
  picture: (game, card) => now.picture(game, card),
  get alone() {
    return now.alone;
  },
};
