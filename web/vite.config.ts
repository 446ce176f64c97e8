/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv } from "vite";
import { ahead } from "./ahead.js";
import { groups } from "./chunks.js";
import { first } from "./first.js";
import { licences } from "./licences.js";
import { packed } from "./packed.js";

export default defineConfig(({ mode }) => ({
  plugins: [first(), svelte(), ahead(), licences(), packed()],
  base: "./",
  worker: { format: "es" },
  build: {
    outDir: "../src/bastide/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    rolldownOptions: { output: { codeSplitting: { groups, includeDependenciesRecursively: false } } },
  },
  test: {
    // A test of what Svelte does in a browser has runes in it, and so its name.
    projects: [
      { extends: true, test: { name: "page", include: ["tests/**/*.svelte.test.ts"], environment: "./tests/page.ts" } },
      {
        extends: true,
        test: { name: "parts", include: ["tests/**/*.test.ts"], exclude: ["tests/**/*.svelte.test.ts"] },
      },
    ],
  },
  server: {
    fs: { allow: [".."] },
    // `npm run dev` talks to a server that runs beside it: bastide serve --no-browser
    proxy: { "/api": { target: loadEnv(mode, ".", "BASTIDE_").BASTIDE_TABLE ?? "http://127.0.0.1:8000", ws: true } },
  },
}));
