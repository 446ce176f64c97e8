/** What is asked about studies. */

import { ask } from "../lib/api";
import type {
  AddStep,
  ChapterInfo,
  Comment,
  DrawStep,
  DropChapter,
  MarkStep,
  NewChapter,
  NewStudy,
  NodeFrame,
  PlayOn,
  PromoteStep,
  RemoveStep,
  RenameChapter,
  ReviewInfo,
  SetupCheck,
  StudyChange,
  StudyInfo,
  StudyLine,
  StudyMade,
  StudyUpdate,
  TableMade,
  Uncomment,
} from "../lib/api-types";
import { address } from "../lib/early";

type Wish<T> = T extends { id: string } ? Omit<T, "id" | "seq" | "name"> : never;
/** Something to be written, without its id and what the page knows of it. */
export type Operation = Wish<
  AddStep | DrawStep | RemoveStep | PromoteStep | MarkStep | Comment | Uncomment | RenameChapter | DropChapter
>;

const of = (id: string, rest = ""): string => `studies/${id}${rest}`;
const node = (id: string, chapter: number, at: number, rest = ""): string =>
  of(id, `/chapters/${chapter}/nodes/${at}${rest}`);

export const studies = {
  mine: (ids: string[]) => ask<StudyLine[]>("GET", `studies?ids=${ids.join(",")}`),
  listed: () => ask<StudyLine[]>("GET", "studies/listed"),
  make: (wish: NewStudy) => ask<StudyMade>("POST", "studies", "", wish),
  see: (id: string, token: string) => ask<StudyInfo>("GET", of(id), token),
  change: (id: string, token: string, change: StudyChange) => ask<StudyInfo>("PATCH", of(id), token, change),
  remove: (id: string, token: string) => ask<void>("DELETE", of(id), token),
  letWrite: (id: string, token: string, player: string) => ask<StudyInfo>("PUT", of(id, `/writers/${player}`), token),
  stopWriting: (id: string, token: string, player: string) =>
    ask<StudyInfo>("DELETE", of(id, `/writers/${player}`), token),
  newLink: (id: string, token: string) => ask<StudyInfo>("POST", of(id, "/link"), token),
  begin: (id: string, token: string, wish: NewChapter) => ask<StudyMade>("POST", of(id, "/chapters"), token, wish),
  write: (id: string, token: string, operation: object) =>
    ask<StudyUpdate>("POST", of(id, "/operations"), token, operation),
  chapter: (id: string, token: string, chapter: number) =>
    ask<ChapterInfo>("GET", of(id, `/chapters/${chapter}`), token),
  frame: (id: string, token: string, chapter: number, at: number) =>
    ask<NodeFrame>("GET", node(id, chapter, at), token),
  picture: (id: string, token: string, chapter: number, at: number, language: string) =>
    ask<string>("GET", node(id, chapter, at, `/picture.svg?language=${language}`), token),
  record: (id: string, token: string, chapter: number) =>
    ask<string>("GET", of(id, `/chapters/${chapter}/record`), token),
  review: (id: string, token: string, chapter: number) =>
    ask<ReviewInfo>("GET", of(id, `/chapters/${chapter}/review`), token),
  askForReview: (id: string, token: string, chapter: number) =>
    ask<ReviewInfo>("POST", of(id, `/chapters/${chapter}/review`), token, {}),
  playOn: (id: string, token: string, chapter: number, at: number, wish: PlayOn) =>
    ask<TableMade>("POST", node(id, chapter, at, "/table"), token, wish),
  check: (snapshot: Record<string, unknown>) => ask<SetupCheck>("POST", "studies/setup", "", { snapshot }),
  /** Where what is written is sent as it is written. */
  socket(id: string): WebSocket {
    const door = address(of(id, "/socket"));
    door.protocol = door.protocol.replace("http", "ws");
    return new WebSocket(door);
  },
};
