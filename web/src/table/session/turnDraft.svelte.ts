// The viewer's turn as it is put together: what can be picked, what it would do, what is sent, what is taken back.
import { Refusal } from "$lib/api/http";
import type { Link } from "$lib/api/live";
import type { Preview, Previews as PreviewAnswer, Update, WhyNotResult } from "$lib/api/types";
import { toasts } from "$lib/parts/toasts.svelte";
import { settings } from "$lib/state/settings.svelte";
import type { Foreseen, Option, Stage } from "$lib/table/drawing";
import { formatMessage } from "$lib/words/message";
import { has, t } from "$lib/words/words.svelte";
import { Advising } from "./advice.svelte";
import type { GameState } from "./gameState.svelte";
import { keep, kept } from "./kept";
import type { OneScreen } from "./oneScreen.svelte";
import { endsOf, pathTo, Picking, stageOf } from "./picking.svelte";
import type { Playback } from "./playback.svelte";
import { Previews, shades, together } from "./previews.svelte";
import { Sending } from "./sending.svelte";
import { slips } from "./slips";
import type { TableModel } from "./tableModel.svelte";

export class TurnDraft {
  /** What was advised and is to be set on the control that the game's own table has for it. */
  suggested = $state.raw<Option | null>(null);

  /** Undo takes back what bots have answered, and waits to be confirmed, since the game is not rated then. */
  undoAsked = $state(false);

