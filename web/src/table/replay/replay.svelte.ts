// A game as it was, moment by moment, from any viewpoint that is allowed. Nothing can be decided here.
import { errorText } from "$lib/api/errorText";
import { answer, api, onTable } from "$lib/api/http";
import type { Area, LedgerEntry, Replay as Page, ReplayMoment, TableDetail } from "$lib/api/types";
import { rulebook } from "$lib/parts/rulebook.svelte";
import { toasts } from "$lib/parts/toasts.svelte";
import { settings } from "$lib/state/settings.svelte";
import type { Option, TableView } from "$lib/table/drawing";
import { mySeats } from "$lib/table/session/seating";
import { TableModel } from "$lib/table/session/tableModel.svelte";
import { placeOf, stepped } from "./steps";
import type { Trail } from "./trails";

const PAGE = 50;
/** How long a moment stays while the game plays, in milliseconds, at the usual speed. */
const STAY = 1200;

export class Replay extends TableModel implements TableView<unknown, unknown> {
  /** The moment that is shown; null until it is there. */
  now = $state.raw<ReplayMoment | null>(null);
  playing = $state(false);
  /** How many moments there are. */
  last = $state(0);
  /** Whose view is asked for; null for one's own. */
  viewpoint = $state<number | null>(null);

  readonly steps: number[] = $derived(
    this.journal.complete ? this.journal.standing : Array.from({ length: this.last + 1 }, (_, number) => number),
  );
  readonly place: number = $derived(placeOf(this.steps, this.now?.number ?? 0));

  /** Lines of decisions that an analysis draws on the board, and the moment that they start from. */
  drawn = $state.raw<{ number: number; trails: readonly Trail[] } | null>(null);
  readonly trails: readonly Trail[] = $derived(this.drawn?.number === this.now?.number ? (this.drawn?.trails ?? []) : []);

  #moment = $state(0);
  #stepping = $state(false);
  #pages = new Map<string, Promise<Page>>();
  #wanted = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, at: number | null, viewpoint: number | null) {
    super(id);
    this.viewpoint = viewpoint;
    void this.#open(at);
  }

  async #open(at: number | null): Promise<void> {
    try {
      const detail = await answer(api.GET("/api/tables/{table_id}", onTable(this.id)));
      await this.prepare(detail);
      this.last = detail.number;
      await this.go(at ?? (detail.status === "running" ? detail.number : 0));
      await this.journal.catchUp();
    } catch (error) {
      this.trouble = error;
    }
  }

  leave(): void {
    this.pause();
    this.scenes.clear();
    rulebook.of = null;
  }

  protected override lookingAt(): { number: number; seat: number | null } | null {
    return this.now ? { number: this.now.number, seat: this.viewpoint } : null;
  }

  // What is shown

  get view(): ReplayMoment["view"] {
    return this.scenes.current?.view ?? (this.now as ReplayMoment).view;
  }
  get areas(): Area[] | null {
    return (this.scenes.current ?? this.now)?.areas ?? null;
  }
  get moment(): number {
    return this.#moment + this.scenes.shown;
  }
  get animate(): boolean {
    return this.scenes.current !== null || this.#stepping;
  }
  get happened(): readonly LedgerEntry[] {
    return this.scenes.current?.ledger ?? (this.#stepping ? (this.now?.entry?.ledger ?? []) : []);
  }
  get seat(): number | null {
    return this.now?.seat ?? null;
  }
  get progress(): string {
    const told = this.scenes.current ?? this.now;
    return told ? this.formatMessage(told.progress) : "";
  }
  get deciders(): number[] {
    return this.now?.deciders ?? [];
  }
  /** Of the game as a whole: what a table shows of it depends on the moment. */
  get result(): TableDetail["result"] {
    return this.detail?.result ?? null;
  }
  readonly stage = null;
  readonly lit: ReadonlyMap<string, Option> = new Map();
  readonly focused = null;
  readonly preview = null;
  readonly chosen = null;
  readonly pending = null;
  focus(): void {}
  pick(): void {}
  touch(): void {}
  decide(): void {}

  /** The seats whose view may be shown: all when the game is over, else one's own; -1 is a spectator's. */
  get viewpoints(): number[] {
    const { detail } = this;
    if (!detail) return [];
    return [...(detail.status === "over" ? detail.seats.map((seat) => seat.seat) : mySeats(detail)), -1];
  }

  // Going

  /** Show a moment. A step is animated, a jump is not. */
  async go(number: number, stepping = false): Promise<void> {
    const goal = Math.min(Math.max(number, 0), this.last);
    this.#wanted = goal;
    this.scenes.clear();
    try {
      const page = await this.#page(goal);
      if (this.#wanted !== goal) return;
      this.last = Math.max(this.last, page.number);
      this.now = page.moments.find((moment) => moment.number === goal) ?? this.now;
      this.#stepping = stepping;
      this.#moment++;
      if (goal + 10 <= this.last) void this.#page(goal + 10).catch(() => undefined); // what comes next is there when it is needed
    } catch (error) {
      this.pause();
      toasts.show(errorText(error), "warn");
    }
  }

  /** So many steps on or back. */
  async step(by: number): Promise<void> {
    this.pause();
    await this.#step(by);
  }

  async #step(by: number): Promise<void> {
    const goal = stepped(this.steps, this.#wanted, by);
    await this.go(goal, by === 1);
  }

  see(viewpoint: number | null): void {
    this.viewpoint = viewpoint;
    void this.go(this.#wanted);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else void this.#play();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  async #play(): Promise<void> {
    if (this.place >= this.steps.length - 1) await this.go(0);
    this.playing = true;
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#next(), STAY / settings.speed);
  }

  async #next(): Promise<void> {
    await this.#step(1);
    if (!this.playing) return;
    const entry = this.now?.entry;
    if (entry && this.plays(entry) && !settings.lessMotion) await this.watch(entry.number);
    if (!this.scenes.current) this.#goOn(); // else when they are over
  }

  #goOn(): void {
    if (this.place < this.steps.length - 1) this.#wait();
    else this.playing = false;
  }

  /** Watch what an entry set off, step by step. */
  async watch(number: number): Promise<void> {
    if (this.now?.number !== number) await this.go(number);
    try {
      this.scenes.list = (await this.lookups.scenes(number, this.viewpoint)).scenes;
      this.scenes.repeat();
    } catch (error) {
      toasts.show(errorText(error), "warn");
    }
  }

  protected override seen(): void {
    this.#stepping = false;
    this.#moment++;
    if (this.playing) this.#goOn();
  }

  /** A part of the game that holds a moment, from the viewpoint. */
  #page(number: number): Promise<Page> {
    const first = number - (number % PAGE);
    const key = `${this.viewpoint} ${first}`;
    let page = this.#pages.get(key);
    if (!page) {
      page = answer(
        api.GET("/api/tables/{table_id}/replay", {
          params: { path: { table_id: this.id }, query: { first, limit: PAGE, seat: this.viewpoint } },
        }),
      );
      page.catch(() => this.#pages.delete(key));
      this.#pages.set(key, page);
    }
    return page;
  }
}
