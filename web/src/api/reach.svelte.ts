// Whether the server can be reached: requests and sockets tell it here, and pages show it.

/** What a proxy answers when the server behind it does not. */
export const AWAY: readonly number[] = [502, 504];

class Reach {
  /** What was asked last was not answered. */
  lost = $state(false);
  /** Nothing that the page begins with was answered: there is none to show. */
  absent = $state(false);
  #opening = true;

  /** Another page is gone to. */
  open(): void {
    this.#opening = true;
    this.absent = false;
  }

  /** There is something on the page that must not go away: what came, or what somebody has begun to do. */
  keep(): void {
    this.#opening = false;
  }

  answered(): void {
    this.lost = false;
    this.keep();
  }

  /** Nobody answered; `reading` what a page shows, or telling the server something. */
  failed(reading: boolean): void {
    this.lost = true;
    if (reading && this.#opening) this.absent = true;
  }

  /** The page itself cannot be had: whether that is because the server is away. */
  async missing(): Promise<boolean> {
    return (this.absent = !(await this.ask()));
  }

  /** Ask whether the server is there. */
  async ask(): Promise<boolean> {
    const there = await fetch("/api/session", { cache: "no-store" }).then(
      ({ status }) => !AWAY.includes(status),
      () => false,
    );
    this.lost = !there;
    return there;
  }
}

export const reach = new Reach();
