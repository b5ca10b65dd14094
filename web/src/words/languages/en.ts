// All words of a language but the rules by number, in one file, which is asked for when the language is spoken.
export default import.meta.glob<string>(["$locale/en/*.ftl", "$games/*/words/en/*.ftl", "!$games/*/words/en/rules.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
