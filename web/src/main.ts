/** What comes first: it asks for all that the page at this address begins with, at once. */

import { language } from "./lib/chosen";
import { askEarly, here } from "./lib/early";
import { firstWords } from "./lib/first";
import "./stage/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

const [page = ""] = location.hash.replace(/^#\/?/, "").split(/[/?]/);
document.documentElement.lang = language(); // which faces come depends on it
void firstWords(language());
if (page === "table") void import("./pages/Table.svelte");
else if (!page || page === "new") {
  if (!here()) askEarly("games");
  void import("./pages/Lobby.svelte");
}
void import("./start").then(({ start }) => start());
