// A lesson as somebody takes it: the step they are at, what is asked there, and what came of it.
import { answer, api } from "$lib/api/http";
import type { Lesson, LessonStep, LessonTask, PracticeState } from "$lib/api/types";
import { colourName } from "$lib/parts/colours";
import type { Game } from "$lib/table/session/game.svelte";
import { practise } from "$lib/table/session/practice";
import { listed } from "$lib/words/message";
import { has, t } from "$lib/words/words.svelte";
import { keepProgress, progressOf } from "./progress";

/** Whether a decision is meant by a pattern, in which `?` stands for a sign and `*` for any signs. */
export function fits(pattern: string, decision: string): boolean {
  const source = pattern
    .replace(/[\\^$+.()|[\]{}]/g, "\\$&")
    .replaceAll("*", ".*")
    .replaceAll("?", ".");
  return new RegExp(`^${source}$`).test(decision);
}

export class Course {
  lesson = $state.raw<Lesson | null>(null);
  trouble = $state.raw<unknown>(null);
  game = $state.raw<Game | null>(null);
  at = $state(0);
  /** How much of what the step asks has been decided. */
  made = $state(0);
  /** Why the last decision was not the one that is asked for; empty if it was. */
  wrong = $state("");
  done = $state.raw<readonly string[]>([]);

  /** How many decisions of one's own came before this step, where it goes on from the one before. */
  #before = 0;

  constructor(readonly name: string) {
    this.done = progressOf(name).done;
    void this.#load();
  }

  async #load(): Promise<void> {
    try {
      const { name } = this;
      this.lesson = await answer(api.GET("/api/games/{game}/lesson", { params: { path: { game: name } } }));
      const left = this.lesson.steps.findIndex((step) => step.id === progressOf(name).step);
      this.go(Math.max(0, left));
    } catch (error) {
      this.trouble = error;
    }
  }

  leave(): void {
    this.game?.leave();
  }

  get step(): LessonStep | null {
    return this.lesson?.steps[this.at] ?? null;
  }
  /** What is asked now; null when all of the step has been done. */
  get ask(): LessonTask | null {
    return this.step?.asks[this.made] ?? null;
  }
  get last(): boolean {
    return this.lesson !== null && this.at === this.lesson.steps.length - 1;
  }
  /** The board shows another position than the step before. */
  get elsewhere(): boolean {
    return this.at > 0 && this.made === 0 && this.step?.continues === false;
  }
  /** What is told before anything is asked, or what came of what was decided last. */
  get told(): string {
    const { step } = this;
    if (!step) return "";
    return this.#formatMessage(this.made === 0 ? step.told : step.asks[Math.min(this.made, step.asks.length) - 1]?.done);
  }
  get asked(): string {
    return this.#formatMessage(this.ask?.asked);
  }

  #formatMessage(message: LessonTask["asked"] | undefined): string {
    return message && this.game ? this.game.formatMessage(message) : "";
  }

  /** On to the next step: where it continues this one, on the same board. */
  next(): void {
    const next = this.lesson?.steps[this.at + 1];
    if (!next?.continues || this.ask || !this.game) return this.go(this.at + 1);
    this.#before += this.made;
    this.#begin(this.at + 1);
    this.game.hinted = next.asks[0]?.light ?? [];
  }

  /** To a step, from its beginning. */
  go(index: number): void {
    const step = this.lesson?.steps[index];
    if (!step) return;
    this.game?.keepDraft(""); // whoever comes again begins anew
    this.game?.leave();
    this.#before = 0;
    this.#begin(index);
    this.game = practise(`lesson-${this.name}-${step.id}`, {
      game: this.name,
      start: { from: "lesson", step: step.id },
      nameOf: colourName,
      allows: (decision) => this.#allows(decision),
      told: (practised) => this.#hear(practised),
    });
  }

  again(): void {
    this.go(this.at);
  }

  #begin(index: number): void {
    this.at = index;
    this.made = 0;
    this.wrong = "";
    this.#keep();
  }

  #keep(): void {
    keepProgress(this.name, { step: this.step?.id ?? "", done: [...this.done] });
  }

  #allows(decision: string): boolean {
    const { ask, game } = this;
    if (!ask || !game || ask.accept.some((pattern) => fits(pattern, decision))) {
      this.wrong = "";
      return true;
    }
    game.focus(null); // it is no longer considered
    const own = `${ask.asked.id}-other`;
    this.wrong = has(own) ? game.formatMessage({ ...ask.asked, id: own }) : this.#otherwise(game, decision);
    return false;
  }

  /** What a legal decision that is not meant would do. */
  #otherwise(game: Game, decision: string): string {
    const preview = game.turn.previews.of(decision);
    const does = [
      ...(preview?.ledger.map((line) => game.says(line)) ?? []),
      ...(preview?.follows.map((one) => game.formatMessage(one)) ?? []),
    ];
    const told = does.filter(Boolean).slice(0, 3);
    const what = game.turn.label(decision).replace(/\.$/, ""); // some end as sentences do
    return told.length ? t("learn-not-this-does", { what, does: listed(told) }) : t("learn-not-this", { what });
  }

  #hear({ update, decisions, seats }: PracticeState): void {
    const { step, game } = this;
    if (!step) return;
    const own = seats[update.seat ?? 0];
    const made = decisions.filter(([colour]) => colour === own).length - this.#before;
    if (made < 0) return this.go(this.at - 1); // taken back to before this step
    this.made = Math.min(made, step.asks.length);
    this.wrong = "";
    if (game) game.hinted = this.ask?.light ?? [];
    if (this.ask || this.done.includes(step.id)) return;
    this.done = [...this.done, step.id];
    this.#keep();
  }
}
