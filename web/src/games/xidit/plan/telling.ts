// What an order of a plan would do, in a sentence.
import type { PlanStep } from "$lib/api/types";
import { has, t } from "$lib/words/words.svelte";
import { listed } from "../kingdom";
import { rewards, unitName, unitsInWords } from "../words";

/** Why an order is lost, by the rule that says so. */
export function lostBecause(rule: string): string {
  const id = `xidit-lost-${rule.replace(".", "-")}`;
  return has(id) ? t(id) : rule;
}

export function foretold({ outcome, city, units, rule, rewards: due }: PlanStep): string {
  const [unit] = listed(units);
  if (outcome === "moves") return t("xidit-foretold-moves", { city });
  if (outcome === "recruits" && unit) return t("xidit-foretold-recruits", { unit: unitName(unit), city });
  if (outcome === "beats" && due) {
    const [gold, bards, floors] = due;
    return t("xidit-foretold-beats", { city, units: unitsInWords(units), rewards: rewards({ gold, bards, floors }) });
  }
  if (outcome === "loses") {
    const why = lostBecause(rule);
    if (units) return t("xidit-foretold-lacks", { city, why, units: unitsInWords(units) });
    return t("xidit-foretold-loses", { city, why });
  }
  if (outcome === "meets") return t("xidit-foretold-meets", { city });
  if (outcome === "unseen") return t("xidit-foretold-unseen", { city });
  return t("xidit-foretold-stays", { city });
}
