import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const listed = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../src/claycrown/locale/${name}.json`, import.meta.url), "utf8"));

/** The files of words that pages load apart from the rest, by part. */
export const APART = listed("parts") as Record<string, string[]>;

/** Files that are not in every page's words: those of a part, and what only the program itself says. */
export const ELSEWHERE = [...Object.values(APART).flat(), ...(listed("only-python") as string[])];

/** The languages that the app speaks. */
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
