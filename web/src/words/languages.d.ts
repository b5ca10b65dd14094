// Made by tools/words.ts from the catalogue's files.
declare module "words:languages" {
  /** How to load the messages of a language, as JSON: what the first page says, what is said beyond it, the rules by number, what
   * there is to learn, what is said after the game. */
  const languages: Record<string, Record<"first" | "all" | "rules" | "learning" | "exploring", () => Promise<string>>>;
  /** What each calls itself: asked for when the page is built, since a browser takes long over it. */
  export const names: Record<string, string>;
  export default languages;
}
