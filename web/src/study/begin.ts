/** Opens what was played, or set up, as a study of one's own. */

import type { NewStudy } from "../lib/api-types";
import { go } from "../lib/route.svelte";
import { studies } from "./api";
import { kept } from "./kept.svelte";

type Source = NewStudy["source"];

export async function beginStudy(source: Source, title: string, name: string, node = 0): Promise<void> {
  const made = await studies.make({ source, title: title.slice(0, 80), name });
  if (made.token) kept.remember({ id: made.id, title, token: made.token });
  go(`/study/${made.id}/${made.chapter}/${node}`);
}
