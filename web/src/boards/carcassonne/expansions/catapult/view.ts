import type { Known, Spot } from "../../view";
import type * as sent from "../../view-types";

type CatapultView = Known<sent.CatapultView, { fairs: Spot[]; landing: Spot | null; on: Spot | null }>;

declare module "../../view" {
  interface KnownParts {
    catapult: CatapultView | null;
  }
}
