// A game at a table: the state that the server tells, the turn that the viewer puts together and the scenes that play, as one.
import { untrack } from "svelte";
import { type Hears, type Link, Live } from "$lib/api/live";
import type { Area, GameQueryResult, LedgerEntry, LogEntry, Preview, TableDetail, Update } from "$lib/api/types";
import { rulebook } from "$lib/parts/rulebook.svelte";
import { keepUpWith } from "$lib/state/games.svelte";
import { visitor } from "$lib/state/me.svelte";
import { settings } from "$lib/state/settings.svelte";
import type { Advice, Foreseen, Option, Stage, TableView } from "$lib/table/drawing";
import { t } from "$lib/words/words.svelte";
import { Finale } from "./finale.svelte";
import { ForcedChoices } from "./forced.svelte";
import { GameState } from "./gameState.svelte";
import type { Lookups } from "./lookups";
import { OneScreen } from "./oneScreen.svelte";
import { Pace } from "./pace.svelte";
import { Playback } from "./playback.svelte";
import { play } from "./sound";
import { TableModel } from "./tableModel.svelte";
import { TurnDraft } from "./turnDraft.svelte";

/** How long the server's own foresight is waited for, before it is asked. */
const FORESEEN_AFTER = 250;
/** How many entries at once still are news, to be watched; more is what one missed. */
const NEWS = 4;

export class Game extends TableModel implements TableView<unknown, unknown> {
  readonly state = new GameState(this);
  readonly playback = new Playback(this.scenes, this.state, this.lookups);
  readonly turn: TurnDraft;
  readonly forced: ForcedChoices;
  readonly screen: OneScreen;
  readonly live: Link;
  readonly pace = new Pace();
  readonly finale = new Finale();

  /** The last thing that happened, for those who listen to the page. */
  announced = $state("");

  /** The game has been seen going on. */
  #wentOn = false;
  #stop: () => void;

  constructor(id: string, open: (hears: Hears) => Link = (hears) => new Live(id, hears), lookups?: Lookups) {
    super(id, lookups);
    const { state } = this;
    this.live = open({
      update: (update) => {
        state.waitingBots = []; // who still waits is told again
        this.#hear(update);
      },
      table: (detail) => this.#seeTable(detail),
      clocks: (clocks) => (state.clocks = clocks),
      busy: (waiting) => (state.waitingBots = waiting),
      chat: (chat) => (state.chat = chat),
      previews: (previews) => this.turn.previews.learn(previews),
      connection: (connection, why) => {
        state.connection = connection;
        if (connection === "ended") this.trouble = why;
      },
    });
    this.screen = new OneScreen(this, state, this.playback, this.live, () => this.turn.picking.clear());
    this.turn = new TurnDraft(this, state, this.playback, this.screen, this.live);
    this.forced = new ForcedChoices(id, state, this.turn, this.screen, this.live);
    this.#stop = $effect.root(() => this.#watch());
  }

  leave(): void {
    this.state.left = true;
    this.forced.stop();
    this.scenes.clear();
    this.finale.skip();
    this.#stop();
    this.live.close();
    rulebook.of = null;
  }

  // What the game's own table draws and does

  get view(): Update["view"] {
    return (this.playback.board as Update).view;
  }
  get areas(): Area[] | null {
    return this.playback.board?.areas ?? null;
  }
  get moment(): number {
    return this.playback.moment;
  }
  get animate(): boolean {
    return this.playback.animate;
  }
  get happened(): readonly LedgerEntry[] {
    return this.playback.happened;
  }
  get seat(): number | null {
    return this.state.seat;
  }
  get deciders(): number[] {
    return this.scenes.current ? [] : this.state.deciders;
  }
  get result(): Update["result"] {
    return this.state.result;
  }
  get progress(): string {
    const told = this.scenes.current ?? this.state.update;
    return told ? this.formatMessage(told.progress) : "";
  }
  get stage(): Stage | null {
    return this.turn.stage;
  }
  get lit(): ReadonlyMap<string, Option> {
    return this.turn.lit;
  }
  get focused(): Option | null {
    return this.turn.picking.focused;
  }
  get chosen(): Option | null {
    return this.turn.chosen;
  }
  /** What is marked can be picked now. A control of the game's own knows for itself. */
  protected override get hints(): readonly string[] {
    return this.stage?.control ? this.hinted : this.hinted.filter((target) => this.lit.has(target));
  }
  get preview(): Preview | null {
    return this.turn.preview;
  }
  foreseen(option: Option): Foreseen {
    return this.turn.foreseen(option);
  }
  get shades(): ReadonlyMap<string, number> {
    return this.turn.shades;
  }
  get advised(): readonly Advice[] {
    return this.turn.advice.advised;
  }
  get suggested(): Option | null {
    return this.turn.suggested;
  }
  get pending(): Option | null {
    return this.turn.sending.pending;
  }
  focus(option: Option | null): void {
    this.turn.focus(option);
  }
  pick(option: Option): void {
    this.turn.pick(option);
  }
  touch(target: string): void {
    this.turn.touch(target);
  }
  decide(words: string, label?: string): void {
    this.turn.decide(words, label);
  }
  draft(): string {
    return this.turn.draft();
  }
  keepDraft(draft: string): void {
    this.turn.keepDraft(draft);
  }
  async ask<T>(name: string, args: Readonly<Record<string, unknown>>): Promise<T> {
    return (await this.live.ask<GameQueryResult>({ type: "ask", name, arguments: args, ...this.state.as })).answer as T;
  }

