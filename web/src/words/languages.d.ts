// Made by tools/words.ts from the catalogue's files.
declare module "words:languages" {
  /** How to load the texts of a language: what the first page says, what is said beyond it, the rules by number. */
  const languages: Record<string, Record<"first" | "all" | "rules", () => Promise<string[]>>>;
  export default languages;
}
