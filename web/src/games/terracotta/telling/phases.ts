// What happens by itself at the end of a round and of the game (T8 to T10), one scoring after the other, in words.
import type { LedgerLine } from "$lib/api/types";
import { t } from "$lib/words/words.svelte";
import { columnName } from "../mausoleum/mausoleum";
import * as names from "../names";
import type { Shown } from "../pieces";
import { modulo } from "../wheel/rings";

type Around = Pick<Shown, "players" | "printed">;

export interface Phase {
  text: string;
  rules: string[];
  spots: string[];
}

/** The lines of the end, sorted into scorings as they came. */
export function phases(lines: LedgerLine[], shown: Around): Phase[] {
  const found: Phase[] = [];
  const at = (rule: string) => lines.filter((line) => line.rule === rule);
  const scored = (rule: string, where: string | null, what: string, spots: string[]) => {
    const points = at(rule).filter((line) => line.what === "vp" && (where === null || line.where === where));
    found.push({ text: t("terracotta-phase", { what, outcome: outcome(points, shown) }), rules: [rule], spots });
  };
  for (const line of ["row", "column"] as const) {
    const moved = at(line === "row" ? "T8.1" : "T8.2").find((entry) => entry.what === `${line} inspector`);
    if (!moved) continue;
    const place = before(line, moved.where, shown);
    scored(moved.rule, place, t("terracotta-phase-inspector", { line, place }), [`${line} ${place}`]);
  }
  for (const where of places(at("T8.3")))
    scored("T8.3", where, t("terracotta-phase-musician", { space: where }), [`space ${where}`]);
  if (found.length) {
    const tile = at("T8.4")[0]?.where;
    scored("T8.4", null, tile ? t("terracotta-phase-tile", { tile: names.tile(tile) }) : t("terracotta-phase-tile-none"), []);
    found.push(...cleanUp(at, shown));
  }
  for (const where of places(at("T10.1")))
    scored("T10.1", where, t("terracotta-phase-footman", { space: where }), [`space ${where}`]);
  for (const where of places(at("T10.3")))
    scored("T10.3", where, t("terracotta-phase-group", { space: where }), [`space ${where}`]);
  const archers = places(at("T10.4"));
  if (archers.length)
    scored(
      "T10.4",
      null,
      t("terracotta-phase-archers"),
      archers.map((where) => `space ${where}`),
    );
  if (at("T10.5").length) scored("T10.5", null, t("terracotta-phase-resources"), []);
  return found;
}

const places = (lines: LedgerLine[]): string[] => [
  ...new Set(lines.filter((line) => line.what === "vp").map((line) => line.where)),
];

/** Where an inspector stood before it moved on by one (T1.10: the track is a loop). */
function before(line: "row" | "column", where: string, { printed }: Around): string {
  if (line === "row") return String(modulo(Number(where) - 2, printed.rows) + 1);
  const columns = Array.from({ length: printed.columns }, (_, column) => columnName(column));
  return columns[modulo(columns.indexOf(where) - 1, columns.length)]!;
}

/** "Ann 7 VP, Ben 3 VP", or that nobody scores. */
function outcome(points: LedgerLine[], { players }: Around): string {
  const sums = players.map((player) => ({
    who: player.name,
    vp: points.filter((line) => line.seat === player.seat).reduce((sum, line) => sum + line.amount, 0),
  }));
  const scoring = sums.filter(({ vp }) => vp !== 0);
  if (scoring.length === 0) return t("terracotta-nobody-scores");
  return names.listed(
    scoring.map(({ who, vp }) => t("terracotta-who-vp", { who, vp })),
    "unit",
  );
}

/** T9: the new order, the clay that dries, the coins of the masters; then the next round. */
function cleanUp(at: (rule: string) => LedgerLine[], { players }: Around): Phase[] {
  const name = (line: LedgerLine) => players[line.seat]?.name ?? "";
  const amounts = (lines: LedgerLine[]) =>
    names.listed(
      lines.map((line) => t("terracotta-who-amount", { who: name(line), amount: line.amount })),
      "unit",
    );
  const order = at("T9.1").filter((line) => line.what === "order");
  const drying = at("T9.2").filter((line) => line.what === "dry clay");
  const coins = at("T9.3");
  const round = at("T9.4").find((line) => line.what === "round");
  const found: Phase[] = [];
  const say = (text: string, rule: string) => found.push({ text, rules: [rule], spots: [] });
  if (order.length) say(t("terracotta-phase-order", { order: names.listed(order.map(name), "unit") }), "T9.1");
  if (drying.length) say(t("terracotta-phase-drying", { amounts: amounts(drying) }), "T9.2");
  if (coins.length) say(t("terracotta-phase-coins", { amounts: amounts(coins) }), "T9.3");
  if (round) say(t("terracotta-phase-round", { round: round.amount }), "T9.4");
  return found;
}
