// X3.1: six orders, set one after another, changed until the last player is ready. The dials do the same, all at once.
import type { Option, Stage } from "$lib/table/face";
import { t } from "$lib/words/words.svelte";
import { isOrder, type Order, ORDERS, ORDERS_A_YEAR, UNSET } from "../kingdom";
import { type Atlas, atlasOf } from "../land/atlas";
import { legs } from "../land/ways";
import { orderName, tokenNote } from "../words";
import { planIn, planWords } from "./plan";
import { colourOf, type Table } from "./stages";

const RULES = ["X3.1", "X3.2", "X4.1", "X4.2", "X4.3", "X4.4", "X4.5", "X4.11"];

export function planStage(table: Table, legal: string[], words: string): Stage | null {
  const { view, printed } = table;
  const colour = colourOf(table);
  const city = colour ? view.players[colour]?.city : null;
  const sent = (colour && view.pending?.plans?.[colour]) || null;
  if (!city || (!legal.length && !sent)) return null;
  const plan = planIn(words) ?? sent ?? UNSET.repeat(ORDERS_A_YEAR);
  const at = plan.indexOf(UNSET);
  const atlas = atlasOf(printed);
  const anew = [...plan].flatMap((letter, place) => again(plan, letter, place));
  if (at < 0) {
    const ready: Option = { words: planWords(plan), label: t("xidit-choose-ready"), spot: "", done: true };
    const prompt = sent === plan ? t("xidit-ask-plan-sent") : t("xidit-ask-plan-ready");
    const options = sent === plan ? anew : [ready, ...anew];
    return { prompt, options, words: planWords(plan), rules: RULES, control: true };
  }
  const start = legs(atlas, city, plan)[at]?.start ?? city;
  const options = ORDERS.map((order) => next(table, atlas, plan, at, start, order));
  const prompt = t(anew.length ? "xidit-ask-order" : "xidit-ask-plan", { number: at + 1, of: ORDERS_A_YEAR, city: start });
  return { prompt, options: [...options, ...anew], words: planWords(plan), rules: RULES, control: true };
}

const withOrder = (plan: string, at: number, letter: string): string =>
  planWords(plan.slice(0, at) + letter + plan.slice(at + 1));

/** One of the five orders for the dial that is set now. */
function next({ view, printed }: Table, atlas: Atlas, plan: string, at: number, from: number, order: Order): Option {
  const words = withOrder(plan, at, order);
  const name = orderName(order);
  if (order === "W") return { words, label: t("xidit-choose-wait", { city: from }), spot: "", done: false };
  if (order === "A") {
    const label = t("xidit-choose-action", { city: from, note: tokenNote(view, printed, from) });
    return { words, label, spot: `city ${from}`, done: false };
  }
  const to = atlas.cities.get(from)?.roads[order];
  if (to === undefined) return { words, label: t("xidit-choose-no-road", { road: name, city: from }), spot: "", done: false };
  const label = t("xidit-choose-road", { road: name, city: to, note: tokenNote(view, printed, to) });
  return { words, label, spot: `city ${to}`, done: false };
}

/** An order that is set can be set anew. */
function again(plan: string, letter: string, at: number): Option[] {
  if (!isOrder(letter)) return [];
  const label = t("xidit-choose-anew", { number: at + 1, order: orderName(letter) });
  return [{ words: withOrder(plan, at, UNSET), label, spot: "", done: false }];
}
