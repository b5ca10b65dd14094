// Made by tools/words.ts from the catalogue's files.
declare module "words:languages" {
  /** How to load the messages of a language, as JSON: `first`, then the app's parts and those of each game (`rules/ohhell`). */
  const languages: Record<string, Record<string, () => Promise<string>>>;
  /** What each calls itself: asked for when the page is built, since a browser takes long over it. */
  export const names: Record<string, string>;
  export default languages;
}
