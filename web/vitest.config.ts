import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

// Apart from what builds the page, so that a build needs no tools for tests. All files share one page (jsdom): making one for each
// took four fifths of the time.
export default mergeConfig(
  page,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      environment: "jsdom",
      isolate: false,
      pool: "threads",
      maxWorkers: 1,
      include: ["src/**/*.test.ts"],
      setupFiles: ["src/words/whole.ts", "src/state/screen.ts"],
      testTimeout: 30_000, // on a machine that does other things as well
    },
  }),
);
