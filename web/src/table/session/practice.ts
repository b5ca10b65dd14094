// A practice as a table's game: a position and decisions tried on it. The server answers as at a table and keeps nothing of it, so
// this holds the decisions, and everything can be taken back.
import { answer, api, onTable, Refusal, Unreachable } from "$lib/api/http";
import { DECLINED, type Hears, type Link } from "$lib/api/live";
import type {
  Acknowledgement,
  Log,
  LogEntry,
  Practice as Body,
  PracticeQuery,
  PracticeState,
  ReplayMoment,
  TableDetail,
} from "$lib/api/types";
import { Game } from "./game.svelte";
import type { Lookups } from "./lookups";

/** How long after the server could not be reached it is tried again, in milliseconds. */
const AGAIN = 4000;

export type PracticeDecision = [colour: string, text: string];

export interface PracticeOptions {
  game: string;
  start: Body["start"];
  /** Whose eyes one looks with; without one, those of whoever is to decide, or of whom the start says. */
  seat?: number;
  /** What has been decided before one came back. */
  made?: readonly PracticeDecision[];
  /** What somebody at the table is called; the viewer's own seat is `mine`. */
  nameOf(colour: string, mine: boolean): string;
  /** Whether a legal decision is the one that was asked for; who says no has said why. */
  allows?(decision: string): boolean | Promise<boolean>;
  /** What stands after a decision, or after some were taken back. */
  told?(practised: PracticeState): void;
}

type PracticeQuestion = PracticeQuery["question"];

export class Practice implements Link, Lookups {
  readonly atTable = false;
  made: PracticeDecision[];

  #options: PracticeOptions;
  #hears: Hears;
  #entries: LogEntry[] = [];
  #seat: number | null = null;
  #closed = false;

  constructor(options: PracticeOptions) {
    this.#options = options;
    this.made = [...(options.made ?? [])];
    this.#hears = DEAF;
  }

  /** The table sits down: from now on it is told how things stand. */
  open(hears: Hears): this {
    this.#hears = hears;
    this.refresh();
    return this;
  }

  /** What was told of each decision. */
  get entries(): readonly LogEntry[] {
    return this.#entries;
  }

  /** To where other decisions have been made, whoever's they are. */
  async go(made: PracticeDecision[]): Promise<void> {
    await this.#try(made);
  }

  // As a link

