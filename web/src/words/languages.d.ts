// Made by tools/words.ts from the catalogue's files.
declare module "words:languages" {
  /** How to load the messages of a language, as JSON: what the first page says, what is said beyond it, the rules by number, what
   * there is to learn. */
  const languages: Record<string, Record<"first" | "all" | "rules" | "learning", () => Promise<string>>>;
  export default languages;
}
