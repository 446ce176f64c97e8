/** What a presentation needs of the board it is shown on. */

import type { Message, Names } from "../../lib/words.svelte";
import type { Stage } from "../../stage/stage.svelte";
import type { Ceremony } from "./ceremony";

export interface Scene<View> {
  stage: Stage;
  draw: (view: View) => Promise<void>;
  /** What is being shown, in words. */
  say: (seat: number, text: Message | null) => void;
  /** The building at work, and the place that is lit for a moment. */
  active: (key: string | null) => void;
  flash: (key: string | null) => void;
  /** On a phone, bring the thing into sight. */
  reveal: (key: string) => Promise<void>;
  /** Count the last points before everybody's eyes. */
  ceremony: (end: Ceremony) => Promise<void>;
  names: Names;
  me: number | null;
}

/** How a board is seen at the moment. */
export interface Look {
  /** The action that is shown as if it were done. */
  shown: string | null;
  active: string | null;
  flash: string | null;
  small: boolean;
  /** Places of the last moves. */
  marked: string[];
}
