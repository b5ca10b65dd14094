// What is said beyond the first page, but for the rules by number and the terminal's own words.
export default import.meta.glob<string>(
  [
    "$locale/en/*.ftl",
    "$games/*/words/en/*.ftl",
    "!$locale/en/{house,refusals,speaker,terminal}.ftl",
    "!$games/*/words/en/{game,terminal,rules}.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
