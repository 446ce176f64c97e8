import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const FOLDER = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** The licence notices of every package that went into the page, as licences.txt beside it. */
export function licences() {
  return {
    name: "licences",
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((part) => (part.type === "chunk" ? part.moduleIds : []));
      const folders = new Set(modules.map((id) => FOLDER.exec(id.replaceAll("\\", "/"))?.[1]).filter(Boolean));
      const notices = [...folders].map((folder) => notice(folder, (missing) => this.error(missing))).sort();
      const source = ["This page is part of Bastide. It contains parts of these packages:\n", ...notices].join("\n");
      this.emitFile({ type: "asset", fileName: "licences.txt", source });
    },
  };
}

function notice(folder, complain) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const own = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const file = own ? join(folder, own) : join(import.meta.dirname, "licences", `${license}.txt`);
  if (!existsSync(file)) complain(`${name} ${version} comes without the text of its licence (${license}).`);
  return `${name} ${version} (${license})\n\n${readFileSync(file, "utf8").trim()}\n`;
}
