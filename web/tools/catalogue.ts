import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What is said after the game: of analyses, of positions that somebody looks into or makes. */
export const EXPLORED = ["explore.ftl", "editor.ftl", "analysis.ftl"];

/** Files that are not in this page's words: rules by number, what there is to learn and what is said after the game have parts of
 * their own, the rest only the program itself says. */
export const ELSEWHERE = [
  "rules.ftl",
  "learning.ftl",
  ...EXPLORED,
  ...(JSON.parse(readFileSync(new URL("../../src/claycrown/locale/only-python.json", import.meta.url), "utf8")) as string[]),
];

/** The languages that the house speaks. */
export const languagesIn = (locale: string): string[] =>
  readdirSync(locale, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? entry.name : []))
    .sort();

/** The version of the words that this page is built with, for each game: the server works its own out in the same way. */
export function catalogueVersions(locale: string, games: string): Record<string, string> {
  const own = readdirSync(games).filter((name) => existsSync(join(games, name, "words")));
  return Object.fromEntries(own.map((name) => [name, version(languagesIn(locale), [locale, join(games, name, "words")])]));
}

function version(languages: string[], folders: string[]): string {
  const digest = createHash("sha256");
  for (const language of languages)
    for (const folder of folders.map((folder) => join(folder, language)).filter((folder) => existsSync(folder)))
      for (const name of readdirSync(folder).sort())
        if (name.endsWith(".ftl") && !ELSEWHERE.includes(name)) digest.update(readFileSync(join(folder, name)));
  return digest.digest("hex").slice(0, 12);
}
