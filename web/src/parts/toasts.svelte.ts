// Short messages that go away by themselves: why something is not allowed, that something was copied.
export interface Toast {
  id: number;
  text: string;
  kind: "info" | "warn";
  /** The rule behind it, if there is one. */
  rule: string | null;
}

const STAY = 7000;

class Toasts {
  list = $state<Toast[]>([]);
  #next = 1;

  say(text: string, kind: Toast["kind"] = "info", rule: string | null = null): void {
    const same = this.list.find((toast) => toast.text === text);
    if (same) this.drop(same.id);
    const id = this.#next++;
    this.list = [...this.list.slice(-2), { id, text, kind, rule }];
    setTimeout(() => this.drop(id), STAY);
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
