// Choices that play themselves because there is only one, if the viewer likes that; which they were is kept for the log.
import type { Link } from "$lib/api/live";
import { settings } from "$lib/state/settings.svelte";
import type { GameState } from "./gameState.svelte";
import { keep, kept } from "./kept";
import type { OneScreen } from "./oneScreen.svelte";
import { onlyDecision } from "./picking.svelte";
import type { TurnDraft } from "./turnDraft.svelte";

/** How long a forced choice is shown before it plays itself. */
const FORCED_AFTER = 600;

export class ForcedChoices {
  /** Numbers of the decisions that played themselves. */
  numbers = $state.raw<ReadonlySet<number>>(new Set());
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly state: GameState,
    private readonly turn: TurnDraft,
    private readonly screen: OneScreen,
    private readonly link: Link,
  ) {
    this.numbers = forcedAt(table);
  }

  /** If there is only one choice now, it is made after a moment. */
  play(): void {
    this.stop();
    const { update } = this.state;
    const { turn } = this;
    const words = update && turn.mine ? onlyDecision(update.actions) : null;
    if (!words || !this.link.atTable || !settings.playForced) return;
    if (turn.sending.undone || turn.busy || this.screen.handOver !== null) return;
    this.#timer = setTimeout(() => {
      if (this.state.update === update && !turn.busy) void this.#send(words);
    }, FORCED_AFTER / settings.speed);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #send(words: string): Promise<void> {
    const number = await this.turn.sending.send(this.turn.whole(words));
    if (number === null) return;
    this.numbers = new Set([...this.numbers, number]);
    keep("forced", this.table, JSON.stringify([...this.numbers]));
  }
}

function forcedAt(table: string): Set<number> {
  const numbers: unknown = JSON.parse(kept("forced", table) ?? "[]");
  return new Set(Array.isArray(numbers) ? numbers.filter((number) => typeof number === "number") : []);
}
