// The ledger in sentences, for the log and for scenes, each with the spots it speaks of.
import type { LedgerLine, LogEntry } from "$lib/api/types";
import type { Line, Player, Shown } from "$lib/table/face";
import { t } from "$lib/words/words.svelte";
import { type Order, type Printed, unitId, unitOf, type View } from "../kingdom";
import { roadName } from "../land/atlas";
import { lostBecause } from "../plan/telling";
import { all, assessmentName, each, orderName, regionName, reward, unitName, units, who } from "../words";
import { type Chapter, chapters } from "./chapters";

type Table = Pick<Shown<View, Printed>, "players" | "printed">;

const ORDER_LETTERS: Record<string, Order> = { black: "K", red: "R", blue: "B", action: "A", wait: "W" };

export function told(entry: LogEntry, { players }: Table): Line[] {
  const course = chapters(entry.ledger);
  // That somebody is ready the table shows; in the log it would only be noise before the plans are revealed.
  const worth = course.filter(([head]) => head.what !== "ready");
  return worth.flatMap((chapter) => {
    const sentences = [...head(chapter, players), ...tokens(chapter)];
    if (!sentences.length) return [];
    const [first] = chapter;
    const everybody = first.what === "plan" || first.what === "shown" || first.seat < 0;
    const rules = [...new Set(chapter.map(({ rule }) => rule).filter(Boolean))];
    return [{ text: sentences.join(" "), seat: everybody ? null : first.seat, rules, spots: spots(chapter, players) }];
  });
}

/** What a chapter is about, in one sentence. */
function head(chapter: Chapter, players: readonly Player[]): string[] {
  const [first] = chapter;
  const name = who(first.seat, players);
  switch (first.what) {
    case "plan":
      return [t("xidit-told-plans")];
    case "shown":
      return census(chapter, players);
    case "order":
      return [order(chapter, name)];
    case "start":
      return [t("xidit-told-start", { who: name, city: first.amount })];
    case "passed":
      return [t("xidit-told-passed", { who: name })];
    case "year": {
      const next = chapter.find(({ what }) => what === "first player");
      if (!next) return [t("xidit-told-year", { year: first.amount })];
      return [t("xidit-told-year-first", { year: first.amount, who: who(next.seat, players) })];
    }
    case "titan rages": {
      const raging = chapter.filter(({ what }) => what === "titan rages").map(({ amount }) => String(amount));
      return [t("xidit-told-titans", { titans: all(raging), count: raging.length })];
    }
    case "out":
      return [t("xidit-told-out", { who: name, assessment: assessmentName(first.source), value: first.amount })];
    case "winner":
      return [first.seat < 0 ? t("xidit-told-lost") : t("xidit-told-winner", { who: name })];
    default:
      return gains(chapter, name);
  }
}

/** What came of an order. */
function order(chapter: Chapter, name: string): string {
  const [first] = chapter;
  const said = { who: name, number: first.amount, order: orderName(ORDER_LETTERS[first.source] ?? "W"), city: first.where };
  const mine = chapter.filter(({ seat }) => seat === first.seat);
  const moved = mine.find(({ what }) => what === "moved");
  if (moved) return t("xidit-told-moved", { ...said, city: moved.amount });
  const lost = mine.find(({ what }) => what === "lost");
  if (lost) return t("xidit-told-order-lost", { ...said, why: lostBecause(lost.rule) });
  if (mine.some(({ what }) => what === "threat eliminated")) return t("xidit-told-threat", { ...said, units: given(mine) });
  const joined = mine.find(({ what, amount }) => what === "unit" && amount > 0);
  if (joined) return t("xidit-told-recruits", { ...said, unit: unitName(unitOf(joined.source)) });
  return first.source === "wait" ? t("xidit-told-waits", said) : t("xidit-told-meets", said);
}

/** The units that somebody gave away. */
function given(lines: readonly LedgerLine[]): string {
  const spent = lines.filter(({ what, amount }) => what === "unit" && amount < 0);
  return all(spent.map(({ source, amount }) => units(unitOf(source), -amount)));
}

/** What somebody got or gave: units for a titan, gold, bards, floors, a value of the virtual player. */
function gains(chapter: Chapter, name: string): string[] {
  const parts = chapter
    .filter(({ seat }) => seat >= 0)
    .map(gain)
    .filter(Boolean);
  const spent = chapter.some(({ what }) => what === "titan eliminated" || what === "unit") ? given(chapter) : "";
  const [first] = chapter;
  if (first.what === "rewards" && !parts.length) {
    const chosen = all(first.source.split(" ").map((one) => t(`xidit-legend-${one}`)));
    return [t("xidit-told-chooses", { who: name, rewards: chosen })]; // where they go is decided next
  }
  return [
    ...(spent ? [t("xidit-told-gives", { who: name, units: spent })] : []),
    ...(parts.length ? [t("xidit-told-gains", { who: name, gains: each(parts) })] : []),
  ];
}

