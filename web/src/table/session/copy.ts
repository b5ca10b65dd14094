// Copying an address, so that it can be sent to somebody.
import { toasts } from "$lib/parts/toasts.svelte";
import { t } from "$lib/words/words.svelte";

/** Whoever cannot copy (a browser forbids it without https) is shown what to copy. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.say(t("table-copied"));
  } catch {
    toasts.say(text);
  }
}