  async ask<T>(message: { type: string } & Record<string, unknown>): Promise<T> {
    switch (message.type) {
      case "decide":
        return (await this.#decide(String(message["decision"]))) as T;
      case "undo":
        return (await this.#goBack(typeof message["to"] === "number" ? message["to"] : this.made.length - 1)) as T;
      default: {
        const question = message as unknown as PracticeQuestion;
        return (await answer(api.POST("/api/practice/questions", { body: { practice: this.#body(), question } }))) as T;
      }
    }
  }

  sit(): void {}

  refresh(): void {
    this.#try(this.made).then(
      () => this.#hears.connection("open", null),
      (error: unknown) => {
        if (!(error instanceof Unreachable)) return this.#hears.connection("ended", error instanceof Refusal ? error : null);
        this.#hears.connection("lost", null);
        setTimeout(() => this.#closed || this.refresh(), AGAIN);
      },
    );
  }

  close(): void {
    this.#closed = true;
  }

  now(): number {
    return Date.now();
  }

  async #decide(decision: string): Promise<Acknowledgement> {
    if ((await this.#options.allows?.(decision)) === false) throw new Refusal(0, DECLINED);
    return this.#try([...this.made, [this.#colour, decision]]);
  }

  /** What others answer by themselves is answered again: so it is gone back to a decision of one's own. */
  #goBack(to: number): Promise<Acknowledgement> {
    let number = Math.max(0, to);
    if (this.#answers) while (number > 0 && this.made[number]?.[0] !== this.#colour) number--;
    return this.#try(this.made.slice(0, number));
  }

  // As what is looked up

  printed(): Promise<unknown> {
    const { game, start } = this.#options;
    if (start.from === "table") return answer<unknown>(api.GET("/api/tables/{table_id}/printed", onTable(start.table)));
    return answer<unknown>(
      api.GET("/api/games/{game}/editions/{edition}", { params: { path: { game, edition: this.#edition } } }),
    );
  }

  log(after: number): Promise<Log> {
    return Promise.resolve({
      entries: this.#entries.filter(({ number }) => number > after),
      next: null,
      number: this.made.length,
    });
  }

  scenes(number: number) {
    return answer(api.POST("/api/practice/scenes", { body: this.#body(number) }));
  }

  moment(): Promise<ReplayMoment> {
    return Promise.reject(new Error("nobody hands a practice over"));
  }

  standings(number: number) {
    return answer(api.POST("/api/practice/standings", { body: this.#body(number) }));
  }

  descriptions(number: number) {
    return answer(api.POST("/api/practice/descriptions", { body: this.#body(number) }));
  }
  sheet(number: number) {
    return answer(api.POST("/api/practice/sheet", { body: this.#body(number) }));
  }

  // What the server says

  #colour = "";
  #answers = false;
  #edition = "";

  #body(number = this.made.length): Body {
    return { game: this.#options.game, start: this.#options.start, decisions: this.made.slice(0, number), seat: this.#watcher };
  }

  /** What is looked up is seen with the eyes of who is shown. */
  get #watcher(): number | null {
    return this.#seat ?? this.#options.seat ?? null;
  }

  async #try(decisions: PracticeDecision[]): Promise<Acknowledgement> {
    const { game, start, seat = null } = this.#options;
    const known = shared(this.made, decisions);
    const after = Math.min(known, this.#entries.length);
    const told = await answer(api.POST("/api/practice", { body: { game, start, decisions, seat, after } }));
    if (!this.#closed) this.#tell(told, after);
    return { type: "accepted", number: told.update.number, repeated: false, ref: "" };
  }

  #tell(told: PracticeState, after: number): void {
    const { update } = told;
    const news = update.entries;
    this.#entries = [...this.#entries.slice(0, after), ...news];
    this.made = told.decisions;
    this.#seat = update.seat;
    this.#colour = told.seats[update.seat ?? 0] ?? "";
    this.#answers = told.answers;
    this.#edition = told.edition;
    this.#hears.table(detailOf(this.#options, told));
    this.#hears.update(update);
    if (told.previews) this.#hears.previews(told.previews);
    this.#options.told?.(told);
  }
}

/** A practice at a table of its own. What the browser remembers of it (a draft) goes by `id`. */
export function practise(id: string, options: PracticeOptions): Game {
  const practice = new Practice(options);
  return new Game(id, (hears) => practice.open(hears), practice);
}

const DEAF: Hears = {
  update: () => undefined,
  table: () => undefined,
  clocks: () => undefined,
  busy: () => undefined,
  chat: () => undefined,
  previews: () => undefined,
  connection: () => undefined,
};

/** How many decisions two lists begin with alike. */
function shared(one: readonly PracticeDecision[], other: readonly PracticeDecision[]): number {
  const differs = one.findIndex(([colour, text], place) => colour !== other[place]?.[0] || text !== other[place][1]);
  return differs < 0 ? one.length : differs;
}

/** A table as everything around the board wants it: nobody else sits here, and no clock runs. */
function detailOf(options: PracticeOptions, { update, seats, edition, answers }: PracticeState): TableDetail {
  const own = update.seat;
  return {
    id: `practice ${options.game} ${edition}`,
    game: options.game,
    name: "",
    edition,
    status: "running",
    access: "link",
    pace: "slow",
    options: {},
    players: seats.length,
    seats: seats.map((colour, seat) => ({
      seat,
      colour,
      player: options.nameOf(colour, seat === own || !answers),
      person: null,
      bot: seat === own || !answers ? null : "random",
      kept_for: null,
      keeper: null,
    })),
    your_seat: own,
    your_seats: own === null ? [] : [own],
    deciders: update.deciders,
    number: update.number,
    owner: { id: "", name: "", guest: true },
    absences: [],
    clocks: [],
    proposals: [],
    clock: null,
    bot_seconds: null,
    created_at: 0,
    started_at: 0,
    moved_at: 0,
    finished_at: null,
    free: [],
    imported: false,
    invitation: null,
    missing: null,
    open_book: false,
    rematch: null,
    rematch_of: null,
    result: update.result,
    places: null,
    standing: null,
    starts_when_full: false,
    unrated: null,
  };
}
