// An address that is sent to somebody.
import { toasts } from "$lib/parts/toasts.svelte";
import { t } from "$lib/words/words.svelte";

/** Whoever cannot copy is shown what to copy. */
export async function copy(text: string): Promise<void> {
  toasts.show((await copied(text)) ? t("table-copied") : text);
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedBySelection(text); // without https, as in a network at home, a browser has no clipboard to write to
  }
}

function copiedBySelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true; // no keyboard comes up on a phone
  field.className = "unseen";
  const before = document.activeElement;
  document.body.append(field);
  field.focus({ preventScroll: true });
  field.select();
  const done = document.execCommand("copy"); // outdated, and all that there is
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return done;
}

/** By whatever the device sends with; who thinks better of it has no trouble. */
export function share(url: string): void {
  navigator.share({ url }).catch(() => undefined);
}

/** Whether no other machine reaches a host of this name. */
export const ofThisMachine = (host: string): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(host);