  readonly picking = new Picking((words) => this.#stageAt(words));
  readonly previews: Previews;
  readonly sending: Sending;
  readonly advice: Advising;

  constructor(
    private readonly table: TableModel,
    private readonly state: GameState,
    private readonly playback: Playback,
    private readonly screen: OneScreen,
    private readonly link: Link,
  ) {
    this.previews = new Previews((decisions, answers) =>
      link.ask<PreviewAnswer>({ type: "preview", decisions, answers, ...state.as }),
    );
    this.sending = new Sending(table, state, link);
    this.advice = new Advising(table, state, this);
  }

  // What is asked

  /** The viewer owes a decision. */
  get mine(): boolean {
    const { seat, deciders, absent } = this.state;
    return seat !== null && !this.playback.scenes.current && deciders.includes(seat) && !absent;
  }
  get stage(): Stage | null {
    return this.playback.playing || this.screen.handOver !== null ? null : this.picking.stage;
  }
  get lit(): ReadonlyMap<string, Option> {
    return this.stage && !this.busy ? this.picking.lit : NOTHING;
  }
  get chosen(): Option | null {
    return this.picking.chosen;
  }
  get busy(): boolean {
    return this.sending.busy;
  }
  /** What is asked of the viewer now, in words; empty while nothing is. */
  get asked(): string {
    if (this.busy) return "";
    if (this.undoAsked) return t("table-undo-unrated");
    if (!this.stage) return "";
    if (!this.chosen) return this.stage.prompt;
    const what = this.picking.path.length ? this.label(this.chosen.words) : this.chosen.label;
    if (!this.#asksAgain(this.chosen)) return what;
    const undo = this.previews.of(this.chosen.words)?.reveals ? "no" : "yes";
    return t("table-confirm-this", { what, undo });
  }

  #stageAt(words: string): Stage | null {
    const { question = null, seat = null } = this.state.update ?? {};
    if (!question || seat === null || !this.table.drawing || !this.state.running || this.state.absent) return null;
    return stageOf(question, words, (message) => this.table.formatMessage(message));
  }

  // What it would do

  get preview(): Preview | null {
    const option = this.picking.focused ?? this.chosen;
    return option?.done ? this.previews.of(option.words) : null;
  }
  /** What is known of an option that may lead to several decisions. */
  foreseen(option: Option): Foreseen {
    const question = this.state.update?.question;
    const decisions = this.#ends(option).flatMap((words) => (question && pathTo(question, words).at(-1)?.decision) ?? []);
    return { decisions, ...this.#together(option) };
  }
  #ends(option: Option): string[] {
    const question = this.state.update?.question;
    return question ? endsOf(question, option.words) : [];
  }
  #together(option: Option): Omit<Foreseen, "decisions"> {
    return together(this.#ends(option).flatMap((words) => this.previews.of(words) ?? []));
  }
  /** How much better than the poorest each lit target is, from 0 to 1. */
  readonly shades: ReadonlyMap<string, number> = $derived.by(() => {
    const gains = [...this.lit].map(([target, option]) => [target, this.#together(option).gain] as const);
    return shades(new Map(gains.flatMap(([target, gain]) => (gain === null ? [] : [[target, gain] as const]))));
  });

  // Deciding

  focus(option: Option | null): void {
    if (option) toasts.answered(); // what it would do is told at the same place
    this.picking.focus(option);
  }

  pick(option: Option): void {
    this.undoAsked = false;
    if (this.busy) return;
    if (!option.done) this.picking.goInto(option);
    else if (this.chosen?.words === option.words) this.confirm();
    else if (slips.byFinger && settings.liked.tapTwice) this.#select(option);
    else void this.#choose(option);
  }

  touch(target: string): void {
    const option = this.lit.get(target) ?? (this.stage && !this.busy ? this.picking.reopen(target) : null);
    if (option) this.pick(option);
    else void this.#explain(target);
  }

  /** What somebody advises: picked, or set on the control that the game's own table has for it. */
  suggest(option: Option): void {
    if (this.stage?.control) this.suggested = option;
    else if (!this.busy) this.picking.chosen = option; // it waits to be confirmed
  }

  /** A control of the game's own was pressed: it stands for the second click too. */
  decide(words: string, label = this.label(words)): void {
    const option = this.whole(words, label);
    if (this.busy) return;
    if (settings.confirm === "always") this.picking.chosen = option;
    else void this.sending.send(option);
  }

  confirm(): void {
    if (this.chosen && !this.busy) void this.sending.send(this.chosen);
  }

  /** From the confirmation, or to the stage before. */
  back(): boolean {
    const asked = this.undoAsked;
    this.undoAsked = false;
    return asked || this.picking.back();
  }

  /** A finger cannot point: a tap shows what a choice would do, and a button makes it. */
  #select(option: Option): void {
    toasts.clear();
    void this.previews.need(option.words);
    this.picking.chosen = option;
  }

  /** One click chooses; where it could not be taken back, or where the viewer likes it so, a second confirms. */
  async #choose(option: Option): Promise<void> {
    const number = this.state.update?.number;
    if (settings.confirm === "needed" && this.link.atTable) await this.previews.need(option.words);
    if (this.state.update?.number !== number || this.busy) return;
    if (this.#asksAgain(option)) this.picking.chosen = option;
    else await this.sending.send(option);
  }

  /** Whether a second click confirms a choice, as far as it is known what that would do. */
  #asksAgain({ words, givesUp }: Option): boolean {
    if (settings.confirm !== "needed") return settings.confirm === "always";
    const preview = this.previews.of(words);
    const forGood = givesUp === true && settings.liked.askGivingUp && preview?.ends_turn !== false;
    return this.link.atTable && (forGood || preview?.reveals === true); // in a practice everything can be taken back
  }

  /** A whole decision as the choices that lead to it would tell it. */
  label(decision: string): string {
    const question = this.state.update?.question;
    const path = question ? pathTo(question, decision) : [];
    return path.map((choice) => this.table.formatMessage(choice.label)).join(" › ") || decision;
  }

  /** A whole decision that was not picked step by step. */
  whole(words: string, label = this.label(words)): Option {
    const question = this.state.update?.question;
    const decision = question ? pathTo(question, words).at(-1)?.decision : null;
    return { words, decision: decision ?? undefined, label, target: "", done: true };
  }

  /** How far a control of the game's own has been set, as this browser remembers it. */
  draft(): string {
    return kept(`draft-${this.state.ownSeat}`, this.table.id) ?? "";
  }
  keepDraft(draft: string): void {
    keep(`draft-${this.state.ownSeat}`, this.table.id, draft);
  }

  // Taking back

  /** Take the last decision back; `forced` ones go with the one that led to them. Before the game is no longer rated, it asks. */
  undo(forced: ReadonlySet<number>, sure = false): void {
    const { undo = null, undo_bots: answered, undo_refused: refused, turn_start: start = null } = this.state.update ?? {};
    if (refused) return toasts.answer(formatMessage(refused), "warn");
    if (answered && this.table.detail?.unrated === null && !sure) {
      this.undoAsked = true;
      return;
    }
    const { entries, standing } = this.table.journal;
    const bots = new Set(answered ? entries.filter(({ seat }) => seat !== this.#undone).map(({ number }) => number) : []);
    const turn = standing.filter((number) => number > (start ?? undo ?? 0) && !bots.has(number));
    const chosen = turn.findLast((number) => !forced.has(number));
    this.#goBack(chosen === undefined ? undo : chosen - 1);
  }

  /** Whose decision an undo takes back. */
  get #undone(): number | null {
    return this.state.update?.undo_seat ?? this.state.ownSeat;
  }

  /** Take all decisions of the turn back. */
  startAgain(): void {
    this.#goBack(this.state.update?.turn_start ?? null);
  }

  #goBack(to: number | null): void {
    this.undoAsked = false;
    const seat = this.state.update?.undo_seat;
    if (this.canUndo) void this.sending.goBack(to, typeof seat === "number" ? { seat } : this.state.as);
  }

  get canUndo(): boolean {
    return this.state.update !== null && this.state.update.undo !== null && !this.busy && !this.state.absent;
  }
  get canStartAgain(): boolean {
    const { turn_start: start = null, undo_bots: answered } = this.state.update ?? {};
    return this.canUndo && start !== null && !answered && this.#undone === this.state.ownSeat;
  }

  // Why not

  /** Why a target cannot be picked is told, or what it is where no rule says anything about it. */
  async #explain(target: string): Promise<void> {
    const { seat, deciders, absent } = this.state;
    if (this.busy || seat === null || this.playback.over) return;
    if (!this.mine || !this.stage) {
      const others = this.playback.scenes.current ? [] : deciders.filter((other) => other !== seat || absent);
      toasts.answer(t("table-not-your-turn", { who: this.table.names(others), count: others.length }));
      return;
    }
    try {
      const why = await this.whyNot(target);
      if (why) toasts.answer(why.reason, "warn", why.rule);
      else toasts.answer(t("table-not-a-choice"));
    } catch (error) {
      if (!(error instanceof Refusal && error.code === "not_a_decision")) this.sending.fail(error);
    }
  }

  async whyNot(target: string): Promise<{ reason: string; rule: string | null } | null> {
    if (!this.stage || !this.mine || this.lit.has(target)) return null;
    const verdict = await this.link.ask<WhyNotResult>({
      type: "why_not",
      decision: this.stage.words,
      target,
      ...this.state.as,
    });
    return verdict.legal ? null : { reason: reasonOf(verdict), rule: verdict.rule ?? null };
  }

  // The game goes on

  hear(update: Update, goesOn: boolean): void {
    this.previews.at(update.number);
    if (goesOn) {
      this.picking.clear();
      toasts.answered();
    }
    if (!update.undo_bots) this.undoAsked = false;
    this.sending.hear(update);
  }
}

/** In the viewer's language, or in the server's English where this page's catalogue does not have it. */
function reasonOf({ reason, reason_id: id, reason_values: values }: WhyNotResult): string {
  return id && has(id) ? formatMessage({ id, values: values ?? null }) : (reason ?? "");
}

const NOTHING: ReadonlyMap<string, Option> = new Map();
