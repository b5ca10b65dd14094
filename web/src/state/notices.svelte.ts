// What one is told while the page is open: your turn somewhere, an invitation, a game that is over.
import { answer, api } from "$lib/api/http";
import type { Notice, NoticePage } from "$lib/api/types";
import { route } from "./route.svelte";

const AGAIN = 5000;

class Notices {
  list = $state.raw<Notice[]>([]);
  unread = $state(0);
  #socket: WebSocket | null = null;
  #wanted = false;

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
      const page = JSON.parse(String(data)) as NoticePage & { type: string };
      if (page.type !== "notices") return;
      this.list = page.notices;
      this.unread = page.unread;
    };
    socket.onclose = () => {
      this.#socket = null;
      if (this.#wanted) setTimeout(() => this.#wanted && !this.#socket && this.#open(), AGAIN);
    };
  }
}

export const notices = new Notices();