  // What belongs to more than one of them

  get over(): boolean {
    return this.playback.over;
  }
  /** How it ended for the viewer; empty until that has been shown. */
  get ending(): string {
    return this.over && !this.finale.hidden && this.state.update?.ending ? this.formatMessage(this.state.update.ending) : "";
  }

  undo(sure = false): void {
    this.turn.undo(this.forced.numbers, sure);
  }

  /** Watch again what an entry set off. */
  watch(number: number): Promise<void> {
    return this.playback.watch(number, this.screen.watching);
  }

  /** There is something to wait for that the viewer need not watch; people take the time they need. */
  get canSkip(): boolean {
    const { mine, owes } = this.state;
    if (!mine.length || this.over || this.turn.busy || this.pace.skipping) return false;
    return this.scene !== null || (!owes && this.players.some(({ seat, bot }) => bot && this.deciders.includes(seat)));
  }

  /** Bots answer at once and nothing is played until it is the viewer's turn; it can be watched afterwards. */
  skipToTurn(): void {
    this.pace.skipping = !this.state.owes;
    this.scenes.skip();
  }

  override whyNot(target: string) {
    return this.turn.whyNot(target);
  }

  protected override lookingAt(): { number: number; seat: number | null } | null {
    return this.state.update ? { number: this.state.number, seat: this.screen.looking } : null;
  }

  // What the server says

  #seeTable(detail: TableDetail): void {
    this.state.clocks = detail.clocks;
    this.prepare(detail).then(
      () => this.screen.seatSomebody(),
      (error: unknown) => (this.trouble = error),
    );
  }

  #hear(update: Update): void {
    if (this.detail) void keepUpWith(this.detail.game, update.words);
    const { state, playback } = this;
    const before = state.update;
    const news = before !== null && update.seat === before.seat ? update.entries : [];
    const watched = news.length <= NEWS && !this.pace.skipping ? news.filter((entry) => this.plays(entry)) : [];
    if (watched.length) playback.hold();
    const goesOn = before?.number !== update.number || before.seat !== update.seat;
    state.update = update;
    if (!update.result) this.#wentOn = true;
    if (goesOn) playback.goOn(news.length === 1);
    this.turn.hear(update, goesOn);
    if (state.owes || update.result) this.pace.skipping = false;
    this.#log(update, before);
    if (news.length) this.#announce(news, before?.deciders ?? []);
    if (watched.length) void playback.play(watched, this.screen.watching).then(() => this.#settle());
    void this.screen.showOpen(update);
    this.#settle();
  }

  #log(update: Update, before: Update | null): void {
    if (before && update.number < before.number) this.journal.cut(update.number);
    else if (before && before.seat !== update.seat) void this.journal.reload().catch(() => undefined);
    else if (!before || !this.journal.add(update.entries)) void this.journal.catchUp().catch(() => undefined); // asked again with the next update
  }

  #announce(news: LogEntry[], before: number[]): void {
    const seat = this.seat ?? -1;
    const lines = news.filter((entry) => entry.seat !== seat).flatMap((entry) => this.told(entry).map((line) => line.text));
    const begins = this.turn.mine && !before.includes(seat);
    this.announced = [...lines, ...(begins ? [t("table-your-turn")] : [])].join(" ");
    if (begins && this.detail?.pace === "live") void play("turn");
  }

  protected override seen(): void {
    this.playback.goOn(false);
    this.#settle();
  }

  /** The game is shown as it stands: somebody sits down for it, and a forced choice plays itself. */
  #settle(): void {
    if (this.playback.playing) return;
    if (this.over && this.#wentOn && this.live.atTable) this.finale.start(this.players.length);
    this.#wentOn &&= !this.over;
    this.screen.seatSomebody();
    this.forced.play();
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
    $effect(() => this.turn.advice.follow());
    $effect(() => {
      const { focused } = this;
      if (!focused?.done || this.turn.previews.of(focused.words)) return;
      const timer = setTimeout(() => void this.turn.previews.prefetch([focused.words]), FORESEEN_AFTER);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (this.state.update && (this.overlay || this.drawing?.showsStandings))
        this.score.standings.want(this.state.number, this.state.as.seat ?? null);
    });
  }
}
