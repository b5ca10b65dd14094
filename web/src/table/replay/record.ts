// Records from files: why one cannot be used.
import { Refusal } from "$lib/api/http";
import { said } from "$lib/api/said";
import { learnWords, t } from "$lib/words/words.svelte";

/** In words, with what is wrong and where: only this page needs the words for that. */
export async function whyNot(error: unknown, record: string): Promise<string> {
  if (!(error instanceof Refusal && error.code === "bad_record")) return said(error);
  await learnWords(["all", "records", "refused"], gameOf(record)).catch(() => undefined); // then it is said in general
  const general = t("refusal-bad-record");
  const reason = said(error);
  return reason === general ? general : `${general} ${reason}`;
}

function gameOf(record: string): string | undefined {
  const { game } = JSON.parse(record) as { game?: unknown };
  return typeof game === "string" ? game : undefined;
}
