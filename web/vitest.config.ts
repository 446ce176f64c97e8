import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { first } from "./first.js";

export default defineConfig({ plugins: [first(), svelte()], test: { include: ["tests/**/*.test.ts"] } });
