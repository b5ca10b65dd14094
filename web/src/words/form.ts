// Words inside a sentence, in the form that the sentence needs.
import { type FluentFunction, FluentType } from "@fluent/bundle";

/** The form of a word that stands alone; what other forms there are is each language's own affair. */
export const PLAIN = "nom";

/** A message, or a list of them, inside another one. */
export class Inside extends FluentType<(form: string) => string> {
  toString(): string {
    return this.value(PLAIN);
  }
}

/** `{ FORM($unit, "acc") }` in a text: what is inside, in that form. Its own message chooses by `$form`. */
export const FORM: FluentFunction = ([inside, form]) =>
  inside instanceof Inside && typeof form === "string" ? inside.value(form) : (inside ?? "");
