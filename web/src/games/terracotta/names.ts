// What things are called, from the catalogue: as messages where a sentence asks for their form.
import type { Message } from "$lib/words/message";
import type { Statue } from "./mausoleum/mausoleum";
import type { Printed, View } from "./pieces";
import { actionsIn, type RingAction } from "./wheel/rings";

const warrior = (type: string): Message => ({ id: "terracotta-warrior", values: { type } });
const specialist = (type: string): Message => ({ id: "terracotta-specialist", values: { type } });
export const weapon = (name: string): Message => ({ id: "terracotta-weapon", values: { name } });
export const master = (name: string): Message => ({ id: "terracotta-master", values: { name } });
export const tile = (name: string): Message => ({ id: "terracotta-tile", values: { name: name.replace(" ", "-") } });
export const colour = (name: string): Message => ({ id: `app-colour-${name}` });
export const coins = (count: number): Message => ({ id: "terracotta-has-coins", values: { count } });

export const ringAction = ({ kind, value }: RingAction): Message => {
  const name = kind === "master" ? master(value) : kind === "ready" ? weapon(value) : "";
  return { id: "terracotta-action", values: { kind, value: Number(value) || 0, name } };
};

/** The three actions of a segment. */
export const actions = (view: View, printed: Printed, segment: number): Message[] =>
  actionsIn(view, printed, segment).map(ringAction);

/** What stands on a space: "yellow officer on a horse". */
export function statue(found: Statue | undefined): Message {
  if (!found) return { id: "terracotta-empty" };
  if (found.owner === null) {
    return found.facing ? { id: "terracotta-archer-facing", values: { way: found.facing } } : specialist(found.kind);
  }
  const id = found.horse ? "terracotta-statue-mounted" : "terracotta-statue-owned";
  return { id, values: { statue: warrior(found.kind), colour: colour(found.owner) } };
}
