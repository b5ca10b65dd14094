// A list of tables that grows part by part, and is asked for anew now and then while somebody looks at it.
import { answer, api } from "$lib/api/http";
import type { paths, TableInfo, TablePage } from "$lib/api/types";

const AGAIN = 10_000;

export class TableLists {
  tables = $state.raw<TableInfo[]>([]);
  more = $state.raw<string | null>(null);
  ready = $state(false);
  trouble = $state.raw<unknown>(null);

  /** `ask` asks for a part of the list: what comes after a cursor. */
  constructor(readonly ask: (cursor: string | null) => Promise<TablePage>) {}

  /** The tables that a query finds. */
  static of(query: () => NonNullable<paths["/api/tables"]["get"]["parameters"]["query"]>): TableLists {
    return new TableLists((cursor) => answer(api.GET("/api/tables", { params: { query: { ...query(), cursor } } })));
  }

  async load(): Promise<void> {
    await this.#part(null);
  }

  async loadMore(): Promise<void> {
    if (this.more) await this.#part(this.more);
  }

  async #part(cursor: string | null): Promise<void> {
    try {
      const page = await this.ask(cursor);
      this.tables = cursor ? [...this.tables, ...page.tables] : page.tables;
      this.more = page.next;
      this.trouble = null;
      this.ready = true;
    } catch (error) {
      this.trouble = error;
    }
  }

  /** Keep it fresh; for an effect, which stops it. A list that has been made longer is left alone. */
  watch(): () => void {
    void this.load();
    const timer = setInterval(() => {
      if (!document.hidden && this.tables.length <= 20) void this.load();
    }, AGAIN);
    return () => clearInterval(timer);
  }
}
