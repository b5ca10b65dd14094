// The rule that is being read, wherever on the page its id was clicked, and the book that it stands in.
import { answer, api, onTable } from "$lib/api/http";
import type { Book } from "$lib/api/types";

/** Whose rules: a game in an edition, or as a table plays it. */
export interface Edition {
  game: string;
  edition: string;
  /** A table that was begun with an edition of its own. */
  table?: string;
}

class Rulebook {
  /** The rule that a small window shows over the page. */
  shown = $state<string | null>(null);
  /** The whole book lies over the page, opened at a rule, or at its beginning (empty). */
  whole = $state<string | null>(null);
  /** What is played here; null where no table is. */
  of = $state.raw<Edition | null>(null);

  open(rule: string): void {
    this.shown = rule;
  }

  /** The whole book, at a rule: over a table, which stays as it is. */
  openWhole(rule = ""): void {
    this.shown = null;
    this.whole = rule;
  }

  close(): void {
    this.shown = null;
  }
}

export const rulebook = new Rulebook();

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
