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

const SHARED = [
  /\/node_modules\/|^\0/,
  /\/web\/src\/(api|parts|state|words)\/(?!chart\/|Icon)/,
  /\/web\/src\/(learning|rulebook)\/[^/]+\.ts$/,
  /\/web\/src\/table\/(session\/(attempt|copy|drawings|flying|lookups|seating)|deciding\/(ranks|tapping))\.ts$/,
];

const TABLE = /\/web\/src\/(table\/|learning\/|parts\/Icon)/;
const DECIDING =
  /\/web\/src\/table\/(chrome\/AtTable|deciding\/(Choices|followFocus|onBoard|Preview|Prompt)|understanding\/Account)\./;
/** What a table asks for when it has been drawn. */
const LATER = /\/web\/src\/(table\/understanding\/(Log|Look|Majorities)|learning\/Finished)\./;

/** So that a first visit asks for few files and loads little that it does not need: one file for what most pages use, one for
 * charts, one for a game that is played, one for what a game's picture on the first page shares with its table, some for what tables
 * do, one for deciding at them, and for each game what its table and its rulebook draw with. */
const FILES = [
  { name: "app", test: (id: string) => SHARED.some((some) => some.test(id)), minShareCount: 2, priority: 4 },
  { name: "chart", test: /\/web\/src\/parts\/chart\//, minShareCount: 2, priority: 3 },
  {
    name: (id: string) => /\/web\/src\/games\/(\w+)\/(?:symbols\/Warriors|wheel\/rings|world)/.exec(id)?.[1] ?? null,
    minShareCount: 2,
    priority: 3,
  },
  // A game and what makes one for practice stay together: in different files they could import each other, and neither would load.
  { name: "game", test: /\/web\/src\/table\/session\/(game\.svelte|practice)\.ts$/, minShareCount: 2, priority: 3 },
  {
    name: "table",
    test: (id: string) => TABLE.test(id) && !LATER.test(id) && !DECIDING.test(id),
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 20_000,
    priority: 2,
  },
  { name: "deciding", test: DECIDING, minShareCount: 2, priority: 1 },
  {
    name: (id: string) => /\/web\/src\/games\/(\w+)\//.exec(id)?.[1] ?? null,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 40_000,
    priority: 1,
  },
];

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
    rolldownOptions: {
      output: {
        codeSplitting: { groups: FILES },
        chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash].js`,
      },
    },
  },
  server: {
    fs: { allow: [here(".."), here(".")] },
    proxy: { "/api": { target: process.env.CLAYCROWN_DEV_SERVER ?? "http://localhost:8000", ws: true } },
  },
});
