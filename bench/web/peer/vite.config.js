// The peer's page, built as ours is: same bundler, packed the same way.
import { defineConfig } from "vite";
import { packed } from "../../../web/tools/packed.ts";

export default defineConfig({
  plugins: [packed()],
  build: { target: "es2022", emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
