// What a strong bot would think of: asked for, kept as long as the same is asked, and found again on the board by its number.
import { answer, api, onTable } from "$lib/api/http";
import type { Hints } from "$lib/api/types";
import type { Advice } from "$lib/table/drawing";
import { learnWords } from "$lib/words/words.svelte";
import { attempt } from "./attempt";
import type { Game } from "./game.svelte";
import { pathTo } from "./picking.svelte";

export type Hint = Hints["hints"][number];

const MOST = 3;

export class Advising {
  thinking = $state(false);
  /** What was advised, and what was asked then: it holds as long as the same is asked, whoever else gets ready meanwhile. */
  #told = $state.raw<{ question: string; hints: Hint[] } | null>(null);
  #game: Game;

  constructor(game: Game) {
    this.#game = game;
  }

  /** Only where all rivals are bots: nobody else is harmed by it. */
  get possible(): boolean {
    const { stage, myTurn, busy, players } = this.#game;
    return stage !== null && myTurn && !busy && players.every((player) => player.mine || player.bot);
  }

  get #question(): string {
    return JSON.stringify(this.#game.update?.question ?? null);
  }

  /** The best first; null where nothing was asked. */
  readonly hints: readonly Hint[] | null = $derived.by(() =>
    this.possible && this.#told?.question === this.#question ? this.#told.hints : null,
  );

  /** The same as decisions on the board, as far as they can be reached from what has been picked. */
  readonly advised: readonly Advice[] = $derived.by(() => (this.hints ?? []).map((hint) => this.adviceOf(hint)));

  adviceOf({ decision, label, data }: Hint): Advice {
    const { update, stage } = this.#game;
    const path = update?.question ? pathTo(update.question, decision) : [];
    const at = stage?.words ? path.findIndex(({ words }) => words === stage.words) : -1;
    const ahead = stage?.words && at < 0 ? [] : path.slice(at + 1);
    return {
      words: decision,
      decision: data ?? undefined,
      label: label.map((step) => this.#game.formatMessage(step)).join(" › "),
      target: path.at(-1)?.target ?? "",
      done: true,
      steps: ahead.flatMap(({ words, target }) => (target ? [target, words] : [words])),
    };
  }

  /** What was advised is forgotten as soon as it is no longer asked: the same question may come again on another board. */
  follow(): void {
    if (!this.possible) this.#told = null;
  }

  async ask(): Promise<void> {
    const game = this.#game;
    this.thinking = true;
    const question = this.#question;
    const seat = game.mine.length > 1 ? game.seat : null;
    const told = await attempt(async () => {
      const asked = answer(api.POST("/api/tables/{table_id}/hints", { ...onTable(game.id), body: { seat } }));
      await learnWords(["reviewing", "puzzles"], game.game); // gains and reasons are worded as after the game
      return asked;
    });
    this.#told = told ? { question, hints: told.hints.slice(0, MOST) } : null;
    this.thinking = false;
  }
}
