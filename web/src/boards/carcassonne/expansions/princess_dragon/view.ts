import type { Known, Spot } from "../../view";
import type * as sent from "../../view-types";

type DragonView = Known<sent.DragonView, { dragon: Spot | null; fairy: Spot | null; trail: Spot[] }>;

declare module "../../view" {
  interface KnownParts {
    princess_dragon: DragonView | null;
  }
}
