/** Everything of Carcassonne and its expansions, explained from its components. */

import components from "../../../src/bastide/games/carcassonne/data/components.json";
import { sentence, type Figure, type SetBook } from "../boards/carcassonne/book";
import { EXPANSIONS } from "../boards/carcassonne/expansions/names";
import { fact, named, plain, type Book, type Explanation } from "./book";

const { scoring } = components;
const BASE: SetBook = {
  clauses: {
    "figure.small": "CAR-B-3.1",
    "role.thief": "CAR-B-0.9",
    "role.knight": "CAR-B-0.9",
    "role.monk": "CAR-B-0.9",
    "role.farmer": "CAR-B-5.1",
    "feature.road": "CAR-B-4.3",
    "feature.city": "CAR-B-4.5",
    "feature.monastery": "CAR-B-4.7",
    "feature.field": "CAR-B-6.3",
    "sign.pennant": "CAR-B-4.5",
    tile: "CAR-B-2.2",
    pile: "CAR-B-6.1",
  },
  numbers: {
    "feature.road": { points: scoring.road.complete },
    "feature.city": { points: scoring.city.complete, later: scoring.city.incomplete },
    "feature.monastery": { points: scoring.cloister.itself, around: scoring.cloister.around },
    "feature.field": { points: scoring.field.city },
  },
  figures: components.figures,
};

const found = import.meta.glob<SetBook>("../boards/carcassonne/expansions/*/explain.ts", {
  eager: true,
  import: "default",
});
const BOOKS = [BASE, ...EXPANSIONS.map((name) => found[`../boards/carcassonne/expansions/${name}/explain.ts`]!)];
const CLAUSES: Record<string, string> = Object.assign({}, ...BOOKS.map((book) => book.clauses));
const FIGURES: Record<string, Figure> = Object.assign({}, ...BOOKS.map((book) => book.figures));

/** How many of a figure everybody has; of the small ones some keep the score. */
function many(id: string): [string, string][] {
  const one = FIGURES[id];
  return one ? fact("explain.many", sentence("each", { count: one.per_player - (one.score_markers ?? 0) })) : [];
}

function explain(asked: string): Explanation | null {
  const key = asked.replace(/^feature\.cloister$/, "feature.monastery");
  const [kind, id = ""] = key.split(".");
  const book = BOOKS.find(({ clauses }) => key in clauses);
  const found = plain("carcassonne", key, book?.numbers?.[key]) ?? book?.explain?.(key);
  if (!found) return null;
  return {
    text: "",
    ...found,
    title: found.title || named(`web.carcassonne.role.${id}`),
    facts: found.facts?.length ? found.facts : kind === "figure" ? many(id) : [],
    exchanges: book?.exchanges?.[key] ?? [],
    clause: CLAUSES[key]!,
  };
}

const book: Book = {
  keys: () => Object.keys(CLAUSES),
  explain,
  amount: (amount) =>
    Object.entries(amount).map(([id, count]) =>
      id === "prestige"
        ? { id: "carcassonne.explain.points", params: { count } }
        : { id: "carcassonne.thing.piece.prisoner" },
    ),
};

export default book;
