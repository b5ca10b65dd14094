import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogueVersions } from "./tools/catalogue.ts";
import { fonts } from "./tools/fonts.ts";
import { packed } from "./tools/packed.ts";
import { preloads } from "./tools/preloads.ts";
import { sounds } from "./tools/sounds.ts";
import { words } from "./tools/words.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const locale = here("../src/claycrown/locale");
const games = here("../src/claycrown/games");
const cutFonts = here("./node_modules/.cache/fonts");

/** What several pages use comes in one file, so that a first visit asks for few; what one page uses comes with it. */
const SHARED = /\/web\/src\/(account|api|lobby|parts|state|words)\/|\/node_modules\/|^\0/;

// Built into the Python package, which serves it; `npm run dev` passes what it does not know on to a running server.
export default defineConfig({
  plugins: [
    svelte(),
    words(locale, games),
    fonts(here("./node_modules/@fontsource"), cutFonts),
    sounds(),
    preloads(locale, games),
    packed(),
  ],
  resolve: {
    alias: { $lib: here("./src"), $locale: locale, $games: games, $fonts: cutFonts },
  },
  define: {
    CATALOGUE_VERSIONS: JSON.stringify(catalogueVersions(locale, games)),
  },
  build: {
    outDir: here("../src/claycrown/browser"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page's policy allows no data: for scripts and styles
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "house", test: SHARED, minShareCount: 2 }] } } },
  },
  server: {
    fs: { allow: [here(".."), here(".")] },
    proxy: { "/api": { target: process.env.CLAYCROWN_DEV_SERVER ?? "http://localhost:8000", ws: true } },
  },
});
