// Every text on the screen comes from the catalogue that server, terminal and browser share: `t("app-tables")`.
import { FluentBundle, type FluentResource, type FluentVariable } from "@fluent/bundle";
import languages from "words:languages";
import type parts from "$locale/parts.json";
import { FORM, numbered, PLAIN, SIGNED } from "./form";

/** Those that the app speaks, by their codes. */
export const LANGUAGES: readonly string[] = Object.keys(languages);
const FALLBACK = "en";

/** The language to begin with: the first wished one that there is. */
export function chosen(...wished: readonly string[]): string {
  return wished.map((name) => name.split("-")[0]?.toLowerCase() ?? "").find((name) => LANGUAGES.includes(name)) ?? FALLBACK;
}

/** What there is of a language besides the first page's: what is said around all pages and tables, and what few pages say
 * (`locale/parts.json`). Each has a file of the app's and one of each game's. */
export type Part = "all" | keyof typeof parts;
declare const CATALOGUE_VERSIONS: Record<string, string>; // written in when the page is built
/** The catalogue that each game's words are from, by its version; a game of another package brings its own. */
const versions = new Map(Object.entries(CATALOGUE_VERSIONS));
/** Games whose words come from the server, each with how to get them in a language: those of other packages, and newer ones. */
const learnt = new Map<string, (language: string) => Promise<string[]>>();
/** What games of other packages are called where they have no words: the title that they declare. */
const declared = new Map<string, string>();

let bundle = $state.raw(new FluentBundle(FALLBACK));
/** The files that are wanted in whatever language is spoken, by their names in `words:languages`. */
const wanted = new Set(["first"]);

let spoken = FALLBACK;
/** Something has been said. */
let speaks = false;
/** Why words are missing. */
let lost: unknown = null;
let speaking: Promise<void> = Promise.resolve();
/** What will be loaded next: whoever wants more until then is served with it. */
let next: Promise<void> | null = null;

/** Load a language and show everything in it; what is on the screen changes without a reload. Who asks last is heard last. */
export function speak(code: string): Promise<void> {
  spoken = code;
  next ??= speaking
    .catch(() => undefined)
    .then(() => {
      next = null;
      const wanted = spoken;
      return load(wanted).catch((error: unknown) => {
        if (speaks && spoken === wanted) spoken = language(); // what is on the screen stays
        throw error;
      });
    });
  return (speaking = next);
}

async function load(language: string): Promise<void> {
  const loaded = new FluentBundle(language, { functions: { FORM, SIGNED }, useIsolating: false });
  const [own, others] = await Promise.all([
    Promise.all([...wanted].map((file) => textOf(language, file))),
    Promise.all([...learnt.values()].map((load) => load(language))),
  ]);
  // What comes from the server may be newer than what this page was built with.
  for (const resource of [...own.map(unpacked), ...(await parsed(others.flat()))])
    for (const error of loaded.addResource(resource, { allowOverrides: true })) console.error(error);
  bundle = loaded;
  speaks = true;
  document.documentElement.lang = language;
}

/** What a file says. While the page is opened, it does with what there is, and says what it can: there may be no connection. */
async function textOf(language: string, file: string): Promise<string | undefined> {
  try {
    return await languages[language]?.[file]?.();
  } catch (error) {
    if (file === "first" || speaks) throw error;
    wanted.delete(file);
    lost = error;
    return undefined;
  }
}

type Entries = [id: string, value: unknown, attributes?: Record<string, unknown>][];

/** What was read when the page was built. */
function unpacked(json = "[]"): FluentResource {
  const entries = JSON.parse(json) as Entries;
  return { body: entries.map(([id, value, attributes = {}]) => ({ id, value, attributes })) } as FluentResource;
}

/** What comes as text, read here: only a page that needs it loads the means. */
async function parsed(texts: string[]): Promise<FluentResource[]> {
  if (!texts.length) return [];
  const { read } = await import("./read");
  return texts.map(read);
}

const filesOf = (parts: readonly Part[], game?: string): string[] =>
  Object.keys(languages[FALLBACK] ?? {}).filter((file) => {
    const [part, of] = file.split("/");
    return parts.includes(part as Part) && (!of || game === undefined || of === game);
  });

/** Want these parts from now on, of the app and of one game (none, if its name is empty); of every game where none is named. */
export function want(parts: readonly Part[], game?: string): boolean {
  const more = filesOf(parts, game).filter((file) => !wanted.has(file));
  for (const file of more) wanted.add(file);
  return more.length > 0;
}

/** Have these parts from now on. */
export async function learnWords(parts: readonly Part[], game?: string): Promise<void> {
  const coming = want(parts, game) ? speak(spoken) : speaking;
  await coming.catch(() => speak(spoken)); // where another language could not be had, in the one that is spoken
  if (filesOf(parts, game).some((file) => !wanted.has(file))) throw lost;
}

/** Get a file without reading it: for when there is no connection. */
export async function fetchWords(part: Part): Promise<void> {
  await languages[spoken]?.[part]?.();
}

/** Whether another package brings a game. */
export const isForeign = (game: string): boolean => !(game in CATALOGUE_VERSIONS);

/** Have the words of a game that another package brings, from now on; `load` asks the server for them. */
export async function learnGame(name: string, title: string, load: (language: string) => Promise<string[]>): Promise<void> {
  if (learnt.has(name) || !isForeign(name)) return;
  learnt.set(name, load);
  declared.set(name, title);
  await speak(spoken);
}

/** Messages of a game are worded by this version of the catalogue from now on; where it is another, `load` brings it. */
export async function keepUp(name: string, version: string, load: (language: string) => Promise<string[]>): Promise<void> {
  const before = versions.get(name);
  if (before === version) return;
  versions.set(name, version);
  learnt.set(name, load);
  try {
    await speak(spoken);
  } catch {
    versions.set(name, before ?? ""); // the next update asks again
  }
}

/** What a game is called; where it has no words the title that it declares. */
export function titleOf(game: string): string {
  return has(`${game}-title`) ? t(`${game}-title`) : (declared.get(game) ?? game);
}

/** A message that every game may have words of its own for (`round`, `points`); a general one where it has none. */
export function ofGame(game: string, what: string): string {
  return has(`${game}-${what}`) ? `${game}-${what}` : `general-${what}`;
}

export type Words = Record<string, FluentVariable>;

/** A message of the catalogue. One that is missing shows its name, so that it is found. */
export function t(id: string, words: Words = {}): string {
  const message = bundle.getMessage(id);
  if (!message?.value) return id;
  return bundle.formatPattern(message.value, numbered({ form: PLAIN, ...words }));
}

/** Whether the catalogue has a message. */
export function has(id: string): boolean {
  return bundle.hasMessage(id);
}

/** The language that is shown, for numbers and dates. */
export function language(): string {
  return bundle.locales[0] ?? "en";
}
