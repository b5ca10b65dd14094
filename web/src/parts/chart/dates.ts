// What stands below a chart of games: the first, the last, and a few between, by their dates.
import { date } from "$lib/lobby/when";

const MOST = 4;

export function along(games: readonly { at: number }[]): { place: number; text: string }[] {
  const last = games.length - 1;
  const step = Math.max(1, Math.ceil(last / (MOST - 1)));
  const places = games.map((_, place) => place).filter((place) => place % step === 0);
  return places.map((place) => ({ place, text: date(games[place]?.at ?? 0) }));
}
