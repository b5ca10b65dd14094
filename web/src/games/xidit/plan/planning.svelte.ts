// A year's plan as it is set: six orders, the one that is set next, and what each would do once the server has foretold it.
//
// The orders live here, not in the stage: a stage begins anew whenever somebody else is ready, a draft must not. Where roads lead
// and what an order does, only the server says: an order is foretold from those before it, so what is known of them stays.
import type { Message, Question, XiditPlanStep } from "$lib/api/types";
import type { Option, TableView } from "$lib/table/drawing";
import { formatMessage } from "$lib/words/message";
import { isOrder, type Order, ORDERS, ORDERS_A_YEAR, type Printed, UNSET, type View } from "../kingdom";
import { planName } from "../words";

const EMPTY = UNSET.repeat(ORDERS_A_YEAR);
const lettersOf = ({ decision }: Option): string => (decision?.kind === "plan" ? (decision.args ?? []).join("") : "");
const isPlan = (letters: string): boolean =>
  letters.length === ORDERS_A_YEAR && [...letters].every((letter) => letter === UNSET || isOrder(letter));

/** A plan that is advised, and what each of its orders would do, as far as it is known. */
export interface AdvisedPlan {
  /** Among what is advised, from 1. */
  number: number;
  words: string;
  letters: string;
  steps: readonly XiditPlanStep[];
}

export class Planning {
  #shown: () => TableView<View, Printed>;
  #letters = $state(EMPTY);
  #at = $state(0);
  #looked = $state(0);
  /** The orders that were cleared last, until another is set. */
  #cleared = $state("");
  #over = $state<string | null>(null);
  /** The year and the viewer that the orders are for. */
  #key = $state("");
  #foretold = $state.raw<{ key: string; plan: string; steps: XiditPlanStep[] }>({ key: "", plan: "", steps: [] });
  #asking: Promise<void> | null = null;
  /** What plans that are advised would do, by year and viewer and their orders. */
  #ways = $state.raw<ReadonlyMap<string, readonly XiditPlanStep[]>>(new Map());

  constructor(shown: () => TableView<View, Printed>) {
    this.#shown = shown;
  }

