// What one is told while the page is open: your turn somewhere, an invitation, a game that is over.
import { answer, api } from "$lib/api/http";
import { reach } from "$lib/api/reach.svelte";
import type { Notice, NoticePage } from "$lib/api/types";
import { route } from "./route.svelte";

const AGAIN = 5000;

class Notices {
  list = $state.raw<Notice[]>([]);
  unread = $state(0);
  #socket: WebSocket | null = null;
  #wanted = false;
  #heard = new Set<() => void>();

  /** Listen as long as somebody is signed in. */
  listen(on: boolean): void {
    this.#wanted = on;
    if (on && !this.#socket) this.#open();
    if (!on) {
      this.#socket?.close();
      this.list = [];
      this.unread = 0;
    }
  }

  /** How many are unread, but for those about the table that one sits at and looks at. */
  get elsewhere(): number {
    const here = (notice: Notice): boolean => route.place.path === `/tables/${notice.table}`;
    return this.unread - this.list.filter((notice) => !notice.read && here(notice)).length;
  }

  /** Be told when an analysis that one has asked for has gone on; gives the way out. */
  onAnalysis(hear: () => void): () => void {
    this.#heard.add(hear);
    return () => this.#heard.delete(hear);
  }

  async readAll(): Promise<void> {
    const latest = this.list[0];
    if (!latest || !this.unread) return;
    await answer(api.POST("/api/me/notices/read", { body: { up_to: latest.id } }));
    this.unread = 0;
    this.list = this.list.map((notice) => ({ ...notice, read: true }));
  }

  #open(): void {
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/me/live`);
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      const told = JSON.parse(String(data)) as (NoticePage & { type: "notices" }) | { type: "analysis" };
      if (told.type === "analysis") for (const hear of this.#heard) hear();
      if (told.type !== "notices") return;
      this.list = told.notices;
      this.unread = told.unread;
    };
    socket.onclose = () => {
      this.#socket = null;
      if (this.#wanted) void reach.ask();
      if (this.#wanted) setTimeout(() => this.#wanted && !this.#socket && this.#open(), AGAIN);
    };
  }
}

export const notices = new Notices();
