// How a decision is put together at the table: what is asked at each step of a turn, and what may be picked.
import type { Option, Stage } from "$lib/table/face";
import { t } from "$lib/words/words.svelte";
import { standing } from "../mausoleum/mausoleum";
import * as names from "../names";
import { type RingName, type Shown, type Warrior, WARRIORS, weaponOf, WORKERS } from "../pieces";
import { actionIn } from "../wheel/rings";
import { type Asked, part, whole } from "./asked";
import { placed } from "./places";

type Actions = { name: string; choices: string[][] }[];

const RING_OF_STEP: Record<string, RingName> = { inner: "inner", middle: "middle", ability: "middle", outer: "outer" };
const ACTION_RULES: Record<string, string> = {
  coins: "T4.1",
  clay: "T4.2",
  build: "T4.3",
  soak: "T4.4",
  train: "T4.5",
  master: "T4.6",
  priority: "T4.7",
  ready: "T4.8",
  specialist: "T4.9",
};
const MASTER_RULES: Record<string, string> = {
  builder: "T7.1",
  administrator: "T7.2",
  inspector: "T7.3",
  claymaker: "T7.4",
  overseer: "T7.5",
  smith: "T7.6",
};
const WEAPON_RULES: Record<string, string> = { sword: "T5.4", halberd: "T5.5", crossbow: "T5.7", spear: "T5.8" };

export function stage(shown: Pick<Shown, "view" | "printed">, actions: Actions, words: string): Stage | null {
  const legal = actions.flatMap(({ name, choices }) => choices.map((rest) => [name, ...rest].join(" ")));
  if (legal.length === 0) return null;
  const asked = { view: shown.view, printed: shown.printed, legal };
  const found = words ? placed(asked, words) : first(asked);
  const at = (spot: string) => found.at?.(spot) ?? elsewhere(asked, spot);
  return { ...found, at: (spot) => (legal.includes(at(spot) ?? "") ? null : at(spot)) };
}

/** The first question of each step. */
function first(asked: Asked): Stage {
  const step = asked.view.pending?.step ?? "turn";
  if (step === "turn" || step === "place") return turn(asked);
  if (step === "weapon") return weapon(asked);
  return ring(asked, RING_OF_STEP[step]!);
}

/** T3.2, T3.3: turn a ring, or place a worker. A segment that takes both kinds of worker asks for the kind next. */
function turn(asked: Asked): Stage {
  const { view, printed, legal } = asked;
  const options: Option[] = ["inner", "middle"]
    .filter((name) => legal.includes(`turn ${name}`))
    .map((name) => whole(`turn ${name}`, t("terracotta-pick-turn", { ring: name }), `ring ${name}`));
  const turns = options.length > 0;
  const kinds = WORKERS.filter((kind) => legal.some((text) => text.startsWith(`place ${kind} `)));
  for (let segment = 1; segment <= printed.segments; segment++) {
    const taken = kinds.filter((kind) => legal.includes(`place ${kind} ${segment}`));
    const said = { segment, actions: names.actions(view, printed, segment) };
    if (taken.length === 1) {
      options.push(
        whole(`place ${taken[0]} ${segment}`, t("terracotta-pick-segment", { ...said, kind: taken[0]! }), `segment ${segment}`),
      );
    } else if (taken.length > 1) {
      options.push(part(`place ${segment}`, t("terracotta-pick-segment", { ...said, kind: "either" }), `segment ${segment}`));
    }
  }
  const prompt = t("terracotta-ask-turn", { turns: turns ? "yes" : "no", kind: kinds.length === 1 ? kinds[0]! : "either" });
  return {
    prompt,
    options,
    words: "",
    rules: ["T3.1", "T3.2", "T3.3", "T3.4"],
    at: (spot) => place(kinds[0] ?? "craftsman", spot),
  };
}

const place = (kind: string, spot: string): string | null =>
  spot.startsWith("segment ") ? `place ${kind} ${spot.slice(8)}` : null;

/** T3.5, T3.6: the action of a ring, or what may be taken instead. */
function ring(asked: Asked, name: RingName): Stage {
  const { view, printed, legal } = asked;
  const segment = view.pending?.segment ?? 1;
  const action = actionIn(view, printed, name, segment);
  const hired = view.pending?.step === "ability";
  const options = [
    ...statues(asked, "build"),
    ...statues(asked, "buy"),
    ...warehouses(asked),
    ...legal.filter((text) => !/^(build|buy|collect) /.test(text)).map((text) => act(asked, text, name)),
  ];
  const possible = legal.some((text) => !/^(take|skip)\b/.test(text)) ? "yes" : "no";
  const said = { ring: name, segment, action: names.ringAction(action), possible };
  const prompt = hired ? t("terracotta-ask-ability", { master: names.master(action.value) }) : t("terracotta-ask-ring", said);
  const rules = ["T3.5", "T3.6", "T3.7", ACTION_RULES[action.kind] ?? "T4.3"];
  if (action.kind === "master") rules.push(MASTER_RULES[action.value] ?? "T4.6");
  const built = only(legal.filter((text) => text.startsWith("build ")).map((text) => text.split(" ")[1]!));
  return {
    prompt,
    options,
    words: "",
    rules,
    at: (spot) => (built && spot.startsWith("space ") ? `build ${built} ${spot.slice(6)}` : null),
  };
}

