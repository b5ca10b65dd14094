// A message of the catalogue and what it speaks of, as the server sends it: put into words here, in the viewer's language.
import { has, t, type Words } from "./words.svelte";

export interface Message {
  id: string;
  values?: Record<string, unknown> | null;
}

/** The message in words; a general one where this page's catalogue does not have it. Messages inside are put into words first. */
export function say({ id, values }: Message, nameOf?: (seat: number) => string): string {
  const seat = values?.["seat"];
  if (id === "player" && nameOf && typeof seat === "number") return nameOf(seat);
  if (!has(id)) return t("unworded");
  const words: Words = {};
  for (const [name, value] of Object.entries(values ?? {})) words[name] = worded(value, nameOf);
  return t(id, words);
}

function worded(value: unknown, nameOf?: (seat: number) => string): string | number {
  if (typeof value === "number" || typeof value === "string") return value;
  if (Array.isArray(value)) return listed(value.map((one) => String(worded(one, nameOf))));
  return say(value as Message, nameOf);
}

/** As the language lists things: "gold, bards and floors". */
export function listed(texts: readonly string[]): string {
  const last = texts.at(-1) ?? "";
  const before = texts.slice(0, -1);
  if (!before.length) return last;
  return t("listed-last", { before: before.reduce((before, next) => t("listed", { before, next })), last });
}
