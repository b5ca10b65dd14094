// What the viewer asks about with the pointer beside the board: a tile lights what it counts, for as long as it is pointed at.
import { getContext, setContext } from "svelte";

class Asking {
  targets = $state.raw<readonly string[]>([]);

  /** For an element that stands for a target. */
  about(target: string) {
    const ask = () => (this.targets = [target]);
    const rest = () => (this.targets = []);
    return { onpointerenter: ask, onpointerleave: rest };
  }
}

const KEY = Symbol("asking");
export const makeAsking = (): Asking => setContext(KEY, new Asking());
export const theAsking = (): Asking => getContext(KEY);
