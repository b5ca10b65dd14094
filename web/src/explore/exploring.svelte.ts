// Looking further: a practice in which one decides for everybody, goes back, keeps lines and asks what the position is worth.
import { errorText } from "$lib/api/errorText";
import { answer, api } from "$lib/api/http";
import type { Evaluation, LogEntry, Practice as Body } from "$lib/api/types";
import { colourName } from "$lib/parts/colours";
import { toasts } from "$lib/parts/toasts.svelte";
import { Game } from "$lib/table/session/game.svelte";
import { Practice, type PracticeDecision } from "$lib/table/session/practice";
import { learnWords, t } from "$lib/words/words.svelte";
import { type Explored, pack, type SavedLine, type Start } from "./link";

/** How long a position is looked at by the one who tries before it is evaluated. */
const PAUSE = 250;
const DEPTHS = ["glance", "quick"] as const;

export class Exploring {
  readonly game: Game;
  readonly start: Start;
  /** What has been decided since the start, and what was told of each. */
  made = $state.raw<readonly PracticeDecision[]>([]);
  entries = $state.raw<readonly LogEntry[]>([]);
  lines = $state.raw<readonly SavedLine[]>([]);
  evaluation = $state.raw<Evaluation | null>(null);
  evaluating = $state(false);
  /** Why there is no evaluation. */
  trouble = $state("");

  #practice: Practice;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  #evaluates: boolean;

  constructor(
    readonly name: string,
    explored: Explored,
    evaluates: boolean,
    names: Readonly<Record<string, string>> = {},
  ) {
    this.start = explored.start;
    this.lines = explored.lines;
    this.#evaluates = evaluates;
    this.#practice = new Practice({
      game: name,
      start: explored.start,
      made: explored.made,
      nameOf: (colour) => names[colour] ?? colourName(colour),
      told: () => this.#told(),
    });
    this.game = new Game(`explore-${name}`, (hears) => this.#practice.open(hears), this.#practice);
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#asked++;
    this.game.leave();
  }

  get body(): Body {
    return { game: this.name, start: this.start, decisions: this.made as PracticeDecision[] };
  }

  #told(): void {
    this.made = this.#practice.made;
    this.entries = this.#practice.entries;
    void this.#address();
    this.evaluation = null;
    this.#plan();
  }

  /** Go to where so many decisions have been made. */
  to(count: number): Promise<void> {
    return this.#go(this.made.slice(0, count));
  }

  open(line: SavedLine): Promise<void> {
    return this.#go(line.made);
  }

  /** Make decisions at once: those of an advised turn. */
  try(decisions: readonly PracticeDecision[]): Promise<void> {
    return this.#go([...this.made, ...decisions]);
  }

  async #go(made: readonly PracticeDecision[]): Promise<void> {
    try {
      await this.#practice.go([...made]);
    } catch (error) {
      toasts.show(errorText(error), "warn");
    }
  }

  // Lines

  keep(name: string): void {
    const called = name.trim() || t("explore-line-unnamed", { number: this.lines.length + 1 });
    this.lines = [...this.lines.filter((line) => line.name !== called), { name: called, made: this.made }];
    void this.#address();
  }

  drop(line: SavedLine): void {
    this.lines = this.lines.filter((one) => one !== line);
    void this.#address();
  }

  async #address(): Promise<void> {
    const packed = await pack({ start: this.start, made: this.made, lines: this.lines });
    if (packed === null) toasts.show(t("explore-too-long"), "warn");
    else history.replaceState(null, "", `/explore/${this.name}#${packed}`);
  }

  /** For others: who may not see the table finds its position in the link. */
  async link(): Promise<string> {
    const packed = await pack({ start: await this.#shared(), made: this.made, lines: this.lines });
    return packed === null ? location.href : `${location.origin}/explore/${this.name}#${packed}`;
  }

  async #shared(): Promise<Start> {
    if (this.start.from !== "table") return this.start;
    const body = { ...this.body, decisions: [] };
    const { position } = await answer(api.POST("/api/practice/position", { body }));
    return { from: "position", position, seed: 0 };
  }

  // What it is worth

  get evaluates(): boolean {
    return this.#evaluates;
  }

  set evaluates(on: boolean) {
    this.#evaluates = on;
    if (on) this.#plan();
    else this.#asked++;
  }

  #plan(): void {
    clearTimeout(this.#timer);
    const asked = ++this.#asked;
    this.evaluating = this.#evaluates;
    this.trouble = "";
    if (this.#evaluates) this.#timer = setTimeout(() => void this.#evaluate(asked), PAUSE);
  }

  /** At a glance first, then better. */
  async #evaluate(asked: number): Promise<void> {
    for (const depth of DEPTHS) {
      try {
        const found = await answer(api.POST("/api/practice/evaluation", { body: { ...this.body, depth } }));
        await learnWords(["puzzles"], this.name); // gains are worded as in a puzzle
        if (asked !== this.#asked) return;
        this.evaluation = found;
      } catch (error) {
        if (asked !== this.#asked) return;
        this.trouble = errorText(error);
        break;
      }
    }
    this.evaluating = false;
  }
}
