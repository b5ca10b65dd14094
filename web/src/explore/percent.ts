// Chances as people read them.
import { language } from "$lib/words/words.svelte";

export const percent = (chance: number): string =>
  new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(chance);
