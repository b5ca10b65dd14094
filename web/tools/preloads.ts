import { readFileSync } from "node:fs";
import type { Plugin, Rolldown } from "vite";
import { ROUTES } from "../src/pages/routes.ts";
import { languagesIn } from "./catalogue.ts";
import { cutsFor } from "./fonts.ts";
import { wordFiles } from "./words.ts";

/** Faces that are seen as soon as a page is: its headings and its text. */
const SEEN_FIRST = /\/(alegreya|source-sans-3)-(\w+)-(?:400|600)-/;

type Files = string[];
type ByLanguage = Record<string, Files>;

/** What a browser is to fetch with a page, by kind; the server adds the words of the visitor's language and the game's part. */
interface Preloads {
  fonts: ByLanguage;
  routes: {
    path: string;
    files: Files;
    words: ByLanguage;
    games: Record<string, { files: Files; words: ByLanguage }>;
    asks: Files;
  }[];
}

// `preloads.json`: for each address of the client, the files that its page begins with. The server names them in the page's head
// (server/http/preloads.py), so that all are on their way at once and not one after the other.
export function preloads(locale: string, games: string): Plugin {
  return {
    name: "preloads",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const source = JSON.stringify(preloadsOf(bundle, locale, games));
        this.emitFile({ type: "asset", fileName: "preloads.json", source });
      },
    },
  };
}

function preloadsOf(bundle: Rolldown.OutputBundle, locale: string, games: string): Preloads {
  const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === "chunk");
  const entry = chunks.find((chunk) => chunk.isEntry);
  const there = new Set(entry ? withImports(entry) : []);
  const of = (end: string): Files => {
    const chunk = chunks.find((one) => one.facadeModuleId?.endsWith(end));
    if (!chunk) throw new Error(`no file of the client begins with ${end}`);
    return withImports(chunk).filter((file) => !there.has(file));
  };
  const languages = languagesIn(locale);
  const wordsOf = (wanted: readonly string[]): ByLanguage =>
    Object.fromEntries(
      languages.map((code) => {
        const all = Object.keys(wordFiles(locale, games, code));
        return [code, wanted.filter((part) => all.includes(part)).flatMap((part) => of(`words:${code}/${part}`))];
      }),
    );
  const drawn = [
    ...new Set(chunks.flatMap(({ facadeModuleId }) => /\/src\/games\/(\w+)\/drawing\.ts$/.exec(facadeModuleId ?? "")?.[1] ?? [])),
  ];
  const fontFiles = Object.keys(bundle).filter((name) => name.endsWith(".woff2"));

  /** The letters of a language as its first words have them. */
  function fontsOf(code: string): Files {
    const text = (wordFiles(locale, games, code)["first"] ?? []).map((file) => readFileSync(file, "utf8")).join("");
    const cuts = cutsFor(text);
    return fontFiles.filter((name) => cuts.includes(SEEN_FIRST.exec(`/${name}`)?.[2] ?? "")).map((name) => `/${name}`);
  }

  return {
    fonts: Object.fromEntries(languages.map((code) => [code, fontsOf(code)])),
    routes: ROUTES.map(({ path, page, words, ofApp = false, draws, asks = [] }) => {
      const ofOne = ofApp || path.includes(":game");
      const everyGames = ofOne ? [] : words.flatMap((part) => drawn.map((game) => `${part}/${game}`));
      return {
        path,
        files: of(`/src/pages/${page}.svelte`),
        words: wordsOf(["first", ...words, ...everyGames]),
        games: !ofOne
          ? {}
          : Object.fromEntries(
              drawn.map((game) => [
                game,
                {
                  files: draws ? of(`/src/games/${game}/${draws}.ts`) : [],
                  words: wordsOf(words.map((part) => `${part}/${game}`)),
                },
              ]),
            ),
        asks: ["/api/session", ...asks],
      };
    }),
  };

  /** A chunk with all that it imports, and their style sheets. */
  function withImports(chunk: Rolldown.OutputChunk, seen = new Set<string>()): Files {
    if (seen.has(chunk.fileName)) return [];
    seen.add(chunk.fileName);
    const imported = chunk.imports.flatMap((name) => {
      const found = bundle[name];
      return found?.type === "chunk" ? withImports(found, seen) : [];
    });
    const styles = [...(chunk.viteMetadata?.importedCss ?? [])].map((name) => `/${name}`);
    return [...new Set([`/${chunk.fileName}`, ...styles, ...imported])];
  }
}
