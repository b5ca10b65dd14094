// Numbers as people read them.
import { language } from "./words.svelte";

/** A chance from 0 to 1. */
export const percent = (chance: number): string =>
  new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(chance);

/** A gain or a loss with its sign, as the language writes it, and a true minus. */
export const signed = (amount: number): string =>
  new Intl.NumberFormat(language(), { signDisplay: "exceptZero" }).format(amount).replace("-", "−");
