// What is asked of the viewer now, and what may be picked. A decision in several stages grows word by word.
import type { Option, Shown, Stage } from "$lib/table/face";
import { t } from "$lib/words/words.svelte";
import { HIGHEST_GUILD, type Printed, stepOf, threatOf, unitId, type View } from "../kingdom";
import { all, assessmentName, reward, tokenNote } from "../words";
import { bardsStage } from "./bards";
import { planStage } from "./planning";
import { titanStage } from "./titans";

export type Table = Pick<Shown<View, Printed>, "view" | "printed" | "players" | "seat">;
export type Actions = readonly { name: string; choices: string[][] }[];

/** The legal decisions as they are written. */
export const texts = (actions: Actions): string[] =>
  actions.flatMap(({ name, choices }) => choices.map((choice) => [name, ...choice].join(" ")));

/** The viewer's colour; who looks on has none. */
export const colourOf = ({ view, seat }: Table): string | null => (seat === null ? null : (view.seats[seat] ?? null));

export function stage(table: Table, actions: Actions, words: string): Stage | null {
  const legal = texts(actions);
  const step = stepOf(table.view);
  if (step === "plan") return planStage(table, legal, words);
  if (step === "show") return showStage(table, legal);
  if (!legal.length) return null;
  if (step === "start") return startStage(table, legal);
  if (step === "reward") return rewardStage(table, legal);
  if (step === "bards" || step === "census bards") return bardsStage(table, legal, words);
  if (step === "titan") return titanStage(table, legal, words);
  if (step === "raise") return raiseStage(table, legal);
  return floorStage(table, legal);
}

/** X2.5: a city without another Idrakys. */
function startStage({ view, printed }: Table, legal: string[]): Stage {
  const options = legal.map((words): Option => {
    const city = Number(words.split(" ")[1]);
    const label = t("xidit-choose-start", { city, note: tokenNote(view, printed, city) });
    return { words, label, spot: `city ${city}`, done: true };
  });
  const at = (spot: string) => (spot.startsWith("city ") ? `start ${spot.slice(5)}` : null);
  return { prompt: t("xidit-ask-start"), options, words: "start", rules: ["X2.5"], at };
}

/** X4.6: two of three. */
function rewardStage(table: Table, legal: string[]): Stage {
  const due = rewardsDue(table);
  const options = legal.map((words): Option => {
    const names = words.split(" ").slice(1);
    const label = all(names.map((name) => reward(name, due[name as keyof typeof due])));
    return { words, label, spot: "", done: true };
  });
  const titan = table.view.pending?.for?.startsWith("titan") ?? false;
  const city = table.view.players[colourOf(table) ?? ""]?.city ?? 0;
  const prompt = titan ? t("xidit-ask-reward-titan", { city }) : t("xidit-ask-reward", { city });
  return { prompt, options, words: "reward", rules: ["X4.6", "X4.7", "X4.8", "X4.9", "X4.10"] };
}

/** What has just been eliminated gives. */
export function rewardsDue(table: Table): { gold: number; bards: number; floors: number } {
  const { view, printed } = table;
  const [kind, symbols] = view.pending?.for?.split(" ") ?? [];
  const titan = kind === "titan" ? view.titans.find(([top]) => top?.units === Number(symbols))?.[0] : null;
  if (titan) return titan;
  return threatOf(printed, view.players[view.pending?.seat ?? ""]?.city ?? 0);
}

/** X9.2: the virtual player grows with every elimination. */
function raiseStage({ view }: Table, legal: string[]): Stage {
  const options = legal.map((words): Option => {
    const name = words.split(" ")[1] as keyof NonNullable<View["virtual"]>;
    const from = view.virtual?.[name] ?? 0;
    const place = view.assessments.indexOf(name) + 1;
    const label = t("xidit-choose-raise", { assessment: assessmentName(name), from, to: from + 1, place });
    return { words, label, spot: `assessment ${name}`, done: true };
  });
  return { prompt: t("xidit-ask-raise"), options, words: "raise", rules: ["X9.2", "X9.3"] };
}

/** X6.1: none to all; who has shown may change it until the last one has. */
function showStage(table: Table, legal: string[]): Stage | null {
  const { view } = table;
  const colour = colourOf(table);
  const type = view.pending?.type;
  if (!colour || !type) return null;
  const have = [...(view.players[colour]?.units ?? "")].filter((letter) => letter === type).length;
  const already = view.pending?.shown?.[colour];
  const offered = legal.length ? legal : Array.from({ length: have + 1 }, (_, count) => `show ${count}`);
  const options = offered
    .map((words) => ({ words, count: Number(words.split(" ")[1]) }))
    .sort((one, other) => other.count - one.count)
    .map(({ words, count }): Option => {
      const label = count && count === have ? t("xidit-choose-show-all", { count }) : t("xidit-choose-show", { count });
      return { words, label, spot: "", done: true };
    });
  const rules = ["X6.1", "X6.2", "X6.3", "X6.4"];
  const reward = t(`xidit-census-reward-${unitId(type)}`);
  const units = t(`xidit-units-${unitId(type)}`, { count: have });
  const prompt = legal.length ? t("xidit-ask-show", { units, reward }) : t("xidit-ask-show-again", { count: already ?? 0 });
  return { prompt, options, words: "show", rules };
}

/** X6.2: any own guild that is not full. */
function floorStage({ view }: Table, legal: string[]): Stage {
  const options = legal.map((words): Option => {
    const city = words.split(" ")[1]!;
    const floors = view.guilds[city]?.[1] ?? 0;
    return { words, label: t("xidit-choose-floor", { city, floors, most: HIGHEST_GUILD }), spot: `city ${city}`, done: true };
  });
  const at = (spot: string) => (spot.startsWith("city ") ? `floor ${spot.slice(5)}` : null);
  return { prompt: t("xidit-ask-floor"), options, words: "floor", rules: ["X6.2", "X4.9"], at };
}
