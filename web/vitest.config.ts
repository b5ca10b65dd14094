import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

// Apart from what builds the page, so that a build needs no tools for tests.
export default mergeConfig(
  page,
  defineConfig({ plugins: [svelteTesting()], test: { environment: "jsdom", include: ["src/**/*.test.ts"] } }),
);