  get #colour(): string | null {
    const { seat, view } = this.#shown();
    return seat === null ? null : (view.seats[seat] ?? null);
  }

  /** The dials can be set now: the viewer plans, or has planned and may still change it. */
  get open(): boolean {
    const { stage, scene } = this.#shown();
    return scene === null && stage?.control === true;
  }

  /** The viewer's plan that is in already; null if none is. */
  get sent(): string | null {
    const { view } = this.#shown();
    return (this.#colour && view.pending?.plans?.[this.#colour]) || null;
  }

  get letters(): string {
    return this.#letters;
  }
  /** The dial that is set next, from 0; 6 when all are. */
  get at(): number {
    return this.#at;
  }
  /** The dial that was set or turned last, from 0. */
  get looked(): number {
    return this.#looked;
  }
  get empty(): boolean {
    return this.#letters === EMPTY;
  }
  get complete(): boolean {
    return !this.#letters.includes(UNSET);
  }
  /** It differs from what was sent. */
  get changed(): boolean {
    return this.#letters !== this.sent;
  }

  /** The city where the year begins for the viewer. */
  get from(): number | null {
    const colour = this.#colour;
    return (colour && this.#shown().view.players[colour]?.city) || null;
  }

  /** What each order would do, as far as it is known for these orders. */
  get steps(): readonly XiditPlanStep[] {
    return this.#foretold.steps.slice(0, this.#known);
  }

  /** The plans that are advised, the best first. */
  get advised(): readonly AdvisedPlan[] {
    return (this.open ? (this.#shown().advised ?? []) : []).map((advice, place) => {
      const letters = lettersOf(advice);
      return { number: place + 1, words: advice.words, letters, steps: this.#ways.get(`${this.#key} ${letters}`) ?? [] };
    });
  }
  /** The one of them that is pointed at. */
  get pointed(): AdvisedPlan | null {
    const { focused } = this.#shown();
    return this.advised.find(({ words }) => words === focused?.words) ?? null;
  }
  /** Those that are not drawn already: as the one pointed at, or because the dials are set so. */
  get beside(): readonly AdvisedPlan[] {
    return this.advised.filter(({ words, letters }) => words !== this.pointed?.words && letters !== this.#letters);
  }
  /** What stands on a dial in outline: the order of the plan pointed at, or of the best where none is set. */
  advisedAt(at: number): string {
    const { pointed } = this;
    if (pointed) return pointed.letters[at] ?? "";
    return this.#letters[at] === UNSET ? (this.advised[0]?.letters[at] ?? "") : "";
  }

  /** What the dial that is set next may be set to; null until it is known, and when all are set. */
  get dial(): Question | null {
    return this.#at <= this.#known ? (this.#foretold.steps[this.#at]?.dial ?? null) : null;
  }

  /** The orders for that dial by the city where they lead or act; of several the first. */
  get lit(): ReadonlyMap<string, Order> {
    const lit = new Map<string, Order>();
    for (const { words, target } of this.open ? (this.dial?.choices ?? []) : []) {
      if (target && isOrder(words) && !lit.has(target)) lit.set(target, words);
    }
    return lit;
  }

  /** Those orders, each at its city, and what an action would do there. */
  get offers(): { order: Order; target: string; outcome: XiditPlanStep["action"] | null; units: string }[] {
    const step = this.#foretold.steps[this.#at];
    return [...this.lit].map(([target, order]) => {
      const acts = order === "A" && step;
      return { order, target, outcome: acts ? step.action : null, units: acts ? step.action_units : "" };
    });
  }

  /** What the order for that dial which leads to a target, or acts there, would do; null where none does. */
  told(target: string): Message | null {
    return this.open ? (this.dial?.choices.find((choice) => choice.target === target)?.label ?? null) : null;
  }

  /** What the order of a dial would do, in a sentence; empty where it is not set, or not known yet. */
  foretold(at: number): string {
    const step = this.steps[at];
    return step && step.order !== UNSET
      ? formatMessage({ id: "xidit-order-would", values: { number: at + 1, what: step.told } })
      : "";
  }

  /** What the actions that are set would do at a target, in sentences; empty where none is. */
  actsAt(target: string): string {
    const steps = this.open ? this.steps : [];
    return steps
      .flatMap(({ order, city }, at) => (order === "A" && target === `city ${city}` ? [this.foretold(at)] : []))
      .join(" ");
  }

  /** What is pointed at on the map. */
  pointAt(target: string | null): void {
    this.#over = target;
  }
  /** What the order that leads there would find, or the actions set so far would do there, in a sentence; empty if nothing. */
  get over(): string {
    const order = this.#over === null ? null : this.told(this.#over);
    return this.#over === null ? "" : this.actsAt(this.#over) || (order ? formatMessage(order) : "");
  }

  /** So many of the first orders are those that were foretold. */
  get #known(): number {
    const { key, plan } = this.#foretold;
    if (key !== this.#key) return -1;
    const differs = [...plan].findIndex((letter, place) => letter !== this.#letters[place]);
    return differs < 0 ? ORDERS_A_YEAR : differs;
  }

  /** Set a dial and go on to the next that is not set. */
  set(order: Order | typeof UNSET, at = this.#at): void {
    if (at >= ORDERS_A_YEAR) return;
    this.#put(order, at);
    this.#at = order === UNSET ? at : this.#next(at);
  }

  /** Turn a dial to the next or the previous order. */
  spin(at: number, by: number): void {
    const order = this.#letters[at] ?? UNSET;
    const now = isOrder(order) ? ORDERS.indexOf(order) : by > 0 ? -1 : 0;
    this.#put(ORDERS[(now + by + ORDERS.length) % ORDERS.length]!, at);
    this.#at = at;
  }

  choose(at: number): void {
    this.#at = at;
    this.#looked = at;
  }

  /** Set the order that leads to a target, as soon as it is known where roads lead; false where none does. */
  async go(target: string): Promise<boolean> {
    if (this.#at >= ORDERS_A_YEAR) return true; // all are set: nothing is asked of the map
    while (!this.dial && this.#asking) await this.#asking;
    const order = this.lit.get(target);
    if (order) this.set(order);
    return order !== undefined || !this.dial;
  }

  /** Take the last order back. */
  back(): void {
    const here = this.#letters[this.#at] ?? UNSET;
    const at = here === UNSET ? this.#last() : this.#at;
    if (at >= 0) this.set(UNSET, at);
  }

  clear(): void {
    const cleared = this.#letters;
    this.#write(EMPTY);
    this.#cleared = cleared;
    this.#at = this.#looked = 0;
  }

  /** The orders that were cleared can be brought back. */
  get wasCleared(): boolean {
    return this.#cleared !== "";
  }
  undoClearing(): void {
    this.#setAll(this.#cleared);
  }

  /** Set all dials to a plan that somebody advises; nothing is sent. */
  take(advice: Option): void {
    this.#setAll(lettersOf(advice));
  }

  #setAll(letters: string): void {
    if (!isPlan(letters)) return;
    this.#write(letters);
    this.#at = this.#next(-1);
    this.#looked = 0;
  }

  send(): void {
    if (this.complete) this.#shown().decide(`plan ${this.#letters}`, planName(this.#letters));
  }

  #put(order: Order | typeof UNSET, at: number): void {
    this.#looked = at;
    this.#write(this.#letters.slice(0, at) + order + this.#letters.slice(at + 1));
  }

  #write(letters: string): void {
    this.#letters = letters;
    this.#cleared = "";
    this.#over = null; // who sets orders looks at the way
    this.#shown().keepDraft?.(`${this.#key} ${letters}`);
  }

  #next(after: number): number {
    const later = this.#letters.indexOf(UNSET, after + 1);
    if (later >= 0) return later;
    const earlier = this.#letters.indexOf(UNSET);
    return earlier >= 0 ? earlier : ORDERS_A_YEAR;
  }

  #last(): number {
    for (let at = ORDERS_A_YEAR - 1; at >= 0; at--) if (this.#letters[at] !== UNSET) return at;
    return -1;
  }

  /** A new year, or somebody else at the screen: what was sent, or set before the page was loaded again, or a clear board. */
  follow(): void {
    const { view, seat } = this.#shown();
    const key = `${view.year} ${seat}`;
    if (key === this.#key) return;
    this.#key = key;
    const draft = this.#shown().draft?.() ?? "";
    const set = draft.startsWith(`${key} `) ? draft.slice(key.length + 1) : "";
    this.#letters = isPlan(set) ? set : (this.sent ?? EMPTY);
    this.#at = this.#next(-1);
    this.#looked = 0;
    this.#cleared = "";
  }

  /** Ask what plans that are advised would do. */
  async foretellAdvised(): Promise<void> {
    const shown = this.#shown();
    const key = this.#key;
    for (const { letters } of this.advised) {
      const name = `${key} ${letters}`;
      if (!isPlan(letters) || this.#ways.has(name)) continue;
      const steps = await shown.ask?.<XiditPlanStep[]>("foretell", { plan: letters }).catch(() => null);
      if (steps) this.#ways = new Map([...this.#ways, [name, steps]]);
    }
  }

  /** Ask what the orders would do. */
  foretell(): Promise<void> {
    const shown = this.#shown();
    const [key, plan] = [this.#key, this.#letters];
    if (!this.open || this.from === null || !shown.ask) return Promise.resolve();
    const asking = shown.ask<XiditPlanStep[]>("foretell", { plan }).then(
      (steps) => {
        if (plan === this.#letters && key === this.#key) this.#foretold = { key, plan, steps };
      },
      () => undefined, // it is asked again with the next order
    );
    this.#asking = asking;
    return asking.finally(() => {
      if (this.#asking === asking) this.#asking = null;
    });
  }
}