/** One gain in a few words; empty for what is none. */
export function gain({ what, amount, source, where }: LedgerLine): string {
  if (what === "gold") return reward("gold", amount);
  if (what === "bard") return t("xidit-gain-bards", { count: amount, region: regionName(where) });
  if (what === "floor") return t("xidit-gain-floors", { count: amount, city: where });
  if (what === "waiting floor" && amount > 0) return t("xidit-gain-waiting", { count: amount });
  if (what === "virtual") return t("xidit-gain-virtual", { assessment: assessmentName(source), count: amount });
  if (what === "titan eliminated") return t("xidit-gain-titan", { units: amount });
  return "";
}

/** X6.2: who showed how many, and what the most brought. */
function census(chapter: Chapter, players: readonly Player[]): string[] {
  const shown = chapter.filter(({ what }) => what === "shown");
  const most = chapter.filter(({ what }) => what === "most shown").map(({ seat }) => who(seat, players));
  const counts = each(shown.map(({ seat, amount }) => t("xidit-told-shown", { who: who(seat, players), count: amount })));
  const sentences = [t("xidit-told-census", { type: t(`xidit-census-${unitId(unitOf(shown[0]?.source ?? ""))}`), counts })];
  if (!most.length) return [...sentences, t("xidit-told-nobody-shows")];
  sentences.push(t("xidit-told-most", { who: all(most), count: most.length }));
  const gold = chapter.filter(({ what }) => what === "gold");
  if (gold[0]) sentences.push(t("xidit-told-census-gold", { count: gold[0].amount, players: gold.length }));
  const waits = chapter.filter(({ what, amount }) => what === "waiting floor" && amount > 0);
  if (waits.length) sentences.push(t("xidit-told-census-waits", { who: all(waits.map(({ seat }) => who(seat, players))) }));
  return sentences;
}

/** X5: what left the map and what came. */
function tokens(chapter: Chapter): string[] {
  return chapter.map(token).filter(Boolean);
}

function token({ what, amount, rule, source, where }: LedgerLine): string {
  if (what === "recruitment discard") return t("xidit-told-camp-leaves", { city: amount });
  if (what === "recruitment token") return t("xidit-told-camp-comes", { city: amount });
  if (what === "threat token") return t("xidit-told-threat-comes", { city: amount });
  if (what === "recruitment stack") return rule === "X5.7" ? t("xidit-told-reinforcements") : t("xidit-told-recruitment-stack");
  if (what === "threat stack" && rule === "X5.3") return t("xidit-told-threat-stack");
  if (what !== "unit" || rule !== "X2.2") return "";
  return t("xidit-told-camp-fills", { city: where, units: units(unitOf(source), amount) });
}

/** One line of the ledger in a few words, for previews and scenes; empty if another line tells it. */
export function ledger(line: LedgerLine, { players }: Table): string {
  const name = who(line.seat, players);
  switch (line.what) {
    case "order":
      return t("xidit-line-order", { who: name, number: line.amount, order: orderName(ORDER_LETTERS[line.source] ?? "W") });
    case "moved":
      return t("xidit-foretold-moves", { city: line.amount });
    case "lost":
      return t("xidit-foretold-loses", { city: line.where, why: lostBecause(line.rule) });
    case "threat eliminated":
      return t("xidit-line-threat", { city: line.where });
    case "unit":
      return line.seat < 0 ? "" : unitLine(line);
    case "plan":
      return t("xidit-line-plan", { who: name, plan: line.source });
    case "shown":
      return t("xidit-told-shown", { who: name, count: line.amount });
    case "most shown":
      return t("xidit-told-most", { who: name, count: 1 });
    case "year":
      return t("xidit-told-year", { year: line.amount });
    case "titan rages":
      return t("xidit-told-titans", { titans: String(line.amount), count: 1 });
    case "out":
      return t("xidit-told-out", { who: name, assessment: assessmentName(line.source), value: line.amount });
    case "winner":
      return line.seat < 0 ? t("xidit-told-lost") : t("xidit-told-winner", { who: name });
    default:
      return line.seat < 0 ? token(line) : gain(line) && t("xidit-line-gain", { who: name, gain: gain(line) });
  }
}

function unitLine({ amount, source, where }: LedgerLine): string {
  const said = units(unitOf(source), Math.abs(amount));
  return amount > 0 ? t("xidit-line-joins", { units: said, city: where }) : t("xidit-line-spent", { units: said });
}

const ON_MAP = new Set(["moved", "recruitment token", "threat token", "recruitment discard", "threat discard", "start"]);

const OF_PLAYERS = new Set(["most shown", "out", "winner", "gold"]);

/** The places and players that a chapter speaks of. */
function spots(chapter: Chapter, players: readonly Player[]): string[] {
  const found = new Set<string>();
  for (const { what, where, amount, seat } of chapter) {
    if (/^\d+$/.test(where)) found.add(`city ${where}`);
    else if (where && what === "bard") found.add(`region ${where}`);
    if (ON_MAP.has(what)) found.add(`city ${amount}`);
    if (what === "moved" && chapter[0].where) found.add(`road ${roadName(Number(chapter[0].where), amount)}`);
    if (what === "titan rages" || what === "titan eliminated") found.add(`titan ${amount}`);
    const player = players.find((one) => one.seat === seat);
    if (player && OF_PLAYERS.has(what)) found.add(`player ${player.colour}`);
  }
  return [...found];
}
