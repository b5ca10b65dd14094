// How many people wait for others at tables that they were found.
import { answer, api } from "$lib/api/http";
import type { WaitingPlayers } from "$lib/api/types";

class Waitings {
  #all = $state.raw<WaitingPlayers[]>([]);

  /** Those at live tables of a game. */
  for(name: string): number {
    return this.#all.find(({ game, pace }) => game === name && pace === "live")?.people ?? 0;
  }

  async load(): Promise<void> {
    this.#all = await answer(api.GET("/api/matches")).catch(() => this.#all); // as it was, where nobody answers
  }
}

export const waitings = new Waitings();
