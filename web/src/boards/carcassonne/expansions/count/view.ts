import type { Known, Spot } from "../../view";
import type * as sent from "../../view-types";

type CountView = Known<
  sent.CountView,
  {
    /** Quarter, seat, figure, how many. */
    quarters: [string, number, string, number][];
    joining: Spot | null;
  }
>;

declare module "../../view" {
  interface KnownParts {
    count: CountView | null;
  }
}
