// A position being made or mended: the rules say after every change whether it can be, and why not.
import { errorText } from "$lib/api/errorText";
import { answer, api, Refusal } from "$lib/api/http";
import type { Practice as Body, WholePosition } from "$lib/api/types";
import { anySeed, type Explored, type SavedLine } from "$lib/explore/link";
import { colourName } from "$lib/parts/colours";
import type { Option, Player, TableDrawing, TableView } from "$lib/table/drawing";
import { drawingOf, printedOf } from "$lib/table/session/drawings";
import { formatMessage, type Message } from "$lib/words/message";
import { t } from "$lib/words/words.svelte";
import { type Brush, editorOf, type Field, isAt, type Position, type PositionEditor, valueAt, withValue } from "./fields";

const PAUSE = 150;
const STEPS = 100;

export class Editing implements TableView<unknown, unknown> {
  readonly game: string;
  /** As it is edited; it may be one that cannot be. */
  position = $state.raw<Position>({});
  brush = $state<Brush | null>(null);
  /** What the rules say against it: the field as the notation names it, and why. Null while it can be. */
  wrong = $state.raw<{ where: string; why: string } | null>(null);
  checking = $state(false);
  printed = $state.raw<unknown>(null);
  drawing = $state.raw<TableDrawing | null>(null);
  moment = $state(0);
  /** What was there before each change. */
  past = $state.raw<readonly Position[]>([]);

  editor!: PositionEditor;
  #start: Body;
  #seats = $state.raw<readonly string[]>([]);
  #view = $state.raw<Position>({});
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    name: string,
    start: Body,
    readonly lines: readonly SavedLine[],
  ) {
    this.game = name;
    this.#start = start;
  }

  async load(): Promise<void> {
    const found = await answer(api.POST("/api/practice/position", { body: this.#start }));
    const edition = String(found.position["edition"]);
    const printed = () =>
      answer<unknown>(api.GET("/api/games/{game}/editions/{edition}", { params: { path: { game: this.game, edition } } }));
    [this.drawing, this.printed, this.editor] = await Promise.all([
      drawingOf(this.game),
      printedOf(this.game, edition, `${this.game} ${edition}`, { printed }),
      editorOf(this.game),
    ]);
    this.position = found.position;
    this.#learn(found);
    this.brush = this.brushes[0]?.brushes[0] ?? null;
  }

  #learn(found: WholePosition): void {
    this.#seats = found.seats;
    this.#view = found.view;
    this.wrong = null;
    this.moment++;
  }

  // What is shown: the position as it is edited, with what follows from the last one that could be

  get view(): unknown {
    return { ...this.#view, pending: null, ...this.position };
  }
  get players(): Player[] {
    return this.#seats.map((colour, seat) => ({ seat, colour, name: colourName(colour), bot: null, mine: false }));
  }
  readonly animate = false;
  readonly seat = null;
  readonly deciders: number[] = [];
  readonly stage = null;
  readonly lit: ReadonlyMap<string, Option> = new Map();
  readonly focused = null;
  readonly preview = null;
  readonly chosen = null;
  readonly pending = null;
  readonly marked: ReadonlySet<string> = new Set();
  readonly scene = null;
  formatMessage(message: Message): string {
    return formatMessage(message, (seat) => colourName(this.#seats[seat] ?? ""));
  }
  focus(): void {}
  decide(): void {}
  pick({ target }: Option): void {
    this.touch(target);
  }

  // Changing it

  get groups() {
    return this.editor.groups(this.position, this.printed as never);
  }

  get brushes() {
    return this.editor.brushes(this.position, this.printed as never);
  }

  touch(target: string): void {
    const painted = this.brush ? this.editor.paint(this.position, target, this.brush.id, this.printed as never) : null;
    if (painted) this.#change(painted);
  }

  valueOf(field: Field): unknown {
    return "value" in field ? field.value : valueAt(this.position, field.path);
  }

  set(field: Field, value: unknown): void {
    this.#change(field.set ? field.set(this.position, value) : withValue(this.position, field.path, value));
  }

  /** The turn, or the year, begins anew: what had been decided of it is forgotten. */
  beginAnew(): void {
    this.#change(Object.fromEntries(Object.entries(this.position).filter(([name]) => name !== "pending")));
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.position = before;
    this.#plan();
  }

  #change(position: Position): void {
    this.past = [...this.past.slice(-STEPS), this.position];
    this.position = this.editor.tidied(position, this.position);
    this.#plan();
  }

  /** Whether the refusal speaks of a field. */
  isWrong(field: Field): boolean {
    return this.wrong !== null && isAt(this.wrong.where, field.path);
  }

  #plan(): void {
    this.moment++;
    this.checking = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(this.position), PAUSE);
  }

  async #check(position: Position): Promise<void> {
    try {
      const body: Body = { game: this.game, start: { from: "position", position, seed: 0 }, decisions: [] };
      const found = await answer(api.POST("/api/practice/position", { body }));
      if (position !== this.position) return;
      this.position = found.position;
      this.#learn(found);
    } catch (error) {
      if (position !== this.position) return;
      this.wrong = refused(error);
    }
    this.checking = false;
  }

  /** What is looked into then. */
  get explored(): Explored {
    const same = this.past.length === 0 && this.#start.start.from !== "set-up";
    if (same) return { start: this.#start.start, made: this.#start.decisions ?? [], lines: this.lines };
    return { start: { from: "position", position: this.position, seed: anySeed() }, made: [], lines: [] };
  }
}

/** What the rules say against a position, in words. */
function refused(error: unknown): { where: string; why: string } {
  const values = error instanceof Refusal && error.reason.id === "refused-at" ? error.reason.values : null;
  const reason = values?.["reason"] as Message | undefined;
  if (!reason) return { where: "", why: errorText(error) };
  const where = values?.["where"];
  return { where: typeof where === "string" ? where : "", why: t("explore-refused", { reason: formatMessage(reason) }) };
}
