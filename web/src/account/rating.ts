// A rating as the language writes it, to a tenth.
import { language } from "$lib/words/words.svelte";

export const written = (rating: number): string =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rating).replace("-", "−");
