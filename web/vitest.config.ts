import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { first } from "./first.js";

// A busy machine takes its time to put the page together.
const PATIENCE = 60_000;

export default defineConfig({
  plugins: [first(), svelte()],
  test: { include: ["tests/**/*.test.ts"], testTimeout: PATIENCE, hookTimeout: PATIENCE },
});
