/** Everything of Carcassonne and its expansions, explained from its components. */

import components from "../../../src/bastide/games/carcassonne/data/components.json";
import { say } from "../lib/words.svelte";
import { fact, named, plain, type Book, type Explanation } from "./book";

const { scoring, figures, goods, quarters, catapult } = components;

const CLAUSES: Record<string, string> = {
  "figure.small": "CAR-B-3.1",
  "figure.big": "CAR-IC-2",
  "figure.mayor": "CAR-AM-2.2",
  "figure.wagon": "CAR-AM-4.2",
  "figure.builder": "CAR-TB-3",
  "figure.pig": "CAR-TB-4.2",
  "role.thief": "CAR-B-0.9",
  "role.knight": "CAR-B-0.9",
  "role.monk": "CAR-B-0.9",
  "role.farmer": "CAR-B-5.1",
  "role.heretic": "CAR-CU-1",
  "role.guard": "CAR-TW-4.1",
  "feature.road": "CAR-B-4.3",
  "feature.city": "CAR-B-4.5",
  "feature.monastery": "CAR-B-4.7",
  "feature.field": "CAR-B-6.3",
  "feature.shrine": "CAR-CU-3",
  "feature.abbey": "CAR-AM-1.3",
  "feature.river": "CAR-RI-3",
  "feature.carcassonne": "CAR-CO-1.4",
  "feature.tower_foundation": "CAR-TW-2",
  "sign.pennant": "CAR-B-4.5",
  "sign.inn": "CAR-IC-3",
  "sign.cathedral": "CAR-IC-5",
  "sign.goods": "CAR-TB-5",
  "sign.volcano": "CAR-PD-3.1",
  "sign.dragon": "CAR-PD-4.2",
  "sign.princess": "CAR-PD-5.1",
  "sign.portal": "CAR-PD-6.1",
  "sign.pig_herd": "CAR-RI-6",
  "sign.fair": "CAR-CA-2.2",
  "sign.spring": "CAR-RI-1",
  "sign.fork": "CAR-RI-2",
  "sign.lake": "CAR-RI-5",
  "piece.fairy": "CAR-PD-2.1",
  "piece.dragon": "CAR-PD-4.5",
  "piece.tower": "CAR-TW-3",
  "piece.prisoner": "CAR-TW-6",
  "piece.barn": "CAR-AM-3.7",
  "piece.king": "CAR-KR-2",
  "piece.robber": "CAR-KR-3",
  "piece.count": "CAR-CO-4",
  "quarter.castle": "CAR-CO-4",
  "quarter.market": "CAR-CO-5",
  "quarter.blacksmith": "CAR-CO-4",
  "quarter.cathedral": "CAR-CO-4",
  "token.knock_out": "CAR-CA-4.1",
  "token.seduction": "CAR-CA-7.1",
  "token.target": "CAR-CA-5",
  "token.catch": "CAR-CA-6.2",
  tile: "CAR-B-2.2",
  pile: "CAR-B-6.1",
};

/** The numbers in their sentences. */
const NUMBERS: Record<string, Record<string, number>> = {
  "figure.big": { power: figures.big.power },
  "figure.pig": { points: scoring.field.pig },
  "feature.road": { points: scoring.road.complete },
  "feature.city": { points: scoring.city.complete, later: scoring.city.incomplete },
  "feature.monastery": { points: scoring.cloister.itself, around: scoring.cloister.around },
  "feature.field": { points: scoring.field.city },
  "sign.inn": { points: scoring.road.inn },
  "sign.cathedral": { points: scoring.city.cathedral },
  "sign.dragon": { steps: scoring.dragon.steps },
  "sign.pig_herd": { points: scoring.field.herd },
  "piece.fairy": { first: scoring.fairy.turn, points: scoring.fairy.region },
  "piece.prisoner": { points: scoring.ransom.price },
  "piece.barn": { points: scoring.barn.city },
  "piece.king": { points: scoring.king.city },
  "piece.robber": { points: scoring.robber.road },
  "token.target": { points: scoring.catapult.target },
  "token.catch": { points: scoring.catapult.catch },
};

const sentence = (id: string, params?: Record<string, unknown>): string =>
  say({ id: `carcassonne.explain.${id}`, params });

/** How many of a figure everybody has; of the small ones some keep the score. */
function many(key: string): [string, string][] {
  const one = figures[key.replace("figure.", "") as keyof typeof figures] as
    { per_player: number; score_markers?: number } | undefined;
  return one ? fact("explain.many", sentence("each", { count: one.per_player - (one.score_markers ?? 0) })) : [];
}

function explain(asked: string): Explanation | null {
  const key = asked.replace(/^feature\.cloister$/, "feature.monastery");
  const [kind, id = ""] = key.split(".");
  if (kind === "goods") {
    if (!(id in goods)) return null;
    const count = goods[id as keyof typeof goods];
    return {
      title: named(`web.carcassonne.${id}`),
      kind: named("carcassonne.thing.sign.goods"),
      text: sentence("goods", { points: scoring.goods.most }),
      exchanges: [],
      facts: fact("explain.many", sentence("tokens", { count })),
      clause: "CAR-TB-5.1",
    };
  }
  const found = plain("carcassonne", key, NUMBERS[key]);
  if (!found) return null;
  const ransom = key === "piece.prisoner" ? [{ give: [{ prestige: scoring.ransom.price }], get: [{ [id]: 1 }] }] : [];
  return {
    ...found,
    title: found.title || named(`web.carcassonne.role.${id}`),
    facts: kind === "figure" ? many(key) : [],
    exchanges: ransom,
    clause: CLAUSES[key]!,
  };
}

const book: Book = {
  keys: () => [
    ...new Set([
      ...Object.keys(CLAUSES),
      ...Object.keys(figures).map((id) => `figure.${id}`),
      ...Object.keys(goods).map((id) => `goods.${id}`),
      ...Object.keys(quarters).map((id) => `quarter.${id}`),
      ...catapult.tokens.map((id) => `token.${id}`),
    ]),
  ],
  explain,
  amount: (amount) =>
    Object.entries(amount).map(([id, count]) =>
      id === "prestige"
        ? { id: "carcassonne.explain.points", params: { count } }
        : { id: "carcassonne.thing.piece.prisoner" },
    ),
};

export default book;
