/** Tells the browser in index.html of all that every page begins with, which it would else learn of from the first script. */
export function ahead() {
  return {
    name: "ahead",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const begins = Object.values(bundle).find(
          (part) => part.type === "chunk" && part.moduleIds.some((id) => id.endsWith("/src/start.ts")),
        );
        const names = [...withImports(begins, bundle)].filter((name) => !html.includes(name));
        return names.map((name) => ({
          tag: "link",
          attrs: { rel: "modulepreload", crossorigin: true, href: `./${name}` },
          injectTo: "head",
        }));
      },
    },
  };
}

function withImports(chunk, bundle, found = new Set()) {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const name of chunk.imports) withImports(bundle[name], bundle, found);
  return found;
}
