// What a strong bot would think of: asked for, kept as long as the same is asked, and found again on the board by its number.
import { answer, api, onTable } from "$lib/api/http";
import type { Hints } from "$lib/api/types";
import type { Advice, Stage } from "$lib/table/drawing";
import { learnWords } from "$lib/words/words.svelte";
import { attempt } from "./attempt";
import type { GameState } from "./gameState.svelte";
import { pathTo } from "./picking.svelte";
import type { TableModel } from "./tableModel.svelte";

export type Hint = Hints["hints"][number];

const MOST = 3;

/** What is asked of the viewer now. */
interface Asked {
  readonly stage: Stage | null;
  readonly mine: boolean;
  readonly busy: boolean;
}

export class Advising {
  thinking = $state(false);
  /** What was advised, and what was asked then: it holds as long as the same is asked, whoever else gets ready meanwhile. */
  #told = $state.raw<{ question: string; hints: Hint[] } | null>(null);

  constructor(
    private readonly table: TableModel,
    private readonly state: GameState,
    private readonly turn: Asked,
  ) {}

  /** Only where all rivals are bots: nobody else is harmed by it. */
  get possible(): boolean {
    const { stage, mine, busy } = this.turn;
    return stage !== null && mine && !busy && this.table.players.every((player) => player.mine || player.bot);
  }

  get #question(): string {
    return JSON.stringify(this.state.update?.question ?? null);
  }

  /** The best first; null where nothing was asked. */
  readonly hints: readonly Hint[] | null = $derived.by(() =>
    this.possible && this.#told?.question === this.#question ? this.#told.hints : null,
  );

  /** The same as decisions on the board, as far as they can be reached from what has been picked. */
  readonly advised: readonly Advice[] = $derived.by(() => (this.hints ?? []).map((hint) => this.adviceOf(hint)));

  adviceOf({ decision, label, data }: Hint): Advice {
    const { update } = this.state;
    const { stage } = this.turn;
    const path = update?.question ? pathTo(update.question, decision) : [];
    const at = stage?.words ? path.findIndex(({ words }) => words === stage.words) : -1;
    const ahead = stage?.words && at < 0 ? [] : path.slice(at + 1);
    return {
      words: decision,
      decision: data ?? undefined,
      label: label.map((step) => this.table.formatMessage(step)).join(" › "),
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
    this.thinking = true;
    const question = this.#question;
    const seat = this.state.mine.length > 1 ? this.state.seat : null;
    const told = await attempt(async () => {
      const asked = answer(api.POST("/api/tables/{table_id}/hints", { ...onTable(this.table.id), body: { seat } }));
      await learnWords(["reviewing", "puzzles"], this.table.game); // gains and reasons are worded as after the game
      return asked;
    });
    this.#told = told ? { question, hints: told.hints.slice(0, MOST) } : null;
    this.thinking = false;
  }
}
