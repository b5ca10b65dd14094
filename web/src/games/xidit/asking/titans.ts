// X4.11: which titan, if any, then unit by unit what is given for it.
import type { Option, Stage } from "$lib/table/face";
import { t } from "$lib/words/words.svelte";
import { listed, type Unit, UNITS } from "../kingdom";
import { rewards, unitName, unitsInWords } from "../words";
import { colourOf, type Table } from "./stages";

const RULES = ["X4.11", "X4.12", "X5.6"];

export function titanStage(table: Table, legal: string[], words: string): Stage {
  const [, symbols, given = ""] = words.split(" ");
  return symbols ? unitStage(legal, symbols, listed(given)) : whichStage(table, legal);
}

function whichStage(table: Table, legal: string[]): Stage {
  const options = table.view.titans.flatMap(([titan]): Option[] => {
    if (!titan || !legal.some((text) => text.startsWith(`titan ${titan.units} `))) return [];
    const label = t("xidit-choose-titan", { units: titan.units, rewards: rewards(titan) });
    return [{ words: `titan ${titan.units}`, label, spot: `titan ${titan.units}`, done: false }];
  });
  if (legal.includes("pass")) options.push({ words: "pass", label: t("xidit-choose-pass"), spot: "", done: true });
  const city = table.view.players[colourOf(table) ?? ""]?.city ?? 0;
  const at = (spot: string) => (spot.startsWith("titan ") ? `${spot} ${"M".repeat(Number(spot.slice(6)))}` : null);
  return { prompt: t("xidit-ask-titan", { city }), options, words: "titan", rules: RULES, at };
}

/** Whether some units can be among others. */
function fits(few: readonly Unit[], many: readonly Unit[]): boolean {
  return UNITS.every((unit) => few.filter((one) => one === unit).length <= many.filter((one) => one === unit).length);
}

function unitStage(legal: string[], symbols: string, given: Unit[]): Stage {
  const payable = legal.map((text) => text.split(" ")).filter(([name, which]) => name === "titan" && which === symbols);
  const ways = payable.map(([, , units = ""]) => listed(units));
  const options = UNITS.flatMap((unit): Option[] => {
    const said = listed([...given, unit].join(""));
    if (!ways.some((way) => fits(said, way))) return [];
    const text = `titan ${symbols} ${said.join("")}`;
    return [{ words: text, label: unitName(unit), spot: `unit ${unit}`, done: legal.includes(text) }];
  });
  const number = given.length + 1;
  const prompt = given.length
    ? t("xidit-ask-titan-more", { number, symbols, given: unitsInWords(given.join("")) })
    : t("xidit-ask-titan-units", { symbols });
  return { prompt, options, words: `titan ${symbols} ${given.join("")}`.trim(), rules: RULES };
}
