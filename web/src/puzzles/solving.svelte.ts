// A puzzle being solved: a practice whose decisions the server judges, one by one, before they are made on the board.
import { errorText } from "$lib/api/errorText";
import { answer, api } from "$lib/api/http";
import type { PuzzleDetail, PuzzleResult, Solution } from "$lib/api/types";
import { colourName } from "$lib/parts/colours";
import { toasts } from "$lib/parts/toasts.svelte";
import type { Game } from "$lib/table/session/game.svelte";
import { type PracticeDecision, practise } from "$lib/table/session/practice";
import { remembered } from "./remembered.svelte";

export class Solving {
  game = $state.raw<Game | null>(null);
  /** What the last answer was worth; null while nothing was tried, or it was put aside. */
  answered = $state.raw<PuzzleResult | null>(null);
  solution = $state.raw<Solution | null>(null);
  /** Right decisions so far. */
  found = $state.raw<readonly string[]>([]);
  /** The wrong decision that is spoken of, in words. */
  wrong = $state("");
  /** Somebody has asked for the solution. */
  givenUp = $state(false);
  /** Where the next puzzle is that was not solved here; null where none is left, or it is not known yet. */
  next = $state<string | null>(null);

  constructor(readonly posed: PuzzleDetail) {
    this.begin();
  }

  get done(): boolean {
    return this.solution !== null;
  }

  /** At the puzzle's position, or after the solution and what follows it. */
  begin(made: readonly PracticeDecision[] = []): void {
    const { id, moment, seat } = this.posed;
    this.game?.leave();
    this.game = practise(`puzzle-${id}`, {
      game: this.posed.game,
      start: moment ? { from: "table", ...moment } : { from: "puzzle", puzzle: id },
      ...(moment ? { seat } : {}),
      made,
      nameOf: colourName,
      allows: (decision) => this.#allows(decision),
      told: ({ decisions }) => {
        if (!this.done) this.found = decisions.map(([, text]) => text);
      },
    });
  }

  leave(): void {
    this.game?.leave();
  }

  async #allows(decision: string): Promise<boolean> {
    if (this.done) return true;
    const label = this.game?.pending?.label ?? decision;
    const answered = await this.#answer([...this.found, decision], false);
    if (!answered) return false;
    this.wrong = answered.verdict === "wrong" ? label : "";
    return answered.verdict !== "wrong";
  }

  /** A mistake in a game of one's own: it is judged by the whole turn. */
  get own(): boolean {
    return this.posed.moment !== null;
  }

  /** The page that lists it. */
  get home(): string {
    const { game, seats } = this.posed;
    return this.own ? `/own?game=${game}&players=${seats.length}` : `/puzzles/${game}`;
  }

  /** Of those listed with it, the first after it, else the first of all. */
  async #findNext(): Promise<void> {
    try {
      const { id, game } = this.posed;
      const ids = await this.#listed();
      const others = [...ids.slice(ids.indexOf(id) + 1), ...ids.slice(0, Math.max(0, ids.indexOf(id)))];
      const open = others.find((one) => !remembered.solved.has(one));
      this.next = open === undefined ? null : `/puzzles/${game}/${open}`;
    } catch {
      this.next = null; // the list is a way on as well
    }
  }

  async #listed(): Promise<string[]> {
    const { game, seats } = this.posed;
    if (!this.own) {
      const { puzzles } = await answer(api.GET("/api/games/{name}/puzzles", { params: { path: { name: game } } }));
      return puzzles.map(({ id }) => id);
    }
    const path = { name: game, players: seats.length };
    const { mistakes } = await answer(api.GET("/api/me/statistics/{name}/{players}", { params: { path } }));
    return mistakes.map(({ table, place }) => `own-${table}-${place}`);
  }

  /** Put what was wrong aside. */
  tryAgain(): void {
    this.answered = null;
    if (this.own) this.begin();
  }

  async giveUp(): Promise<void> {
    this.givenUp = true;
    if (await this.#answer([...this.found], true)) this.show();
  }

  /** The solution on the board, with what follows it. */
  show(): void {
    if (this.solution) this.begin(this.solution.decisions as PracticeDecision[]);
  }

  async #answer(decisions: string[], give_up: boolean): Promise<PuzzleResult | null> {
    try {
      const answered = await answer(
        api.POST("/api/puzzles/{puzzle}/answers", { params: { path: { puzzle: this.posed.id } }, body: { decisions, give_up } }),
      );
      this.answered = answered;
      this.solution = answered.solution;
      if (answered.solution) {
        if (this.game) this.game.pace.skipping = true; // nothing plays over what is told now
        this.#remember(!this.givenUp);
        void this.#findNext();
      }
      return answered;
    } catch (error) {
      toasts.show(errorText(error), "warn");
      return null;
    }
  }

  #remember(solved: boolean): void {
    const { id, game, daily } = this.posed;
    if (solved) remembered.solve(id);
    if (daily) remembered.done(game, new Date().toISOString().slice(0, 10), solved);
  }
}
