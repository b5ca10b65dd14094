import js from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import boundaries from "eslint-plugin-boundaries";
import sortImports from "eslint-plugin-simple-import-sort";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const TYPED = ["**/*.ts", "**/*.svelte"];

/** Text for people that is written into markup: what is read or heard comes from the catalogue, in the reader's language. */
const LITERALS = [
  "SvelteElement > SvelteText[value=/\\p{L}{2}/u]:not([value=/^\\s*Clay & Crown\\s*$/])",
  "SvelteAttribute[key.name=/^(alt|label|placeholder|title|aria-(label|description|roledescription|valuetext))$/] > SvelteLiteral[value=/\\p{L}{2}/u]",
];
const IN_THE_CATALOGUE = "Texts for people are in the catalogue: t(...).";

/** Each folder of `src` may import those before it, and itself. `games` and `pages` are found by `import.meta.glob`. */
const LAYERS = [
  "words",
  "api",
  "state",
  "parts",
  "editions",
  "table/session",
  "table/understanding",
  "table/replay",
  "table/deciding",
  "table/general",
  "rulebook",
  "lobby",
  "learning",
  "account",
  "table/chrome",
  "explore",
  "puzzles",
  "statistics",
  "review",
  "games",
  "pages",
];

const readonly = (...names) => Object.fromEntries(names.map((name) => [name, "readonly"]));

// Faults, and the order of imports; how the code is set out is Prettier's affair.
export default defineConfig(
  globalIgnores([".svelte-check/", "src/api/types.d.ts"]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  { files: TYPED, extends: [ts.configs.strict, ts.configs.stylistic] },
  svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  { files: ["**/*.js"], languageOptions: { globals: readonly("self", "URL") } },
  { files: ["**/*.cjs"], languageOptions: { globals: readonly("__dirname", "exports", "require"), sourceType: "commonjs" } },
  { files: ["public/*.js"], languageOptions: { globals: readonly("caches", "fetch", "importScripts", "Request") } },
  {
    plugins: { "simple-import-sort": sortImports },
    rules: {
      eqeqeq: "error",
      // One block and one import of each module: what only takes effect, packages, the client's own modules, neighbours.
      "no-duplicate-imports": "error",
      "simple-import-sort/imports": ["error", { groups: [["^\\u0000", "^node:", "^@?\\w", "^\\$", "^\\.\\.", "^\\."]] }],
      "simple-import-sort/exports": "error",
    },
  },
  {
    files: TYPED,
    rules: {
      "no-undef": "off", // TypeScript knows what there is
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-import-type-side-effects": "error",
      "@typescript-eslint/no-empty-function": ["error", { allow: ["methods"] }], // a replay has nothing to do when a target is touched
      // `!` says what an index cannot: noUncheckedIndexedAccess doubts every one of them.
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_$" }],
    },
  },
  {
    files: ["src/**/*.ts", "src/**/*.svelte"],
    ignores: ["**/*.test.ts", "**/fixtures/*"],
    plugins: { boundaries },
    settings: {
      "boundaries/root-path": import.meta.dirname,
      "boundaries/elements": [
        ...LAYERS.map((type) => ({ type, pattern: `src/${type}` })),
        { type: "table/session", pattern: "src/table" }, // what a game's drawing is
      ],
      "boundaries/dependency-nodes": ["import", "dynamic-import", "export"],
      "import/resolver": { "./tools/resolver.cjs": {} },
    },
    rules: {
      "boundaries/dependencies": [
        "error",
        {
          default: "disallow",
          checkUnknownLocals: true,
          policies: [
            { allow: { dependency: { source: "$locale/**" } } },
            ...LAYERS.map((type, place) => ({
              from: { element: { type } },
              allow: { to: { element: { types: { anyOf: LAYERS.slice(0, place + 1) } } } },
            })),
          ],
        },
      ],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    rules: {
      "no-useless-assignment": "off", // what a $derived assigns is read when it is computed again
      "no-restricted-syntax": ["error", ...LITERALS.map((selector) => ({ selector, message: IN_THE_CATALOGUE }))],
      "svelte/block-lang": ["error", { script: "ts", style: null }],
      "svelte/no-target-blank": "error",
      "svelte/prefer-style-directive": "error", // the page's policy forbids style attributes
      "svelte/prefer-svelte-reactivity": "off", // state is replaced ($state.raw), never changed in place
    },
  },
);
