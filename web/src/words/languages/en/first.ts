// What the first page says, and any page until it has come: the house, why it refuses something, and what the games are called.
export default import.meta.glob<string>(["$locale/en/{house,refusals,speaker}.ftl", "$games/*/words/en/game.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
