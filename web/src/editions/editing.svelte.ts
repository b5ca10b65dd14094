// Figures that somebody is correcting: checked as they go, kept as an edition of their own.
import { answer, api } from "$lib/api/http";
import type { Fault, KeptEdition } from "$lib/api/types";
import { countChanges, type Group, type Table, tableAt } from "./figures";

const REST = 400;
const STANDARD = "standard";

export class Editing {
  /** As they are now; the page writes into them. */
  figures = $state<Table>({});
  /** As they were when one began. */
  before = $state.raw<Table>({});
  /** Those of the package's own edition, whose notes are in the catalogue: who copies them copies the notes as well. */
  standard = $state.raw<Table>({});
  /** The edition of one's own that is being corrected, if it is one. */
  kept = $state.raw<{ id: string; name: string } | null>(null);
  fault = $state.raw<Fault | null>(null);
  /** What stands there has not been checked yet. */
  unchecked = $state(false);
  ready = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(readonly game: string) {}

  /** Whether the note on a table is the package's own. */
  isStandardNote({ path, table }: Pick<Group, "path" | "table">): boolean {
    return tableAt(this.standard, path)?.["note"] === table["note"];
  }

  get changes(): number {
    return countChanges(this.figures, this.before);
  }

  /** Begin with an edition that everybody has, or with one of one's own, by its id. */
  async begin(edition: string, id: string | null): Promise<void> {
    const common = (name: string) =>
      answer(api.GET("/api/games/{game}/editions/{edition}/figures", { params: { path: { game: this.game, edition: name } } }));
    const [shown, standard] = await Promise.all([
      id ? answer(api.GET("/api/me/editions/{edition_id}", { params: { path: { edition_id: id } } })) : common(edition),
      id || edition !== STANDARD ? common(STANDARD) : null,
    ]);
    this.standard = (standard ?? shown).figures as Table;
    this.before = shown.figures as Table;
    this.figures = structuredClone(this.before);
    this.kept = shown.id ? { id: shown.id, name: shown.name } : null;
    this.fault = null;
    this.ready = true;
  }

  /** Something was changed: it is checked when the hand rests. */
  changed(): void {
    this.unchecked = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.check().catch(() => undefined), REST);
  }

  async check(): Promise<Fault | null> {
    const asked = ++this.#asked;
    const body = { figures: this.#plain() };
    const { fault } = await answer(api.POST("/api/games/{game}/figures/check", { params: { path: { game: this.game } }, body }));
    if (asked === this.#asked) {
      this.fault = fault;
      this.unchecked = false;
    }
    return fault;
  }

  /** As a new edition of that name; games are played with it first. */
  async keep(name: string): Promise<KeptEdition> {
    const body = { game: this.game, name, figures: this.#plain() };
    return this.#stands(await answer(api.POST("/api/me/editions", { body })));
  }

  /** In place of what one's own edition had. */
  async change(id: string): Promise<KeptEdition> {
    const body = { figures: this.#plain() };
    return this.#stands(await answer(api.PUT("/api/me/editions/{edition_id}", { params: { path: { edition_id: id } }, body })));
  }

  #plain(): Record<string, unknown> {
    return $state.snapshot(this.figures as unknown) as Record<string, unknown>;
  }

  #stands(kept: KeptEdition): KeptEdition {
    this.before = $state.snapshot(this.figures as unknown) as Table;
    this.kept = { id: kept.id, name: kept.name };
    return kept;
  }
}
