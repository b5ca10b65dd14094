// What went wrong, in words for the one who sits there.
import { formatMessage } from "$lib/words/message";
import { has, t } from "$lib/words/words.svelte";
import { idOf, Refusal, Unreachable } from "./http";

export function errorText(error: unknown): string {
  if (error instanceof Unreachable) return t("app-unreachable");
  if (!(error instanceof Refusal)) return t("app-mistake");
  if (has(error.reason.id)) return formatMessage(error.reason);
  const general = idOf(error.code); // the reason may be worded in a file that this page does not load
  return !error.rule && has(general) ? t(general) : error.message;
}
