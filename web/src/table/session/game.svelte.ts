// The game at a table as it is played: what the server says, what the viewer puts together, and what waits for an answer.
import { untrack } from "svelte";
import { Refusal } from "$lib/api/http";
import { type Connection, type Hears, type Link, Live } from "$lib/api/live";
import { said } from "$lib/api/said";
import type {
  Area,
  BotWait,
  Chat,
  GameQueryResult,
  LedgerEntry,
  LogEntry,
  Preview,
  Previews as Foreseen,
  SeatClock,
  TableDetail,
  Update,
  WhyNotResult,
} from "$lib/api/types";
import { keepUpWith } from "$lib/lobby/games.svelte";
import { rulebook } from "$lib/parts/rulebook.svelte";
import { toasts } from "$lib/parts/toasts.svelte";
import { visitor } from "$lib/state/me.svelte";
import { settings } from "$lib/state/settings.svelte";
import type { Advice, Option, Shown, Stage } from "$lib/table/drawing";
import { formatMessage, listed } from "$lib/words/message";
import { has, t } from "$lib/words/words.svelte";
import { Advising } from "./advice.svelte";
import { forcedAt, keepForced } from "./forced";
import { keep, kept } from "./kept";
import type { Lookups } from "./lookups";
import { type Drawn, OneScreen } from "./oneScreen.svelte";
import { Pace } from "./pace.svelte";
import { endsOf, onlyDecision, pathTo, Picking, stageOf } from "./picking.svelte";
import { Previews, shades, type Together, together } from "./previews.svelte";
import { mySeats } from "./seating";
import { Sending } from "./sending.svelte";
import { play } from "./sound";
import { TableModel } from "./tableModel.svelte";

/** How long a forced choice is shown before it plays itself. */
const FORCED_AFTER = 600;
/** How long the server's own foresight is waited for, before it is asked. */
const FORESEEN_AFTER = 250;
/** How many entries at once still are news, to be watched; more is what one missed. */
const NEWS = 4;

export class Game extends TableModel implements Shown<unknown, unknown> {
  update = $state.raw<Update | null>(null);
  connection = $state<Connection>("connecting");
  clocks = $state.raw<SeatClock[]>([]);
  /** Bots that have to wait, because the server thinks for others. */
  waitingBots = $state.raw<BotWait[]>([]);
  chat = $state.raw<Chat | null>(null);
  /** The last thing that happened, for those who listen to the page. */
  announced = $state("");
  suggested = $state.raw<Option | null>(null);
  /** Numbers of decisions that played themselves. */
  forced = $state.raw<ReadonlySet<number>>(new Set());

