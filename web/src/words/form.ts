// What a text may call, besides what Fluent brings: words inside a sentence in the form that it needs, numbers with their sign.
import { type FluentFunction, FluentNumber, FluentType, type Scope } from "@fluent/bundle";

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

/** With a true minus. */
class Signed extends FluentNumber {
  override toString(scope?: Scope): string {
    return super.toString(scope).replace("-", "−");
  }
}

/** `{ SIGNED($gain) }`: with its sign, and nothing before 0. */
export const SIGNED: FluentFunction = ([number]) =>
  number instanceof FluentNumber ? new Signed(number.value, { signDisplay: "exceptZero" }) : (number ?? "");
