import type { Known, Spot } from "../../view";
import type * as sent from "../../view-types";

type AbbeyView = Known<
  sent.AbbeyView,
  {
    /** Each seat's barn stands on the north-west corner of that tile. */
    barns: (Spot | null)[];
    /** Wagons that may drive on: seat, figure, x, y, segment. */
    waiting: [number, string, number, number, string][];
  }
>;

declare module "../../view" {
  interface KnownParts {
    abbey_mayor: AbbeyView | null;
  }
}
