// What a text may call, besides what Fluent brings: words inside a sentence in the form that it needs, numbers with their sign.
import { type FluentFunction, FluentNumber, FluentType, type FluentVariable, type Scope } from "@fluent/bundle";

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

/** From here on languages group digits, each in its own way. */
const GROUPED = 1000;

/** A small number is written alike in all languages of the app; asking the browser takes it long when it is asked first. */
const isSmall = (value: unknown): boolean => Number.isInteger(value) && Math.abs(Number(value)) < GROUPED;

/** With a true minus. */
class Signed extends FluentNumber {
  override toString(scope?: Scope): string {
    const { value } = this;
    const written = isSmall(value) ? `${value > 0 ? "+" : ""}${String(value)}` : super.toString(scope);
    return written.replace("-", "−");
  }
}

/** `{ SIGNED($gain) }`: with its sign, and nothing before 0. */
export const SIGNED: FluentFunction = ([number]) =>
  number instanceof FluentNumber ? new Signed(number.value, { signDisplay: "exceptZero" }) : (number ?? "");

class Small extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

/** What a message speaks of, with its numbers as Fluent takes them. */
export function numbered(values: Record<string, FluentVariable>): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      isSmall(value) && Number(value) >= 0 ? new Small(Number(value)) : value,
    ]),
  );
}
