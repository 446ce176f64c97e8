import type { SetBook } from "../../book";

const book: SetBook = { clauses: { "role.heretic": "CAR-CU-1", "feature.shrine": "CAR-CU-3" } };

export default book;
