// The later stages of a decision: which worker, which space, which way.
import type { Option, Stage } from "$lib/table/face";
import { t } from "$lib/words/words.svelte";
import { beside, standing, wayTo } from "../mausoleum/mausoleum";
import * as names from "../names";
import { isOne, WAYS, WORKERS } from "../pieces";
import { type Asked, part, whole } from "./asked";

const SPECIALIST_RULES: Record<string, string> = { horse: "T6.2", footman: "T6.3", archer: "T6.4", musician: "T6.6" };

/** What is asked when a decision has been begun. */
export function placed(asked: Asked, words: string): Stage {
  const [verb = "", what = "", where = ""] = words.split(" ");
  if (verb === "place") return kinds(asked, what);
  if (verb === "collect") return second(asked, what);
  if (verb === "use") return moves(asked, words, where);
  if (verb === "buy" && where) return ways(asked, words, what, where);
  return spaces(asked, words, verb, what);
}

/** T3.3: a segment that takes either worker. */
function kinds({ legal }: Asked, segment: string): Stage {
  const options = WORKERS.filter((kind) => legal.includes(`place ${kind} ${segment}`)).map((kind) =>
    whole(`place ${kind} ${segment}`, t("terracotta-pick-worker", { kind }), `worker ${kind}`),
  );
  return { prompt: t("terracotta-ask-worker", { segment }), options, words: `place ${segment}`, rules: ["T3.3", "T4.5"] };
}

/** T7.5: the other warehouse. The notation names the lower one first. */
function second({ view, legal }: Asked, one: string): Stage {
  const options: Option[] = [];
  for (const text of legal) {
    const numbers = text.split(" ").slice(1);
    if (!text.startsWith("collect ") || !numbers.includes(one)) continue;
    const other = numbers.find((number) => number !== one)!;
    const clay = (view.warehouses[Number(one) - 1] ?? 0) + (view.warehouses[Number(other) - 1] ?? 0);
    options.push(whole(text, t("terracotta-pick-both-warehouses", { one, other, clay }), `warehouse ${other}`));
  }
  return { prompt: t("terracotta-ask-warehouse", { one }), options, words: `collect ${one}`, rules: ["T7.5"] };
}

/** T5.5: where the halberd moves a warrior. */
function moves({ legal }: Asked, words: string, from: string): Stage {
  const options = legal
    .filter((text) => text.startsWith(`${words}-`))
    .map((text) => whole(text, t("terracotta-pick-move", { from, to: text.split("-")[1]! }), `space ${text.split("-")[1]}`));
  const at = (spot: string) => (spot.startsWith("space ") && spot !== `space ${from}` ? `${words}-${spot.slice(6)}` : null);
  return { prompt: t("terracotta-ask-move", { from }), options, words, rules: ["T5.5", "T5.6"], at };
}

/** T5.2, T6.2 to T6.6: the space of a statue. A horse and an archer are asked next which way they lie or look. */
function spaces({ view, legal }: Asked, words: string, verb: string, type: string): Stage {
  const board = standing(view);
  const turned = verb === "buy" && (type === "horse" || type === "archer");
  const texts = legal.filter((text) => text.startsWith(`${words} `));
  const found = [...new Set(texts.map((text) => text.split(" ")[2]!))];
  const options = found.map((space) => {
    if (!turned) return whole(`${words} ${space}`, t("terracotta-pick-space", { space }), `space ${space}`);
    const label =
      type === "horse"
        ? t("terracotta-pick-rider", { space, statue: names.statue(board.get(space)) })
        : t("terracotta-pick-space", { space });
    return part(`${words} ${space}`, label, `space ${space}`);
  });
  const prompt = verb === "build" ? t("terracotta-ask-build", { type }) : t("terracotta-ask-buy", { type });
  const rules = verb === "build" ? ["T5.1", "T5.2"] : ["T6.1", SPECIALIST_RULES[type]!];
  const at = (spot: string) => (spot.startsWith("space ") ? `${words} ${spot.slice(6)}${turned ? " up" : ""}` : null);
  return { prompt, options, words, rules, at };
}

/** Which way a horse lies from its rider, or an archer looks: picked on the next space, or in the list where that is the edge. */
function ways({ legal, printed }: Asked, words: string, type: string, space: string): Stage {
  const options = WAYS.filter((way) => legal.includes(`${words} ${way}`)).map((way) => {
    const next = beside(space, way, printed);
    return whole(`${words} ${way}`, t("terracotta-pick-way", { way }), next ? `space ${next}` : `way ${way}`);
  });
  const at = (spot: string) => {
    const way = spot.startsWith("space ") ? wayTo(space, spot.slice(6)) : spot.slice(4);
    return isOne(WAYS, way ?? "") ? `${words} ${way}` : null;
  };
  return { prompt: t("terracotta-ask-way", { type }), options, words, rules: ["T6.1", SPECIALIST_RULES[type]!], at };
}
