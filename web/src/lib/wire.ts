/** What goes over the wire; the types are generated from the server's own structures. */

export type {
  ActionInfo,
  Against,
  CardInfo,
  Change,
  Choices,
  ChatInfo,
  ClauseInfo,
  ClockInfo,
  DeviceInfo,
  Difference,
  Done,
  Drawing,
  DuplicateInfo,
  DuplicateMade,
  EntryInfo,
  EventInfo,
  Foresight,
  GameInfo,
  GameReview,
  Here,
  HintInfo,
  Links,
  Listed,
  NewDuplicate,
  NewSubscription,
  NewTable,
  News,
  NewsItem,
  OptionInfo,
  Person,
  PersonInfo,
  Placed,
  PlayedGame,
  Player,
  PlayerFound,
  PlayerPage,
  Position,
  PresetInfo,
  ProposalInfo,
  RatedGroup,
  Rated,
  RatingInfo,
  RatingPoint,
  Result,
  ReviewInfo,
  Seated,
  SeatInfo,
  SeatSummary,
  StepInfo,
  Subscription,
  SwingInfo,
  ServerMessage,
  TableInfo,
  TableMade,
  TableOptions,
  TableSeen,
  TokenInfo,
  Update,
} from "./api-types";
export type { RefusedInfo as Refused } from "./api-types";

import type {
  Agree,
  Amend,
  Answer,
  Applaud,
  Chat,
  Close,
  Leave,
  PassAhead,
  Play,
  Propose,
  PutAway,
  Rematch,
  Resign,
  Rest,
  Resume,
  Return,
  Rollback,
  SeatBot,
  Start,
  Undo,
} from "./api-types";

type WithoutId<T> = T extends { id: string } ? Omit<T, "id"> : never;

/** A command without its id, which the session gives it. */
export type Command = WithoutId<
  | Play
  | Undo
  | Propose
  | Answer
  | Rollback
  | PassAhead
  | Resume
  | Return
  | Resign
  | Start
  | SeatBot
  | Amend
  | Agree
  | Leave
  | PutAway
  | Close
  | Rematch
  | Applaud
  | Rest
  | Chat
>;
