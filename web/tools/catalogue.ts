import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The version of the words that this page is built with, for each game: the server works its own out in the same way. */
export function catalogueVersions(locale: string, games: string): Record<string, string> {
  const languages = readdirSync(locale, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
  const elsewhere = ["rules.ftl", ...onlyPython(locale)];
  const own = readdirSync(games).filter((name) => existsSync(join(games, name, "words")));
  return Object.fromEntries(own.map((name) => [name, version(languages.sort(), [locale, join(games, name, "words")], elsewhere)]));
}

/** The files of words that no page says, as the server lists them. */
function onlyPython(locale: string): string[] {
  return JSON.parse(readFileSync(join(locale, "only-python.json"), "utf8")) as string[];
}

function version(languages: string[], folders: string[], elsewhere: string[]): string {
  const digest = createHash("sha256");
  for (const language of languages)
    for (const folder of folders.map((folder) => join(folder, language)).filter((folder) => existsSync(folder)))
      for (const name of readdirSync(folder).sort())
        if (name.endsWith(".ftl") && !elsewhere.includes(name)) digest.update(readFileSync(join(folder, name)));
  return digest.digest("hex").slice(0, 12);
}
