// What pointer, finger and keyboard do on the map: look at a place, pick it, go on to the next one.
import { toasts } from "$lib/parts/toasts.svelte";
import { goesOn, isFinger } from "$lib/table/deciding/tapping";
import type { TableView } from "$lib/table/drawing";
import { slips } from "$lib/table/session/slips";
import { t } from "$lib/words/words.svelte";
import type { Printed, View } from "../kingdom";
import type { Atlas } from "../land/atlas";
import type { Point } from "../land/lines";
import { nearest } from "../land/ways";
import type { Planning } from "../plan/planning.svelte";

type Kind = "city" | "region";
interface Table {
  shown: TableView<View, Printed>;
  planning: Planning;
  atlas: Atlas;
  /** The viewer's colour; null for a spectator. */
  mine: string | null;
}

const ARROWS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const nameOf = (target: string): string => target.slice(target.indexOf(" ") + 1);

export class MapPicking {
  #table: () => Table;
  /** Where the keyboard went on the map, as long as the same is asked. */
  #stands = $state.raw<{ asked: string; at: Partial<Record<Kind, string>> }>({ asked: "", at: {} });

  constructor(table: () => Table) {
    this.#table = table;
  }

  /** The question: while orders are set, the next of them. */
  get #asked(): string {
    const { shown, planning } = this.#table();
    return `${shown.moment} ${shown.stage?.words ?? ""} ${planning.letters}`;
  }

  /** Targets that can be picked. */
  get offered(): string[] {
    const { shown, planning } = this.#table();
    return [...shown.lit.keys(), ...planning.lit.keys()];
  }
  get picksRegion(): boolean {
    return this.#offeredOf("region").length > 0;
  }
  isLit(target: string): boolean {
    const { shown, planning } = this.#table();
    return shown.lit.has(target) || planning.lit.has(target);
  }
  isChosen(target: string): boolean {
    const { shown } = this.#table();
    return shown.focused?.target === target || shown.chosen?.target === target;
  }

  /** Whether the keyboard stops there: of each kind at one place, from which arrows lead on. */
  isStop(target: string): boolean {
    return target === this.#cityStop || target === this.#regionStop;
  }
  /** What can be picked comes first, the own city before others. */
  readonly #cityStop = $derived.by((): string | null => {
    const { shown, mine, atlas } = this.#table();
    const home = `city ${(mine === null ? null : shown.view.players[mine]?.city) ?? atlas.cities.keys().next().value}`;
    const lit = this.#offeredOf("city");
    if (this.picksRegion && !lit.length) return null;
    return this.#standsAt("city") ?? (lit.includes(home) ? home : (lit[0] ?? home));
  });
  readonly #regionStop = $derived.by(
    (): string => this.#standsAt("region") ?? this.#offeredOf("region")[0] ?? `region ${this.#table().atlas.lands[0]?.name}`,
  );

  #offeredOf(kind: Kind): string[] {
    return this.offered.filter((target) => target.startsWith(`${kind} `));
  }
  #standsAt(kind: Kind): string | undefined {
    return this.#stands.asked === this.#asked ? this.#stands.at[kind] : undefined;
  }

  /** Where a target lies, if it is one of the map's. */
  pointOf(target: string): Point | undefined {
    return this.#places("city").get(target) ?? this.#places("region").get(target);
  }
  #places(kind: Kind): Map<string, Point> {
    const { cities, lands } = this.#table().atlas;
    if (kind === "region") return new Map(lands.map(({ name, heart }) => [`region ${name}`, heart]));
    return new Map([...cities.values()].map(({ number, at }) => [`city ${number}`, at]));
  }

  /** What a city or a region hears. */
  on(kind: Kind, target: string) {
    return {
      onclick: () => this.#pick(kind, target),
      onkeydown: (event: KeyboardEvent) => this.#press(kind, target, event),
      onpointerenter: () => this.look(target),
      onpointerleave: (event: PointerEvent) => isFinger(event) || this.look(null),
      onfocus: () => this.look(target),
      onblur: (event: FocusEvent) => goesOn(event) || this.look(null),
    };
  }

  look(target: string | null): void {
    const { shown, planning } = this.#table();
    planning.pointAt(target);
    shown.focus(target === null ? null : (shown.lit.get(target) ?? null));
  }

  /** While orders are set, a city that no road leads to says so. */
  #pick(kind: Kind, target: string): void {
    const { shown, planning } = this.#table();
    this.look(target);
    if (!planning.open) {
      if (shown.stage || kind === "city") shown.touch(target);
    } else if (kind === "city") {
      slips.settled();
      void this.#go(target);
    }
  }

  async #go(target: string): Promise<void> {
    const going = await this.#table().planning.go(target);
    if (!going) toasts.answer(t("xidit-no-road-there", { city: nameOf(target) }), "warn", "X4.2");
  }

  #press(kind: Kind, target: string, event: KeyboardEvent): void {
    const arrow = ARROWS[event.key];
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.#pick(kind, target);
    } else if (arrow) {
      event.preventDefault();
      const places = this.#places(kind);
      const next = nearest(places, places.get(target) ?? [0, 0], arrow);
      if (next === null) return;
      this.#stands = { asked: this.#asked, at: { ...this.#stands.at, [kind]: next } };
      const svg = (event.currentTarget as SVGElement).ownerSVGElement;
      requestAnimationFrame(() => svg?.querySelector<SVGElement>(`[data-target="${next}"]`)?.focus());
    }
  }
}
