// What things are called, from the catalogue.
import { language, t } from "$lib/words/words.svelte";
import type { Statue } from "./mausoleum/mausoleum";
import type { Printed, View } from "./pieces";
import { actionsIn, type RingAction } from "./wheel/rings";

/** Several things in one sentence, as the language joins them. */
export function listed(parts: readonly string[], type: "conjunction" | "unit" = "conjunction"): string {
  return new Intl.ListFormat(language(), { type, style: type === "unit" ? "short" : "long" }).format(parts);
}

export const warrior = (type: string): string => t("terracotta-warrior", { type });
export const specialist = (type: string): string => t("terracotta-specialist", { type });
export const weapon = (name: string): string => t("terracotta-weapon", { name });
export const worker = (kind: string): string => t("terracotta-worker", { kind });
export const master = (name: string): string => t("terracotta-master", { name });
export const tile = (name: string): string => t("terracotta-tile", { name: name.replace(" ", "-") });
export const colour = (name: string): string => t("terracotta-colour", { name });

export const ringAction = ({ kind, value }: RingAction): string =>
  t("terracotta-action", {
    kind,
    value: Number(value) || 0,
    name: kind === "master" ? master(value) : kind === "ready" ? weapon(value) : "",
  });

/** The three actions of a segment in one line. */
export const actions = (view: View, printed: Printed, segment: number): string =>
  listed(actionsIn(view, printed, segment).map(ringAction), "unit");

/** What stands on a space: "officer of yellow on a horse". */
export function statue(found: Statue | undefined): string {
  if (!found) return t("terracotta-empty");
  if (found.owner === null) {
    return found.facing ? t("terracotta-archer-facing", { way: found.facing }) : specialist(found.kind);
  }
  return t(found.horse ? "terracotta-statue-mounted" : "terracotta-statue-owned", {
    statue: warrior(found.kind),
    colour: colour(found.owner),
  });
}
