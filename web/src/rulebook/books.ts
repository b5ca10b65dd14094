// The games' rulebooks, each asked for once, and the names of what stands in them.
import { answer, api, onTable } from "$lib/api/http";
import type { Book } from "$lib/api/types";
import type { Edition } from "$lib/parts/rulebook.svelte";

const books = new Map<string, Promise<Book>>();

/** The book of a game, asked for once. */
export function bookOf({ game, edition, table }: Edition): Promise<Book> {
  const own = edition !== "standard" && table !== undefined;
  const key = own ? table : `${game} ${edition}`;
  let asked = books.get(key);
  if (!asked) {
    asked = own
      ? answer(api.GET("/api/tables/{table_id}/rulebook", onTable(table)))
      : answer(api.GET("/api/games/{game}/editions/{edition}/rulebook", { params: { path: { game, edition } } }));
    asked.catch(() => books.delete(key)); // so that it is asked again
    books.set(key, asked);
  }
  return asked;
}

/** The message of the catalogue that holds a rule: `rule-T3-3`. */
export const ruleId = (rule: string): string => `rule-${rule.replace(".", "-")}`;
export const chapterId = (rule: string): string => `chapter-${rule.split(".")[0] ?? rule}`;

/** A text in which some words are ids of rules: what is said, and which of it is a rule. */
export function parts(text: string, known: ReadonlySet<string>): { text: string; rule: boolean }[] {
  return text
    .split(/\b([A-Z]{1,3}\d+\.\d+)\b/)
    .filter(Boolean)
    .map((part) => ({ text: part, rule: known.has(part) }));
}
