import components from "../../../../../../src/bastide/games/carcassonne/expansions/traders_builders/components.json";
import { fact, named } from "../../../../explain/book";
import { sentence, type SetBook } from "../../book";

const { figures, goods, scoring } = components;

const book: SetBook = {
  clauses: {
    "figure.builder": "CAR-TB-3",
    "figure.pig": "CAR-TB-4.2",
    "sign.goods": "CAR-TB-5",
    ...Object.fromEntries(Object.keys(goods).map((id) => [`goods.${id}`, "CAR-TB-5.1"])),
  },
  numbers: { "figure.pig": { points: scoring.field.pig } },
  figures,
  explain(key) {
    const [kind, id = ""] = key.split(".");
    if (kind !== "goods" || !(id in goods)) return null;
    const count = goods[id as keyof typeof goods];
    return {
      title: named(`web.carcassonne.${id}`),
      kind: named("carcassonne.thing.sign.goods"),
      text: sentence("goods", { points: scoring.goods.most }),
      facts: fact("explain.many", sentence("tokens", { count })),
    };
  },
};

export default book;
