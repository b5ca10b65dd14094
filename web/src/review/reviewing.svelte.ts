// The analysis of a game that is over, as far as it is: asked for, followed while it is made, stopped.
import { errorText } from "$lib/api/errorText";
import { answer, api } from "$lib/api/http";
import type { Analysis, TableAnalysis } from "$lib/api/types";
import { visitor } from "$lib/state/me.svelte";
import { notices } from "$lib/state/notices.svelte";
import { learnWords } from "$lib/words/words.svelte";

/** Whoever has asked is told on their socket when it has gone on; this is for all others, and for news that was lost. */
const PAUSE = 5000;
type Depth = Analysis["depth"];

export class Reviewing {
  told = $state.raw<TableAnalysis | null>(null);
  analysis = $state.raw<Analysis | null>(null);
  depth = $state<Depth>("standard");
  trouble = $state("");
  busy = $state(false);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;
  #deaf: (() => void) | null = null;

  constructor(
    readonly table: string,
    readonly game: string,
  ) {}

  async open(): Promise<void> {
    await learnWords(["reviewing", "puzzles"], this.game);
    await this.#look();
    if (this.told?.status === "none" && !this.#left) await this.ask();
    if (!this.#left) this.#deaf = notices.onAnalysis(() => void (this.underWay && !this.busy && this.#look()));
  }

  leave(): void {
    this.#left = true;
    this.#deaf?.();
    clearTimeout(this.#timer);
  }

  get underWay(): boolean {
    return this.told?.status === "waiting" || this.told?.status === "running";
  }

  /** Of the game's entries, the one that leads to a position of the analysis. */
  entry(number: number): number {
    return this.told?.numbers[number] ?? 0;
  }

  /** The position of the analysis that an entry leads to. */
  position(entry: number): number {
    return Math.max(0, this.told?.numbers.findLastIndex((number) => number <= entry) ?? 0);
  }

  ask(depth: Depth = this.depth): Promise<void> {
    return this.#do(async () => {
      await visitor.sitDown();
      if (depth !== this.depth) this.analysis = null;
      this.depth = depth;
      return answer(api.POST("/api/tables/{table_id}/analysis", { params: this.#path, body: { depth } }));
    });
  }

  stop(): Promise<void> {
    return this.#do(() =>
      answer(api.DELETE("/api/tables/{table_id}/analysis", { params: { ...this.#path, query: { depth: this.depth } } })),
    );
  }

  get #path() {
    return { path: { table_id: this.table } };
  }

  async #look(): Promise<void> {
    const query = { depth: this.depth, known: this.analysis ? (this.told?.done ?? null) : null };
    await this.#do(() => answer(api.GET("/api/tables/{table_id}/analysis", { params: { ...this.#path, query } })));
  }

  async #do(asked: () => Promise<TableAnalysis>): Promise<void> {
    clearTimeout(this.#timer);
    this.busy = true;
    try {
      const told = await asked();
      this.told = told;
      this.analysis = told.analysis ?? this.analysis;
      this.trouble = "";
    } catch (error) {
      this.trouble = errorText(error);
    }
    this.busy = false;
    if (this.underWay && !this.#left) this.#timer = setTimeout(() => void this.#look(), PAUSE);
  }
}
