// What stands below a chart of games: the first and a few more, by their dates, each date once.
import { date } from "$lib/words/when";

/** As many as fit beside each other in the wordiest language. */
const MOST = 3;

export function along(games: readonly { at: number }[]): { place: number; text: string }[] {
  const last = games.length - 1;
  const step = Math.max(1, Math.ceil(last / (MOST - 1)));
  const shown = games.flatMap(({ at }, place) => (place % step === 0 ? [{ place, text: date(at) }] : []));
  return shown.filter(({ text }, number) => text !== shown[number - 1]?.text);
}