  readonly picking = new Picking((words) => this.#ask(words));
  readonly previews = new Previews((decisions, answers) =>
    this.live.ask<Foreseen>({ type: "preview", decisions, answers, ...this.as }),
  );
  readonly sending = new Sending(this);
  readonly advice = new Advising(this);
  readonly screen = new OneScreen(this);
  readonly live: Link;
  readonly pace = new Pace();

  /** What is drawn until the scenes of what just happened are there. */
  #held = $state.raw<Drawn | null>(null);
  #moment = $state(0);
  #animate = $state(false);
  left = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stop: () => void;

  constructor(id: string, open: (hears: Hears) => Link = (hears) => new Live(id, hears), lookups?: Lookups) {
    super(id, lookups);
    this.forced = forcedAt(id);
    this.live = open({
      update: (update) => {
        this.waitingBots = []; // who still waits is told again
        this.#hear(update);
      },
      table: (detail) => this.#seeTable(detail),
      clocks: (clocks) => (this.clocks = clocks),
      busy: (waiting) => (this.waitingBots = waiting),
      chat: (chat) => (this.chat = chat),
      previews: (previews) => this.previews.learn(previews),
      connection: (state, why) => {
        this.connection = state;
        if (state === "ended") this.trouble = why;
      },
    });
    this.#stop = $effect.root(() => this.#watch());
  }

  leave(): void {
    this.left = true; // what was not answered is nobody's concern here any more
    clearTimeout(this.#timer);
    this.scenes.clear();
    this.#stop();
    this.live.close();
    rulebook.of = null;
  }

  // What is shown

  get #drawn(): Drawn {
    return this.scenes.current ?? this.#held ?? this.screen.open ?? (this.update as Update);
  }
  get view(): Update["view"] {
    return this.#drawn.view;
  }
  get areas(): Area[] | null {
    return this.#drawn.areas ?? null;
  }
  get moment(): number {
    return this.#moment + this.scenes.shown;
  }
  get animate(): boolean {
    return this.scenes.current !== null || this.#animate;
  }
  get happened(): readonly LedgerEntry[] {
    if (this.scenes.current) return this.scenes.current.ledger;
    return this.#animate && !this.#held ? (this.update?.entries[0]?.ledger ?? []) : [];
  }
  get seat(): number | null {
    return this.screen.open ? null : this.#own;
  }
  /** The seat for which is decided and taken back here. */
  get #own(): number | null {
    return this.update?.seat ?? null;
  }
  get progress(): string {
    const told = this.scenes.current ?? this.update;
    return told ? this.formatMessage(told.progress) : "";
  }
  get deciders(): number[] {
    return this.scenes.current ? [] : (this.update?.deciders ?? []);
  }
  /** The viewer owes a decision. */
  get myTurn(): boolean {
    return this.seat !== null && this.deciders.includes(this.seat) && !this.out;
  }
  /** The viewer resigned, or ran out of time: a bot decides for their seat, to the end. */
  get out(): boolean {
    return this.absences.some((absence) => absence.seat === this.seat && absence.for_good);
  }
  /** The game has ended, and how it did is not about to be shown first. */
  get over(): boolean {
    return this.update !== null && this.update.result !== null && this.#held === null;
  }
  /** How it ended for the viewer; empty while it goes on. */
  get ending(): string {
    return this.over && this.update?.ending ? this.formatMessage(this.update.ending) : "";
  }
  get result(): Update["result"] {
    return this.update?.result ?? null;
  }
  /** What just happened is about to be shown. */
  get holds(): boolean {
    return this.#held !== null;
  }
  get stage(): Stage | null {
    return this.scenes.current || this.#held || this.screen.handOver !== null ? null : this.picking.stage;
  }
  get lit(): ReadonlyMap<string, Option> {
    return this.stage && !this.busy ? this.picking.lit : NOTHING;
  }
  get focused(): Option | null {
    return this.picking.focused;
  }
  get chosen(): Option | null {
    return this.picking.chosen;
  }
  get advised(): readonly Advice[] {
    return this.advice.advised;
  }
  get preview(): Preview | null {
    const option = this.focused ?? this.chosen;
    return option?.done ? this.previews.of(option.words) : null;
  }
  /** What is known of an option that may lead to several decisions. */
  foreseen(option: Option): Together {
    const question = this.update?.question;
    const ends = question ? endsOf(question, option.words) : [];
    return together(ends.flatMap((decision) => this.previews.of(decision) ?? []));
  }
  /** What is marked can be picked now. A control of the game's own knows for itself. */
  protected override get hints(): readonly string[] {
    return this.stage?.control ? this.hinted : this.hinted.filter((target) => this.lit.has(target));
  }
  /** How much better than the poorest each lit target is, from 0 to 1. */
  readonly shades: ReadonlyMap<string, number> = $derived.by(() => {
    const gains = [...this.lit].map(([target, option]) => [target, this.foreseen(option).gain] as const);
    return shades(new Map(gains.flatMap(([target, gain]) => (gain === null ? [] : [[target, gain] as const]))));
  });
  get busy(): boolean {
    return this.sending.busy;
  }
  get pending(): Option | null {
    return this.sending.pending;
  }
  get undoing(): boolean {
    return this.sending.undoing;
  }
  get mine(): number[] {
    return this.detail ? mySeats(this.detail) : [];
  }

