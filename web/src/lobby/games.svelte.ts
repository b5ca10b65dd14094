// The games that can be played here, asked for once.
import { answer, api } from "$lib/api/http";
import type { GameInfo } from "$lib/api/types";

let asked: Promise<GameInfo[]> | null = null;

export function games(): Promise<GameInfo[]> {
  asked ??= answer(api.GET("/api/games")).catch((error: unknown) => {
    asked = null; // so that it is asked again
    throw error;
  });
  return asked;
}

/** The bot that a newcomer meets: clever enough to be worth playing, and answering at once. */
export function usualBot(bots: string[]): string {
  return ["steward", "greedy"].find((name) => bots.includes(name)) ?? bots.at(-1) ?? "random";
}
