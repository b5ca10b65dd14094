// The games that can be played here, asked for once.
import { answer, api } from "$lib/api/http";
import type { GameInfo } from "$lib/api/types";
import { isForeign, keepUp, learnGame } from "$lib/words/words.svelte";

let asked: Promise<GameInfo[]> | null = null;

export function games(): Promise<GameInfo[]> {
  asked ??= find().catch((error: unknown) => {
    asked = null; // so that it is asked again
    throw error;
  });
  return asked;
}

/** With the words of those that other packages bring. */
async function find(): Promise<GameInfo[]> {
  const found = await answer(api.GET("/api/games"));
  await Promise.all(
    found.map(({ name, title }) => learnGame(name, title, (language) => wordsOf(name, language).catch(() => []))),
  );
  return found;
}

/** Have a game's words and title, so that it can be spoken of; without them it is played all the same. */
export async function learn(game: string): Promise<void> {
  if (isForeign(game)) await games().catch(() => undefined);
}

/** The same for all games that a page speaks of. */
export function learnAll(named: readonly (string | null)[]): void {
  for (const game of new Set(named)) if (game !== null) void learn(game);
}

/** Have the words that the server uses now, should this page be older than it. */
export async function keepUpWith(game: string, version: string): Promise<void> {
  await keepUp(game, version, async (language) => {
    const app = await answer(api.GET("/api/words/{language}", { params: { path: { language } } }));
    return [...Object.values(app.files), ...(await wordsOf(game, language))];
  });
}

async function wordsOf(game: string, language: string): Promise<string[]> {
  const words = await answer(api.GET("/api/games/{game}/words/{language}", { params: { path: { game, language } } }));
  return Object.values(words.files);
}

/** The bot that a newcomer meets: clever enough to be worth playing, and answering at once. */
export function usualBot(bots: string[]): string {
  return ["steward", "greedy"].find((name) => bots.includes(name)) ?? bots.at(-1) ?? "random";
}
