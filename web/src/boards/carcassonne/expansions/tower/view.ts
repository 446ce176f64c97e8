import type { Known, Spot } from "../../view";
import type * as sent from "../../view-types";

type TowerView = Known<
  sent.TowerView,
  {
    /** Place and height. */
    towers: [number, number, number][];
    /** Holder, owner, figure, how many. */
    prisoners: [number, number, string, number][];
    raised: Spot | null;
    capturing: Spot | null;
    /** Owner and figure. */
    captive: [number, string] | null;
  }
>;

declare module "../../view" {
  interface KnownParts {
    tower: TowerView | null;
  }
}
