// What is said beyond the first page, but for the rules by number and what only Python says (locale/only-python.json).
export default import.meta.glob<string>(
  [
    "$locale/en/*.ftl",
    "$games/*/words/en/*.ftl",
    "!$locale/en/{house,refusals,speaker,arena,command,files,notices,terminal}.ftl",
    "!$games/*/words/en/{game,position,study,terminal,rules}.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
