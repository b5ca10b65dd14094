// Every text on the screen comes from the catalogue that server, terminal and browser share: `t("house-tables")`.
import { FluentBundle, type FluentResource, type FluentVariable } from "@fluent/bundle";
import languages from "words:languages";
import { FORM, numbered, PLAIN, SIGNED } from "./form";

/** Those that the house speaks, by their codes. */
export const LANGUAGES: readonly string[] = Object.keys(languages);
const FALLBACK = "en";

/** The language to begin with: the first wished one that there is. */
export function chosen(...wished: readonly string[]): string {
  return wished.map((name) => name.split("-")[0]?.toLowerCase() ?? "").find((name) => LANGUAGES.includes(name)) ?? FALLBACK;
}

/** How much of a language is wanted: more is loaded when somebody goes on from the first page. */
export type Extent = "first" | "all";
declare const CATALOGUE_VERSIONS: Record<string, string>; // written in when the page is built
/** The catalogue that each game's words are from, by its version; a game of another package brings its own. */
const versions = new Map(Object.entries(CATALOGUE_VERSIONS));
/** Games whose words come from the server, each with how to get them in a language: those of other packages, and newer ones. */
const learnt = new Map<string, (language: string) => Promise<string[]>>();

let bundle = $state.raw(new FluentBundle(FALLBACK));
let withAll = false;
let withRules = false;
let withLearning = false;
let withExploring = false;

let spoken = FALLBACK;
let speaking: Promise<void> = Promise.resolve();

/** Load a language and show everything in it; what is on the screen changes without a reload. Who asks last is heard last. */
export function speak(language: string, extent: Extent = "all"): Promise<void> {
  spoken = language;
  withAll ||= extent === "all";
  return (speaking = speaking.catch(() => undefined).then(() => load(language)));
}

async function load(language: string): Promise<void> {
  const loaded = new FluentBundle(language, { functions: { FORM, SIGNED }, useIsolating: false });
  const parts = languages[language];
  const wanted = [true, withAll, withRules, withLearning, withExploring];
  const ways = [parts?.first, parts?.all, parts?.rules, parts?.learning, parts?.exploring];
  const [own, others] = await Promise.all([
    Promise.all(ways.map((load, at) => (wanted[at] ? load?.() : undefined))),
    Promise.all([...learnt.values()].map((load) => load(language))),
  ]);
  // What comes from the server may be newer than what this page was built with.
  for (const resource of [...own.map(unpacked), ...(await parsed(others.flat()))])
    for (const error of loaded.addResource(resource, { allowOverrides: true })) console.error(error);
  bundle = loaded;
  document.documentElement.lang = language;
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

/** Get the file of all that is said, without reading it: for when there is no connection. */
export async function fetchAll(): Promise<void> {
  await languages[spoken]?.all();
}

/** Have all that is said beyond the first page, from now on. */
export async function learnAll(): Promise<void> {
  await (withAll ? speaking : speak(spoken));
}

/** Have the words of a game that another package brings, from now on; `load` asks the server for them. */
export async function learnGame(name: string, load: (language: string) => Promise<string[]>): Promise<void> {
  if (learnt.has(name) || name in CATALOGUE_VERSIONS) return;
  learnt.set(name, load);
  await speak(spoken, "first");
}

/** Messages of a game are worded by this version of the catalogue from now on; where it is another, `load` brings it. */
export async function keepUp(name: string, version: string, load: (language: string) => Promise<string[]>): Promise<void> {
  const before = versions.get(name);
  if (before === version) return;
  versions.set(name, version);
  learnt.set(name, load);
  try {
    await speak(spoken, "first");
  } catch {
    versions.set(name, before ?? ""); // the next update asks again
  }
}

/** What a game is called; its name in the notation where it has no words here. */
export function titleOf(game: string): string {
  return has(`${game}-title`) ? t(`${game}-title`) : game;
}

/** Have the rules' sentences too, from now on. */
export async function learnRules(): Promise<void> {
  if (withRules) return speaking;
  withRules = true;
  await speak(spoken, "first");
}

/** Have what there is to learn too, from now on: looks at things, the rulebook's pages, lessons. */
export async function learnLearning(): Promise<void> {
  if (withLearning) return speaking;
  withLearning = true;
  await speak(spoken, "first");
}

/** Have what is said after the game too, from now on: of analyses, of positions looked into or made. */
export async function learnExploring(): Promise<void> {
  if (withExploring) return speaking;
  withExploring = true;
  await speak(spoken, "first");
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