  #ask(words: string): Stage | null {
    const { drawing, update } = this;
    const running = this.detail?.status === "running" && !update?.result && !update?.more;
    if (!drawing || !update || update.seat === null || !running || this.out) return null;
    return update.question ? stageOf(update.question, words, (message) => this.formatMessage(message)) : null;
  }

  /** A whole decision as the choices that lead to it would tell it. */
  label(decision: string): string {
    const question = this.update?.question;
    const path = question ? pathTo(question, decision) : [];
    return path.map((choice) => this.formatMessage(choice.label)).join(" › ") || decision;
  }

  /** A whole decision that was not picked step by step. */
  #whole(words: string, label: string): Option {
    const question = this.update?.question;
    const decision = question ? pathTo(question, words).at(-1)?.decision : null;
    return { words, decision: decision ?? undefined, label, target: "", done: true };
  }

  /** Whose decision it is that is sent, where somebody plays several seats. */
  get as(): { seat?: number } {
    return this.mine.length > 1 && this.#own !== null ? { seat: this.#own } : {};
  }

  // Deciding

  /** What is asked of the viewer now, in words; empty while nothing is. */
  get asked(): string {
    if (!this.stage || this.busy) return "";
    if (!this.chosen) return this.stage.prompt;
    const undo = this.previews.of(this.chosen.words)?.reveals ? "no" : "yes";
    return t("table-confirm-this", { what: this.chosen.label, undo });
  }

  focus(option: Option | null): void {
    this.picking.focus(option);
  }

  pick(option: Option): void {
    if (this.busy) return;
    if (!option.done) this.picking.goInto(option);
    else if (this.chosen?.words === option.words) this.confirm();
    else void this.#choose(option);
  }

  touch(target: string): void {
    const option = this.lit.get(target);
    if (option) this.pick(option);
    else void this.#explain(target);
  }

  /** What somebody advises: picked, or set on the control that the game's own table has for it. */
  suggest(option: Option): void {
    if (this.stage?.control) this.suggested = option;
    else if (!this.busy) this.picking.chosen = option; // it waits to be confirmed
  }

  draft(): string {
    return kept(`draft-${this.#own}`, this.id) ?? "";
  }
  keepDraft(draft: string): void {
    keep(`draft-${this.#own}`, this.id, draft);
  }

  /** A control of the game's own was pressed: it stands for the second click too. */
  decide(words: string, label = this.label(words)): void {
    const option = this.#whole(words, label);
    if (this.busy) return;
    if (settings.confirm === "always") this.picking.chosen = option;
    else void this.sending.send(option);
  }

  confirm(): void {
    if (this.chosen && !this.busy) void this.sending.send(this.chosen);
  }

  /** From the confirmation, or to the stage before. */
  back(): boolean {
    return this.picking.back();
  }

  async ask<T>(name: string, args: Readonly<Record<string, unknown>>): Promise<T> {
    return (await this.live.ask<GameQueryResult>({ type: "ask", name, arguments: args, ...this.as })).answer as T;
  }

  // Pace

  /** There is something to wait for that the viewer need not watch; people take the time they need. */
  get canSkip(): boolean {
    if (!this.mine.length || this.over || this.busy || this.pace.skipping) return false;
    return this.scene !== null || (!this.#owes && this.players.some(({ seat, bot }) => bot && this.deciders.includes(seat)));
  }

  get #owes(): boolean {
    return !this.out && this.mine.some((seat) => this.update?.deciders.includes(seat));
  }

  /** Bots answer at once and nothing is played until it is the viewer's turn; it can be watched afterwards. */
  skipToTurn(): void {
    this.pace.skipping = !this.#owes;
    this.scenes.skip();
  }

  /** One click chooses; where it could not be taken back, or where the viewer likes it so, a second confirms. */
  async #choose(option: Option): Promise<void> {
    const number = this.update?.number;
    // In a practice everything can be taken back.
    if (settings.confirm === "needed" && (!this.live.atTable || (await this.previews.need(option.words))?.reveals !== true)) {
      if (this.update?.number === number && !this.busy) await this.sending.send(option);
    } else if (settings.confirm === "never") await this.sending.send(option);
    else if (this.update?.number === number) this.picking.chosen = option;
  }

  /** Take the last decision back; forced ones go with the one that led to them. */
  undo(): void {
    const { undo = null, turn_start: start = null } = this.update ?? {};
    const turn = this.journal.standing.filter((number) => number > (start ?? undo ?? 0));
    const chosen = turn.findLast((number) => !this.forced.has(number));
    void this.sending.goBack(chosen === undefined ? undo : chosen - 1);
  }

  /** Take all decisions of the turn back. */
  startAgain(): void {
    void this.sending.goBack(this.update?.turn_start ?? null);
  }

  get canUndo(): boolean {
    return this.update !== null && this.update.undo !== null && !this.busy && !this.out;
  }
  get canStartAgain(): boolean {
    return this.canUndo && (this.update?.turn_start ?? null) !== null;
  }

  /** Why a target cannot be picked is told, or what it is where no rule says anything about it. */
  async #explain(target: string): Promise<void> {
    if (this.busy || this.seat === null || this.over) return;
    if (!this.myTurn || !this.stage) {
      const others = this.deciders.filter((seat) => seat !== this.seat || this.out);
      toasts.answer(t("table-not-your-turn", { who: this.names(others), count: others.length }));
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

  override async whyNot(target: string): Promise<{ reason: string; rule: string | null } | null> {
    if (!this.stage || !this.myTurn || this.lit.has(target)) return null;
    const verdict = await this.live.ask<WhyNotResult>({ type: "why_not", decision: this.stage.words, target, ...this.as });
    return verdict.legal ? null : { reason: reasonOf(verdict), rule: verdict.rule ?? null };
  }

  protected override lookingAt(): { number: number; seat: number | null } | null {
    return this.update ? { number: this.update.number, seat: this.screen.looking } : null;
  }

  names(seats: readonly number[]): string {
    return listed(seats.map((seat) => this.nameOf(seat)));
  }

  // What the server says

  #seeTable(detail: TableDetail): void {
    this.clocks = detail.clocks;
    this.prepare(detail).then(
      () => this.screen.seatSomebody(),
      (error: unknown) => (this.trouble = error),
    );
  }

  #hear(update: Update): void {
    if (this.detail) void keepUpWith(this.detail.game, update.words);
    const before = this.update;
    const news = before !== null && update.seat === before.seat ? update.entries : [];
    const watched = news.length <= NEWS && !this.pace.skipping ? news.filter((entry) => this.plays(entry)) : [];
    if (watched.length && !settings.lessMotion && !this.scenes.current) this.#held = this.#drawn;
    const goesOn = before?.number !== update.number || before.seat !== update.seat;
    this.update = update;
    this.previews.at(update.number);
    if (goesOn) {
      this.picking.clear();
      this.#animate = news.length === 1;
      this.#moment++;
    }
    if (this.#owes || update.result) this.pace.skipping = false;
    this.sending.hear(update);
    this.#log(update, before);
    if (news.length) this.#tell(news, before?.deciders ?? []);
    if (watched.length) void this.#playScenes(watched);
    this.screen.seatSomebody();
    void this.screen.showOpen(update);
    if (!this.#held && !this.scenes.current) this.#playForced();
  }

  #log(update: Update, before: Update | null): void {
    if (before && update.number < before.number) this.journal.cut(update.number);
    else if (before && before.seat !== update.seat) void this.journal.reload().catch(() => undefined);
    else if (!before || !this.journal.add(update.entries)) void this.journal.catchUp().catch(() => undefined); // asked again with the next update
  }

  #tell(news: LogEntry[], before: number[]): void {
    const seat = this.seat ?? -1;
    const lines = news.filter((entry) => entry.seat !== seat).flatMap((entry) => this.told(entry).map((line) => line.text));
    const begins = this.myTurn && !before.includes(seat);
    this.announced = [...lines, ...(begins ? [t("table-your-turn")] : [])].join(" ");
    if (begins && this.detail?.pace === "live") void play("turn");
  }

  async #playScenes(entries: LogEntry[]): Promise<void> {
    try {
      const told = await Promise.all(entries.map((entry) => this.lookups.scenes(entry.number, this.screen.watching)));
      if (!this.left) this.scenes.play(told.flatMap((one) => one.scenes));
    } catch {
      // Without the scenes the game is shown as it stands, and the log tells what happened.
    } finally {
      this.#held = null;
      if (!this.scenes.current) this.#playForced();
    }
  }

  /** Watch again what an entry set off. */
  async watch(number: number): Promise<void> {
    try {
      this.scenes.clear();
      this.scenes.list = (await this.lookups.scenes(number, this.screen.watching)).scenes;
      this.scenes.repeat();
    } catch (error) {
      toasts.show(said(error), "warn");
    }
  }

  protected override seen(): void {
    this.#animate = false;
    this.#moment++;
    this.screen.seatSomebody();
    this.#playForced();
  }

  // Forced choices

  #playForced(): void {
    clearTimeout(this.#timer);
    const { update } = this;
    const words = update && this.myTurn ? onlyDecision(update.actions) : null;
    if (!words || !this.live.atTable || !settings.playForced || this.sending.undone || this.busy || this.screen.handOver !== null)
      return;
    this.#timer = setTimeout(() => {
      if (this.update === update && !this.busy) void this.#sendForced(this.#whole(words, this.label(words)));
    }, FORCED_AFTER / settings.speed);
  }

  async #sendForced(option: Option): Promise<void> {
    const number = await this.sending.send(option);
    if (number === null) return;
    this.forced = new Set([...this.forced, number]);
    keepForced(this.id, this.forced);
  }

  /** What the viewer points at is asked for, if the server has not said it by itself. */
  #watch(): void {
    $effect(() => {
      if (this.detail && this.live.atTable) this.pace.follow(this.detail, visitor.me?.id ?? "");
    });
    $effect(() => {
      void settings.speed;
      untrack(() => this.scenes.hurry());
    });
    $effect(() => this.advice.follow());
    $effect(() => {
      const { focused } = this;
      if (!focused?.done || this.previews.of(focused.words)) return;
      const timer = setTimeout(() => void this.previews.prefetch([focused.words]), FORESEEN_AFTER);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (this.update && (this.overlay || this.drawing?.showsStandings))
        this.score.standings.want(this.update.number, this.as.seat ?? null);
    });
  }
}

/** In the viewer's language, or in the server's English where this page's catalogue does not have it. */
function reasonOf({ reason, reason_id: id, reason_values: values }: WhyNotResult): string {
  return id && has(id) ? formatMessage({ id, values: values ?? null }) : (reason ?? "");
}

const NOTHING: ReadonlyMap<string, Option> = new Map();
