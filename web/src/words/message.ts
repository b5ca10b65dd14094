// A message of the catalogue and what it speaks of, as the server sends it: put into words here, in the viewer's language.
import { Inside, PLAIN } from "./form";
import { has, t, type Words } from "./words.svelte";

export interface Message {
  id: string;
  values?: Record<string, unknown> | null;
}

/** The message in words; a general one where this page's catalogue does not have it. Messages inside are put into words first. */
export function formatMessage({ id, values }: Message, nameOf?: (seat: number) => string, form = PLAIN): string {
  const seat = values?.["seat"];
  if (id === "player" && nameOf && typeof seat === "number") return nameOf(seat);
  if (!has(id)) return t("unworded");
  const words: Words = { form };
  for (const [name, value] of Object.entries(values ?? {})) words[name] = worded(value, nameOf);
  return t(id, words);
}

function worded(value: unknown, nameOf?: (seat: number) => string): string | number | Inside {
  if (typeof value === "number" || typeof value === "string") return value;
  if (!Array.isArray(value)) return new Inside((form) => formatMessage(value as Message, nameOf, form));
  return new Inside((form) => listed(value.map((one) => formatMessage(one as Message, nameOf, form))));
}

/** As the language lists things: "cards, bids and tricks". */
export function listed(texts: readonly string[]): string {
  const last = texts.at(-1) ?? "";
  const before = texts.slice(0, -1);
  if (!before.length) return last;
  return t("listed-last", { before: before.reduce((before, next) => t("listed", { before, next })), last });
}
