// A year's plan as it is set: six orders, the one that is set next, and what each would do once the server has foretold it.
//
// The orders live here, not in the stage: a stage begins anew whenever somebody else is ready, a draft must not.
import type { PlanStep } from "$lib/api/types";
import type { Shown } from "$lib/table/face";
import { planIn, planWords } from "../asking/plan";
import { isOrder, type Order, ORDERS, ORDERS_A_YEAR, type Printed, stepOf, UNSET, type View } from "../kingdom";
import { atlasOf } from "../land/atlas";
import { type Leg, legs } from "../land/ways";

const EMPTY = UNSET.repeat(ORDERS_A_YEAR);

export class Planning {
  #shown: () => Shown<View, Printed>;
  #letters = $state(EMPTY);
  #at = $state(0);
  #looked = $state(0);
  #key = $state("");
  #foretold = $state.raw<{ plan: string; city: number; steps: PlanStep[] }>({ plan: "", city: 0, steps: [] });
  #moment = -1;

  constructor(shown: () => Shown<View, Printed>) {
    this.#shown = shown;
  }

  get #colour(): string | null {
    const { seat, view } = this.#shown();
    return seat === null ? null : (view.seats[seat] ?? null);
  }

  /** The dials can be set now: the viewer plans, or has planned and may still change it. */
  get open(): boolean {
    const { stage, view, scene } = this.#shown();
    return scene === null && stage !== null && planIn(stage.words) !== null && stepOf(view) === "plan";
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

  /** Where the orders lead, by the roads alone. */
  get legs(): Leg[] {
    return this.from === null ? [] : legs(atlasOf(this.#shown().printed), this.from, this.#letters);
  }

  /** What each order would do; empty until it is known for these very orders. */
  get steps(): readonly PlanStep[] {
    const { plan, city, steps } = this.#foretold;
    return plan === this.#letters && city === this.from ? steps : [];
  }

  /** Set a dial and go on to the next that is not set. */
  set(order: Order | typeof UNSET, at = this.#at): void {
    if (at >= ORDERS_A_YEAR) return;
    this.#looked = at;
    this.#letters = this.#letters.slice(0, at) + order + this.#letters.slice(at + 1);
    this.#at = order === UNSET ? at : this.#next(at);
    this.#tell();
  }

  /** Turn a dial to the next or the previous order. */
  spin(at: number, by: number): void {
    this.#looked = at;
    const order = this.#letters[at] ?? UNSET;
    const now = isOrder(order) ? ORDERS.indexOf(order) : by > 0 ? -1 : 0;
    const turned = ORDERS[(now + by + ORDERS.length) % ORDERS.length]!;
    this.#letters = this.#letters.slice(0, at) + turned + this.#letters.slice(at + 1);
    this.#at = at;
    this.#tell();
  }

  choose(at: number): void {
    this.#at = at;
    this.#looked = at;
  }

  /** Take the last order back. */
  back(): void {
    const here = this.#letters[this.#at] ?? UNSET;
    const at = here === UNSET ? this.#last() : this.#at;
    if (at >= 0) this.set(UNSET, at);
  }

  clear(): void {
    this.#letters = EMPTY;
    this.#at = 0;
    this.#tell();
  }

  send(): void {
    if (this.complete) this.#shown().decide(planWords(this.#letters));
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

  /** Let the list of choices and the prompt know what has been set. */
  #tell(): void {
    const { stage } = this.#shown();
    const words = planWords(this.#letters);
    if (stage && stage.words !== words) this.#shown().pick({ words, label: words, spot: "", done: false });
  }

  /** What the list has set, the dials show; what somebody else's readiness took from the list, it gets back. */
  follow(): void {
    const shown = this.#shown();
    const key = `${shown.view.year} ${shown.seat}`;
    if (key !== this.#key) {
      this.#key = key;
      this.#letters = this.sent ?? EMPTY;
      this.#at = this.sent ? ORDERS_A_YEAR : 0;
      this.#moment = shown.moment;
    }
    if (!this.open || !shown.stage) return;
    const said = planIn(shown.stage.words) ?? "";
    if (said === this.#letters) this.#moment = shown.moment;
    else if (shown.moment !== this.#moment) {
      this.#moment = shown.moment;
      this.#tell();
    } else {
      this.#letters = said;
      this.#at = this.#next(-1);
    }
  }

  /** Ask what the orders would do. */
  async foretell(): Promise<void> {
    const shown = this.#shown();
    const [plan, city] = [this.#letters, this.from];
    if (!this.open || city === null || !shown.foretell || plan === EMPTY) return;
    try {
      const steps = await shown.foretell(plan);
      if (plan === this.#letters) this.#foretold = { plan, city, steps };
    } catch {
      // The way along the roads is drawn all the same; what it would bring is asked again with the next order.
    }
  }
}
