import type { Play } from "../../lib/play.svelte";

/** What a part of the town is given: the road, the castle. */
export interface PartProps<View, Survey> {
  view: View;
  survey: Survey;
  play: Play;
  me: number | null;
  small: boolean;
  /** The action that is shown as if it were done. */
  shown: string | null;
  /** The place that is at work, and the one that is lit for a moment. */
  active?: string | null;
  flash?: string | null;
  /** Places of the last moves. */
  marked?: string[];
}
