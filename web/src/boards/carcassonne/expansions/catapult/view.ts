import type { Known, Spot } from "../../view";
import type * as told from "../../view-types";

type CatapultView = Known<told.CatapultView, { fairs: Spot[]; landing: Spot | null; on: Spot | null }>;

declare module "../../view" {
  interface KnownParts {
    catapult: CatapultView | null;
  }
}
