// All words of a language but the rules by number and the terminal's own, in one file, which is asked for when it is spoken.
export default import.meta.glob<string>(
  [
    "$locale/en/*.ftl",
    "$games/*/words/en/*.ftl",
    "!$locale/en/terminal.ftl",
    "!$games/*/words/en/terminal.ftl",
    "!$games/*/words/en/rules.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
