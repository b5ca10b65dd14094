// Every text on the screen comes from the catalogue that server, terminal and browser share: `t("house-tables")`.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message } from "$lib/api/types";

export const LANGUAGES = ["en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language to begin with: the one that was chosen here, else the first of the browser's that there is. */
export function chosen(liked: string, browser: readonly string[]): Language {
  const wanted = [liked, ...browser].map((name) => name.split("-")[0]);
  return LANGUAGES.find((name) => wanted.includes(name)) ?? "en";
}

const files = import.meta.glob<string>("$locale/*/*.ftl", { query: "?raw", import: "default" });
/** The rules in plain sentences are long, and wanted only when somebody asks for one. */
const IS_RULES = /\/rules-[a-z]+\.ftl$/;

let bundle = $state.raw(new FluentBundle("en"));
let withRules = false;

/** Load a language and show everything in it; what is on the screen changes without a reload. */
export async function speak(language: Language): Promise<void> {
  const loaded = new FluentBundle(language, { useIsolating: false });
  const wanted = Object.entries(files).filter(([path]) => path.includes(`/${language}/`) && (withRules || !IS_RULES.test(path)));
  for (const text of await Promise.all(wanted.map(([, load]) => load()))) {
    for (const error of loaded.addResource(new FluentResource(text))) console.error(error);
  }
  bundle = loaded;
  document.documentElement.lang = language;
}

/** Have the rules' sentences too, from now on. */
export async function learnRules(): Promise<void> {
  if (withRules) return;
  withRules = true;
  await speak(chosen(language(), []));
}

export type Words = Record<string, FluentVariable>;

/** A message of the catalogue. One that is missing shows its name, so that it is found. */
export function t(id: string, words: Words = {}): string {
  const message = bundle.getMessage(id);
  if (!message?.value) return id;
  return bundle.formatPattern(message.value, words);
}

/** Who sits at a seat, by the name they go by here. */
export type Names = (seat: number) => string;

/** Something that the server says: a message of the catalogue and what it speaks of, other messages among it. */
export function say(message: Message, names: Names = String): string {
  if (message.id === "player") return names(Number(message.values?.["seat"]));
  const words = Object.entries(message.values ?? {}).map(([name, value]) => [name, worded(value, names)]);
  return t(message.id, Object.fromEntries(words) as Words);
}

/** As the language lists things: "gold, bards and floors". */
export function together([first = "", ...rest]: readonly string[]): string {
  const last = rest.pop();
  const before = rest.reduce((said, next) => t("listed", { before: said, next }), first);
  return last === undefined ? first : t("listed-last", { before, last });
}

function worded(value: NonNullable<Message["values"]>[string], names: Names): FluentVariable {
  if (Array.isArray(value)) {
    return together(value.map((each) => say(each, names)));
  }
  return typeof value === "object" ? say(value, names) : value;
}

/** Whether the catalogue has a message. */
export function has(id: string): boolean {
  return bundle.hasMessage(id);
}

/** The language that is shown, for numbers and dates. */
export function language(): string {
  return bundle.locales[0] ?? "en";
}
