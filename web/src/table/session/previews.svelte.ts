// What decisions would do, as the server foresees it: asked for once, and forgotten when the game goes on.
import type { Message, Preview, Previews as PreviewAnswer } from "$lib/api/types";
import type { Foreseen } from "$lib/table/drawing";

/** The most that is asked for at once. */
const MOST = 300;

type Ask = (decisions: string[], answers: number) => Promise<PreviewAnswer>;

export class Previews {
  #known = $state.raw<ReadonlyMap<string, Preview>>(new Map());
  #asked = new Map<string, Promise<void>>();
  #number = -1;
  #ask: Ask;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** The game is at this number: what was foreseen before says nothing any more. */
  at(number: number): void {
    if (number === this.#number) return;
    this.#number = number;
    this.#asked.clear();
    this.#known = new Map();
  }

  /** What a decision would do, as far as it is known already. */
  of(decision: string): Preview | null {
    return this.#known.get(decision) ?? null;
  }

  /** Ask about decisions that somebody may point at soon. */
  async prefetch(decisions: readonly string[]): Promise<void> {
    const wanted = decisions.filter((decision) => !this.#asked.has(decision)).slice(0, MOST);
    if (!wanted.length) return;
    const number = this.#number;
    const answer = this.#load(wanted, number).catch(() => {
      // A foresight that fails is no trouble: without it the choice is made as well.
      if (number === this.#number) for (const decision of wanted) this.#asked.delete(decision);
    });
    for (const decision of wanted) this.#asked.set(decision, answer);
    await answer;
  }

  /** What a decision would do; null where that cannot be said. */
  async need(decision: string): Promise<Preview | null> {
    if (!this.of(decision)) await (this.#asked.get(decision) ?? this.prefetch([decision]));
    return this.of(decision);
  }

  async #load(decisions: string[], number: number): Promise<void> {
    const answer = await this.#ask(decisions, number);
    if (number === this.#number) this.learn(answer);
  }

  /** What the server foresees, asked for or not. */
  learn(answer: PreviewAnswer): void {
    if (answer.number !== this.#number) return;
    const known = new Map(this.#known);
    for (const preview of answer.previews) known.set(preview.decision, preview);
    this.#known = known;
  }
}

/** What can be said of a choice that leads to several decisions: what follows all of them, and the most that one gains. */
export function together(previews: readonly Preview[]): Omit<Foreseen, "decisions"> {
  const [first, ...others] = previews.map(({ follows }) => follows.map((message) => JSON.stringify(message)));
  const shared = (first ?? []).filter((message) => others.every((follows) => follows.includes(message)));
  const gains = previews.flatMap(({ gain }) => (gain === null ? [] : [gain]));
  return { follows: shared.map((message) => JSON.parse(message) as Message), gain: gains.length ? Math.max(...gains) : null };
}

/** How much better than the poorest choice each is, from 0 to 1; nothing where all gain the same. */
export function shades(gains: ReadonlyMap<string, number>): Map<string, number> {
  const [least, most] = [Math.min(...gains.values()), Math.max(...gains.values())];
  return new Map(least < most ? [...gains].map(([target, gain]) => [target, (gain - least) / (most - least)]) : []);
}
