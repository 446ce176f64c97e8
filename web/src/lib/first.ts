/** The words of the hall in one language, all that a first visit needs: see `first.js` beside the page's settings. */

const files = import.meta.glob<Record<string, string>>("../words/web.*.ftl", { query: "?first", import: "default" });
const asked = new Map<string, Promise<Record<string, string>>>();

/** By scope. */
export function firstWords(language: string): Promise<Record<string, string>> {
  const found = asked.get(language) ?? files[`../words/web.${language}.ftl`]?.() ?? Promise.resolve({});
  asked.set(language, found);
  return found;
}
