// Short messages that go away by themselves: why something is not allowed, that something was copied.
export interface Toast {
  id: number;
  text: string;
  kind: "info" | "warn";
  /** The rule behind it, if there is one. */
  rule: string | null;
  /** Of those about the same, only the latest is shown. */
  about: string;
}

const STAY = 7000;
const CLICK = "a click";

class Toasts {
  list = $state<Toast[]>([]);
  /** A page has a place of its own for them. */
  placed = $state(false);
  #next = 1;

  show(text: string, kind: Toast["kind"] = "info", rule: string | null = null, about = text): void {
    const others = this.list.filter((toast) => toast.about !== about);
    const id = this.#next++;
    this.list = [...others.slice(-2), { id, text, kind, rule, about }];
    setTimeout(() => this.drop(id), STAY);
  }

  /** What came of a click on what cannot be picked: of several clicks, the answer to the last. */
  answer(text: string, kind: Toast["kind"] = "info", rule: string | null = null): void {
    this.show(text, kind, rule, CLICK);
  }

  /** Why a click did nothing is no answer any more. */
  answered(): void {
    this.list = this.list.filter((toast) => toast.about !== CLICK);
  }

  /** What was said is settled. */
  clear(): void {
    this.list = [];
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
