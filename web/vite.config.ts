import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv } from "vite";
import { licences } from "./licences.js";
import { packed } from "./packed.js";

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), licences(), packed()],
  base: "./",
  worker: { format: "es" },
  build: {
    outDir: "../src/bastide/server/static",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
  },
  server: {
    fs: { allow: [".."] },
    // `npm run dev` talks to a server that runs beside it: bastide serve --no-browser
    proxy: { "/api": { target: loadEnv(mode, ".", "BASTIDE_").BASTIDE_TABLE ?? "http://127.0.0.1:8000", ws: true } },
  },
}));
