import { language } from "$lib/words/words.svelte";

/** A gain or a loss with its sign, as the language writes it, and a true minus. */
export function signed(amount: number): string {
  return new Intl.NumberFormat(language(), { signDisplay: "exceptZero" }).format(amount).replace("-", "−");
}
