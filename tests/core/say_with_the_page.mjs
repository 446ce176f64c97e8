// Says messages with the page's own code and compares them with what the engine said: node say_with_the_page.mjs FILE
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";

const { rolldown } = createRequire(resolve("package.json"))("rolldown");
const built = await rolldown({ input: resolve("src/lib/fluent.ts") });
const { output } = await built.generate({ format: "esm" });
const { bundle, partsOf, plain } = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);

const bundles = new Map();
function words(scope, language) {
  const file = scope === "web" ? `src/words/web.${language}.ftl` : `../src/bastide/rulebook/words/${scope}.${language}.ftl`;
  if (!bundles.has(file)) bundles.set(file, bundle(language, readFileSync(file, "utf8")));
  return bundles.get(file);
}

const said = JSON.parse(readFileSync(process.argv[2], "utf8"));
const wrong = said.filter(({ id, params, language, names, me, text }) => {
  const reader = { language, names: (seat) => names[seat], me: me ?? undefined, words };
  const page = plain(partsOf({ id, params }, reader));
  if (page !== text) console.error(`${id} ${JSON.stringify(params)} in ${language}: ${page}, not ${text}`);
  return page !== text;
});
if (wrong.length) process.exit(1);
console.log(`${said.length} alike`);
