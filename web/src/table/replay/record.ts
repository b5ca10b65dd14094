// Records from files: why one cannot be used.
import { errorText } from "$lib/api/errorText";
import { Refusal } from "$lib/api/http";
import { learnWords, t } from "$lib/words/words.svelte";

/** In words, with what is wrong and where: only this page needs the words for that. */
export async function whyNot(error: unknown, record: string): Promise<string> {
  if (!(error instanceof Refusal && error.code === "bad_record")) return errorText(error);
  await learnWords(["all", "records", "refused"], gameOf(record)).catch(() => undefined); // then it is said in general
  const general = t("refusal-bad-record");
  const reason = errorText(error);
  return reason === general ? general : `${general} ${reason}`;
}

function gameOf(record: string): string | undefined {
  const { game } = JSON.parse(record) as { game?: unknown };
  return typeof game === "string" ? game : undefined;
}
