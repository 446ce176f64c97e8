import type { Known, Spot } from "../../view";
import type * as told from "../../view-types";

type DragonView = Known<told.DragonView, { dragon: Spot | null; fairy: Spot | null; trail: Spot[] }>;

declare module "../../view" {
  interface KnownParts {
    princess_dragon: DragonView | null;
  }
}
