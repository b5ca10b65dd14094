import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { ELSEWHERE, EXPLORED, languagesIn } from "./catalogue.ts";

const PREFIX = "words:";
/** What the first page says, and any page until the rest has come: the house, why it refuses something, what the games are called. */
const FIRST = ["house.ftl", "refusals.ftl", "speaker.ftl", "game.ftl"];
const RULES = "rules.ftl";
const LEARNING = "learning.ftl";
/** Looking further and the board editor, with what the rules say against a position. */
const EXPLORING = [...EXPLORED, "position.ftl"];
const PARTS: Record<string, (name: string, ofGame: boolean) => boolean> = {
  first: (name, ofGame) => FIRST.includes(name) && (name !== "refusals.ftl" || !ofGame),
  all: (name, ofGame) => !PARTS["first"]?.(name, ofGame) && !ELSEWHERE.includes(name),
  rules: (name) => name === RULES,
  learning: (name) => name === LEARNING,
  exploring: (name) => EXPLORING.includes(name),
};

// The catalogue's files as modules, one for each language and part (`words:pl/first`), and `words:languages`, which knows how to
// load them: a language is there as soon as its files are. They are read here, once, and not by every page that is opened.
export function words(locale: string, games: string): Plugin {
  const files = (language: string, part: string) =>
    [locale, ...readdirSync(games).map((name) => join(games, name, "words"))].flatMap((folder) => {
      const where = join(folder, language);
      if (!existsSync(where)) return [];
      const named = readdirSync(where).filter((name) => name.endsWith(".ftl") && PARTS[part]?.(name, folder !== locale));
      return named.sort().map((name) => join(where, name));
    });
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(PREFIX) ? id : null),
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const [language = "", part = ""] = id.slice(PREFIX.length).split("/");
      if (language === "languages") return loaders(languagesIn(locale));
      const found = files(language, part);
      for (const file of found) this.addWatchFile(file);
      return `export default ${JSON.stringify(JSON.stringify(found.flatMap((file) => entries(readFileSync(file, "utf8")))))};`;
    },
  };
}

function loaders(languages: string[]): string {
  const load = (language: string) =>
    Object.keys(PARTS).map((part) => `${part}: () => import("${PREFIX}${language}/${part}").then((words) => words.default)`);
  const names = Object.fromEntries(languages.map((code) => [code, new Intl.DisplayNames([code], { type: "language" }).of(code)]));
  return `export const names = ${JSON.stringify(names)};
export default { ${languages.map((language) => `${language}: { ${load(language).join(", ")} }`).join(", ")} };`;
}

/** The messages of a file as @fluent/bundle keeps them: id, pattern, and attributes where there are any. */
const entries = (text: string): unknown[][] =>
  new FluentResource(text).body.map(({ id, value, attributes }) =>
    Object.keys(attributes).length ? [id, value, attributes] : [id, value],
  );
