// Analyses of several games of one's own, asked for at once; the server makes one after the other.
import { errorText } from "$lib/api/errorText";
import { answer, api, onTable } from "$lib/api/http";

const DEPTH = "standard";

export class AskingAnalyses {
  /** Those that are still to be made. */
  tables = $state.raw<string[]>([]);
  trouble = $state("");

  async ask(tables: readonly string[]): Promise<void> {
    this.trouble = "";
    for (const table of tables) {
      try {
        await answer(api.POST("/api/tables/{table_id}/analysis", { ...onTable(table), body: { depth: DEPTH } }));
        this.tables = [...this.tables, table];
      } catch (error) {
        this.trouble = errorText(error);
        return;
      }
    }
  }

  /** Whether any of them has been made since. */
  async look(): Promise<boolean> {
    const first = this.tables[0];
    if (!first) return false;
    const query = { depth: DEPTH, known: 1 } as const;
    const { status } = await answer(api.GET("/api/tables/{table_id}/analysis", { params: { path: { table_id: first }, query } }));
    if (status === "waiting" || status === "running" || this.tables[0] !== first) return false;
    this.tables = this.tables.slice(1);
    return true;
  }
}
