/** A space of the road in words. */

import { t, type Names } from "../../lib/words.svelte";

export function roadText(
  space: number,
  building: string,
  owner: number | null,
  worker: number | null,
  names: Names,
): string {
  const parts = [
    t("road.space", { space, building }),
    ...(owner !== null ? [t("road.owned", { name: names(owner) })] : []),
    ...(worker !== null ? [t("road.worker", { name: names(worker) })] : []),
  ];
  return `${parts.join(", ")}.`;
}