/** One option for each type that may be built or bought; where only one can be built, its spaces at once. */
function statues(asked: Asked, verb: "build" | "buy"): Option[] {
  const texts = asked.legal.filter((text) => text.startsWith(`${verb} `));
  const types = [...new Set(texts.map((text) => text.split(" ")[1]!))];
  if (verb === "build" && types.length === 1) {
    return texts.map((text) =>
      whole(text, t("terracotta-pick-build-on", { type: types[0]!, space: text.split(" ")[2]! }), spaceSpot(text)),
    );
  }
  return types.map((type) =>
    verb === "build"
      ? part(`build ${type}`, t("terracotta-pick-build", { type }), `rack ${type}`)
      : part(`buy ${type}`, t("terracotta-pick-buy", { type }), `specialist ${type}`),
  );
}

/** T7.5: `collect` names two warehouses; one after the other they are picked. */
function warehouses({ view, legal }: Asked): Option[] {
  const named = new Set(legal.filter((text) => text.startsWith("collect ")).flatMap((text) => text.split(" ").slice(1)));
  return [...named].sort().map((number) => {
    const clay = view.warehouses[Number(number) - 1] ?? 0;
    return part(`collect ${number}`, t("terracotta-pick-warehouse", { number, clay }), `warehouse ${number}`);
  });
}

/** A whole decision of a ring's step. */
function act(asked: Asked, text: string, ring: RingName): Option {
  const { view, printed } = asked;
  const [verb = "", rest = ""] = text.split(" ");
  const action = actionIn(view, printed, ring, view.pending?.segment ?? 1);
  if (verb === "take") return whole(text, t("terracotta-pick-take", { what: rest }), text);
  if (verb === "skip")
    return whole(text, t("terracotta-pick-skip", { hired: view.pending?.step === "ability" ? "yes" : "no" }), text);
  if (verb === "hire") {
    return whole(text, t("terracotta-pick-hire", { master: names.master(action.value), cost: Number(rest) }), `token ${rest}`);
  }
  if (verb === "inspect") {
    const { spot, line, place } = names.inspected(rest, view, printed);
    return whole(text, t("terracotta-pick-inspect", { line, place }), spot);
  }
  return whole(text, t("terracotta-pick-do", { action: doing(asked, ring) }), `action ${ring}`);
}

/** What a plain `do` does; of the Master Administrator it is the inner action once more (T7.2). */
function doing({ view, printed }: Asked, ring: RingName): string {
  const segment = view.pending?.segment ?? 1;
  const action = actionIn(view, printed, ring, segment);
  if (action.kind !== "master") return names.ringAction(action);
  if (action.value === "administrator") return names.ringAction(actionIn(view, printed, "inner", segment));
  return t("terracotta-ability", { name: action.value });
}

/** T5.3: after building, the weapon of that type, or not. */
function weapon(asked: Asked): Stage {
  const { view, printed, legal } = asked;
  const built = view.pending?.built ?? "";
  const type = (standing(view).get(built)?.kind ?? WARRIORS[0]) as Warrior;
  const name = weaponOf(type);
  const options: Option[] = [];
  for (const text of legal) {
    const [verb, , move] = text.split(" ");
    if (verb === "keep") options.push(whole(text, t("terracotta-pick-keep", { weapon: name }), ""));
    else if (move === undefined) options.push(whole(text, t("terracotta-pick-use", { weapon: name }), `space ${built}`));
    else if (name === "sword") {
      const { spot, line, place } = names.inspected(move, view, printed);
      options.push(whole(text, t("terracotta-pick-sword", { line, place }), spot));
    }
  }
  const movable = [
    ...new Set(legal.filter((text) => text.startsWith("use halberd ")).map((text) => text.split(" ")[2]!.split("-")[0]!)),
  ];
  for (const space of movable) {
    const moved = names.statue(standing(view).get(space));
    options.push(part(`use halberd ${space}`, t("terracotta-pick-halberd", { space, statue: moved }), `space ${space}`));
  }
  const prompt = t("terracotta-ask-weapon", { type, weapon: name });
  return { prompt, options, words: "", rules: ["T5.3", "T1.7", WEAPON_RULES[name]!], at: (spot) => halberd(name, spot) };
}

/** A move of one space that asks why this warrior may not be moved. */
function halberd(name: string, spot: string): string | null {
  const space = spot.slice(6);
  if (name !== "halberd" || !spot.startsWith("space ")) return null;
  return `use halberd ${space}-${space[0]}${Number(space.slice(1)) > 1 ? Number(space.slice(1)) - 1 : 2}`;
}

/** The decision that touching a spot would mean at another time, to be told why it is not now. */
function elsewhere({ view, printed }: Asked, spot: string): string | null {
  const [kind = "", name = ""] = spot.split(" ");
  const board = standing(view);
  const empty = () => {
    for (let row = 1; row <= printed.rows; row++) {
      for (const column of "abcdefghi".slice(0, printed.columns)) if (!board.has(`${column}${row}`)) return `${column}${row}`;
    }
    return "a1";
  };
  const decisions: Record<string, () => string> = {
    segment: () => `place craftsman ${name}`,
    ring: () => `turn ${name}`,
    rack: () => `build ${name} ${empty()}`,
    specialist: () => `buy ${name} ${empty()}${name === "horse" || name === "archer" ? " up" : ""}`,
    token: () => `hire ${name}`,
    action: () => "do",
    take: () => `take ${name}`,
  };
  return decisions[kind]?.() ?? null;
}

const spaceSpot = (text: string): string => `space ${text.split(" ")[2]}`;
const only = (types: string[]): string | null => (new Set(types).size === 1 ? types[0]! : null);
