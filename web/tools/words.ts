import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { APART, ELSEWHERE, languagesIn } from "./catalogue.ts";

const PREFIX = "words:";
/** What the first page says, and any page until the rest has come: the app, why it refuses something, what the games are called. */
const FIRST = ["app.ftl", "refusals.ftl", "speaker.ftl"];
const isFirst = (name: string, game: string): boolean => (game ? name === "game.ftl" : FIRST.includes(name));
/** Which files of the app, or of a game, are of a part. */
const PARTS: Record<string, (name: string, game: string) => boolean> = {
  first: isFirst,
  all: (name, game) => !isFirst(name, game) && !ELSEWHERE.includes(name),
  ...Object.fromEntries(Object.entries(APART).map(([part, names]) => [part, (name: string) => names.includes(name)])),
};

/** The catalogue's files of a language, as pages load them: `first`, then by part for the app and for each game (`all/xidit`). */
export function wordFiles(locale: string, games: string, language: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const game of ["", ...readdirSync(games)]) {
    const folder = game ? join(games, game, "words", language) : join(locale, language);
    for (const name of existsSync(folder) ? readdirSync(folder).sort() : [])
      for (const [part, has] of Object.entries(PARTS))
        if (name.endsWith(".ftl") && has(name, game))
          (found[game && part !== "first" ? `${part}/${game}` : part] ??= []).push(join(folder, name));
  }
  return found;
}

// The catalogue's files as modules, one for each language and part (`words:pl/first`), and `words:languages`, which knows how to
// load them: a language is there as soon as its files are. They are read here, once, and not by every page that is opened.
export function words(locale: string, games: string): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(PREFIX) ? id : null),
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const name = id.slice(PREFIX.length);
      if (name === "languages")
        return loaders(Object.fromEntries(languagesIn(locale).map((code) => [code, wordFiles(locale, games, code)])));
      const [language = "", ...part] = name.split("/");
      const found = wordFiles(locale, games, language)[part.join("/")] ?? [];
      for (const file of found) this.addWatchFile(file);
      return `export default ${JSON.stringify(JSON.stringify(found.flatMap((file) => entries(readFileSync(file, "utf8")))))};`;
    },
  };
}

function loaders(languages: Record<string, Record<string, string[]>>): string {
  const load = (language: string, files: Record<string, string[]>) =>
    Object.keys(files).map((file) => `"${file}": () => import("${PREFIX}${language}/${file}").then((words) => words.default)`);
  const names = Object.fromEntries(
    Object.keys(languages).map((code) => [code, new Intl.DisplayNames([code], { type: "language" }).of(code)]),
  );
  return `export const names = ${JSON.stringify(names)};
export default { ${Object.entries(languages)
    .map(([code, files]) => `${code}: { ${load(code, files).join(", ")} }`)
    .join(", ")} };`;
}

/** The messages of a file as @fluent/bundle keeps them: id, pattern, and attributes where there are any. */
const entries = (text: string): unknown[][] =>
  new FluentResource(text).body.map(({ id, value, attributes }) =>
    Object.keys(attributes).length ? [id, value, attributes] : [id, value],
  );
