// What a game at the table and a game in a replay have in common: who plays, what the game's own table needs, what is pointed at.
import type { Description, LedgerEntry, LogEntry, Message, Scene, SeatAbsence, TableDetail } from "$lib/api/types";
import { rulebook } from "$lib/parts/rulebook.svelte";
import type { FormattedLine, Player, TableDrawing } from "$lib/table/drawing";
import { formatMessage, listed } from "$lib/words/message";
import { learnWords } from "$lib/words/words.svelte";
import { drawingOf, printedOf } from "./drawings";
import { Journal } from "./journal.svelte";
import { type Lookups, tableLookups } from "./lookups";
import { Scenes } from "./scenes.svelte";
import { Score } from "./score.svelte";
import { playersOf } from "./seating";

export abstract class TableModel {
  readonly id: string;
  readonly journal: Journal;
  readonly score: Score;
  readonly scenes = new Scenes(() => this.seen());

  detail = $state.raw<TableDetail | null>(null);
  drawing = $state.raw<TableDrawing | null>(null);
  printed = $state.raw<unknown>(null);
  /** Why nothing can be shown. */
  trouble = $state.raw<unknown>(null);
  /** Targets of a line of the log or of a majority that the viewer points at. */
  pointed = $state.raw<readonly string[]>([]);
  /** Targets that a lesson or a puzzle speaks of. */
  hinted = $state.raw<readonly string[]>([]);
  /** Targets of everything that is scored by majority, while the overlay is on. */
  overlay = $state(false);

  readonly players: Player[] = $derived(this.detail ? playersOf(this.detail) : []);
  readonly marked: ReadonlySet<string> = $derived.by(() => {
    const leads = this.overlay ? (this.score.standings.value?.majorities ?? []) : [];
    return new Set([
      ...this.pointed,
      ...this.hints,
      ...leads.flatMap((one) => one.targets),
      ...(this.scenes.current?.marked ?? []),
    ]);
  });

  constructor(
    id: string,
    readonly lookups: Lookups = tableLookups(id),
  ) {
    this.id = id;
    this.journal = new Journal(lookups);
    this.score = new Score(lookups);
  }

  /** Those of the hinted targets that are marked now. */
  protected get hints(): readonly string[] {
    return this.hinted;
  }

  /** The seats for which a bot plays now. */
  get absences(): SeatAbsence[] {
    return this.detail?.absences.filter((absence) => absence.ended_at === null) ?? [];
  }

  get game(): string {
    return this.detail?.game ?? "";
  }

  get standings() {
    return this.score.standings.value;
  }

  get scene() {
    return this.scenes.current;
  }

  /** What the server says, in words. */
  formatMessage(message: Message): string {
    return formatMessage(message, (seat) => this.nameOf(seat));
  }
  /** The same by its former name, for scripts of other packages: for one release. */
  say(message: Message): string {
    return this.formatMessage(message);
  }

  /** How far the game is. */
  abstract readonly progress: string;

  /** The log's lines of an entry. */
  told(entry: LogEntry): FormattedLine[] {
    return entry.lines.map((line) => ({
      text: this.formatMessage(line.text),
      seat: line.seat ?? null,
      rules: line.rules ?? [],
      targets: line.targets ?? [],
    }));
  }

  /** A line of the ledger in words; empty if not worth telling. */
  says(line: LedgerEntry): string {
    return line.told ? this.formatMessage(line.told) : "";
  }

  /** What a scene tells, each line with the seat it is about; -1 for nobody in particular. */
  sceneLines(scene: Scene): { seat: number; text: string }[] {
    if (scene.lines.length) return scene.lines.map((line) => ({ seat: line.seat ?? -1, text: this.formatMessage(line.text) }));
    return scene.ledger.map((line) => ({ seat: line.seat, text: this.says(line) })).filter(({ text }) => text);
  }

  /** Whether an entry set off something that plays by itself. */
  plays(entry: LogEntry): boolean {
    return entry.kind === "decide" && entry.watched;
  }

  colourOf(seat: number | null): string {
    return this.players.find((player) => player.seat === seat)?.colour ?? "";
  }

  nameOf(seat: number | null): string {
    return this.players.find((player) => player.seat === seat)?.name ?? "";
  }

  names(seats: readonly number[]): string {
    return listed(seats.map((seat) => this.nameOf(seat)));
  }

  /** Load what the game brings; the words for its log need it too. */
  protected async prepare(detail: TableDetail): Promise<void> {
    this.detail = detail;
    if (this.drawing) return;
    rulebook.of = { game: detail.game, edition: detail.edition, table: detail.id };
    const [drawing, printed] = await Promise.all([
      drawingOf(detail.game),
      printedOf(detail.game, detail.edition, detail.id, this.lookups),
      learnWords(["all"], detail.game),
    ]);
    this.printed = printed;
    this.drawing = drawing;
  }

  /** The moment that is looked at, and with whose eyes; null where there is none. */
  protected abstract lookingAt(): { number: number; seat: number | null } | null;

  #descriptions = { key: "", found: Promise.resolve<Record<string, Description>>({}) };
  /** What each thing on the table is and does, by its target; asked for once a moment. */
  descriptions(): Promise<Record<string, Description>> {
    const at = this.lookingAt();
    if (!at) return Promise.resolve({});
    const key = `${at.number} ${at.seat}`;
    if (this.#descriptions.key !== key) {
      const found = this.lookups.descriptions(at.number, at.seat).then(({ descriptions }) => descriptions);
      this.#descriptions = { key, found };
      found.catch(() => (this.#descriptions.key = "")); // so that it is asked again
    }
    return this.#descriptions.found;
  }

  /** Why a thing cannot be picked now, in words, with the rule; null where nothing is asked, or where it can be. */
  async whyNot(_target: string): Promise<{ reason: string; rule: string | null } | null> {
    return null;
  }

  /** The scenes are over, or were skipped. */
  protected abstract seen(): void;
}
