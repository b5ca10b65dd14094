// The log: what an entry did, in words, from its text and its ledger.
import type { LedgerLine, LogEntry } from "$lib/api/types";
import type { Line } from "$lib/table/face";
import { signed } from "$lib/table/understanding/signed";
import { t } from "$lib/words/words.svelte";
import * as names from "../names";
import { MASTERS, type Shown, WEAPONS } from "../pieces";
import { gained, goods } from "./goods";
import { phases } from "./phases";

type Around = Pick<Shown, "players" | "printed">;

/** T8, T9, T10: what the end of a round and of the game does by itself. */
export const ofTheEnd = (line: LedgerLine): boolean => /^T(8|9|10)\./.test(line.rule);

export function told(entry: LogEntry, shown: Around): Line[] {
  if (entry.kind !== "decide" || entry.text === null || entry.seat === null) return [];
  const own = entry.ledger.filter((line) => !ofTheEnd(line));
  const who = shown.players[entry.seat]?.name ?? "";
  const did = deed(entry.text, own, who);
  const sums = gained(own, entry.seat);
  const text = sums ? t("terracotta-told-gains", { did, gains: sums }) : t("terracotta-told", { did });
  const spots = [...spotsOf(entry.text), ...own.flatMap(spotOfLine)];
  return [
    { text, seat: entry.seat, rules: rulesOf(own), spots: [...new Set(spots)] },
    ...phases(entry.ledger.filter(ofTheEnd), shown).map((phase) => ({ ...phase, seat: null })),
  ];
}

const rulesOf = (lines: LedgerLine[]): string[] => [...new Set(lines.map((line) => line.rule))];

/** `build officer e4`: "Ann builds an officer on e4". */
function deed(text: string, lines: LedgerLine[], who: string): string {
  const [verb = "", what = "", where = "", way = ""] = text.split(" ");
  switch (verb) {
    case "turn":
      return t("terracotta-told-turn", { who, ring: what });
    case "place":
      return t("terracotta-told-place", { who, kind: what, segment: where });
    case "build":
      return t("terracotta-told-build", { who, type: what, space: where });
    case "buy":
      return t("terracotta-told-buy", { who, type: what, space: where, way: way || "none" });
    case "use":
      return used(what, where, lines, who);
    case "hire": {
      const master = MASTERS[lines.find((line) => line.what === "master")?.amount ?? 0]!;
      return t("terracotta-told-hire", { who, master: names.master(master), cost: Number(what) });
    }
    case "inspect":
      return t("terracotta-told-inspect", { who, ...inspectorOf(lines) });
    case "collect":
      return t("terracotta-told-collect", { who, one: what, other: where });
    case "take":
      return t("terracotta-told-take", { who, what });
    case "skip":
      return t("terracotta-told-skip", { who });
    case "keep":
      return t("terracotta-told-keep", { who });
    default:
      return done(lines, who);
  }
}

function used(weapon: string, move: string, lines: LedgerLine[], who: string): string {
  if (weapon === "sword" && move) return t("terracotta-told-sword", { who, ...inspectorOf(lines) });
  const [from = "", to = ""] = move.split("-");
  if (weapon === "halberd" && to) return t("terracotta-told-halberd", { who, from, to });
  return t("terracotta-told-use", { who, weapon });
}

function inspectorOf(lines: LedgerLine[]): { line: string; place: string } {
  const moved = lines.find((line) => line.what.endsWith(" inspector"));
  return { line: moved?.what.split(" ")[0] ?? "row", place: moved?.where ?? "" };
}

/** A plain `do`, told by what it did. */
function done(lines: LedgerLine[], who: string): string {
  const readied = lines.filter((line) => line.what === "weapon ready").map((line) => names.weapon(WEAPONS[line.amount]!));
  if (readied.length) return t("terracotta-told-ready", { who, weapons: names.listed(readied) });
  const token = lines.find((line) => line.what === "priority");
  if (token) return t("terracotta-told-priority", { who, token: token.amount });
  const rules = new Set(lines.map((line) => line.rule));
  const kind = ["T4.1", "T4.2", "T4.4", "T4.5", "T7.4"].find((rule) => rules.has(rule)) ?? "none";
  return t("terracotta-told-do", { who, rule: kind.replace(".", "-") });
}

/** The places that a decision names. */
function spotsOf(text: string): string[] {
  const [verb, what = "", where = ""] = text.split(" ");
  if (verb === "turn") return [`ring ${what}`];
  if (verb === "place") return [`segment ${where}`];
  if (verb === "build" || verb === "buy") return [`space ${where}`];
  if (verb === "collect") return [`warehouse ${what}`, `warehouse ${where}`];
  if (where.includes("-") && !where.startsWith("row") && !where.startsWith("column")) return [`space ${where.split("-")[1]}`];
  return [];
}

function spotOfLine(line: LedgerLine): string[] {
  if (line.what === "warehouse") return [`warehouse ${line.where}`];
  if (line.what === "trained") return [`segment ${line.where}`];
  if (line.what === "row inspector" || line.what === "column inspector") return [`${line.what.split(" ")[0]} ${line.where}`];
  if (line.what === "master") return [`master ${MASTERS[line.amount]}`];
  return [];
}

/** A round or the game was scored: worth watching. */
export const plays = (entry: LogEntry): boolean => entry.ledger.some((line) => /^T(8|10)\./.test(line.rule));

/** What points were for, on the sheet and among the majorities. */
export function named(source: string, where: string): string {
  const place = source === "tile" && where ? names.tile(where) : where;
  return t("terracotta-source", { source: source.replace(" ", "-"), where: place, known: where ? "yes" : "no" });
}

/** One line of the ledger in a few words; empty for what the board shows better. */
export function ledger(line: LedgerLine, _shown: Around): string {
  if (line.what === "vp") {
    const source = line.source.replace(" ", "-") || "none";
    const where = line.source === "tile" ? names.tile(line.where) : line.where;
    return t("terracotta-ledger-vp", { vp: signed(line.amount), source, where });
  }
  if (goods.isOne(line.what)) return goods.inWords(line.what, line.amount);
  if (line.what === "weapon ready" || line.what === "weapon used") {
    return t("terracotta-ledger-weapon", {
      weapon: names.weapon(WEAPONS[line.amount]!),
      state: line.what === "weapon ready" ? "active" : "inactive",
    });
  }
  if (line.what === "trained") return t("terracotta-ledger-trained");
  if (line.what === "priority") return t("terracotta-ledger-priority", { token: line.amount });
  if (line.what === "warehouse") return t("terracotta-ledger-warehouse", { clay: signed(line.amount), number: line.where });
  if (line.what === "row inspector") return t("terracotta-ledger-inspector", { line: "row", place: line.where });
  if (line.what === "column inspector") return t("terracotta-ledger-inspector", { line: "column", place: line.where });
  if (line.what === "order") return t("terracotta-ledger-order", { place: line.amount });
  if (line.what === "round") return t("terracotta-round-begins", { round: line.amount });
  return "";
}
