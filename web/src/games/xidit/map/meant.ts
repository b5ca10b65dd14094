// What the viewer has picked on the map: it is drawn at once, before it is decided and before the server has confirmed it.
import type { Decision } from "$lib/api/types";
import type { TableView } from "$lib/table/drawing";
import type { Printed, View } from "../kingdom";

export interface Meant {
  /** More bards of the viewer's by region. */
  bards: ReadonlyMap<string, number>;
  /** The city where a floor is built. */
  floor: number | null;
  /** The city where the Idrakys starts. */
  start: number | null;
}

/** What a decision would put on the map, also one of which only a part has been picked. */
export function putBy(decision: Decision | undefined): Meant {
  const args = decision?.args ?? [];
  const bards = new Map<string, number>();
  if (decision?.kind === "bards") for (let at = 0; at < args.length; at += 2) bards.set(String(args[at]), Number(args[at + 1]));
  const city = (kind: string): number | null => (decision?.kind === kind ? Number(args[0]) : null);
  return { bards, floor: city("floor"), start: city("start") };
}

type Deciding = Pick<TableView<View, Printed>, "pending" | "chosen" | "stage" | "focused">;

/** What has been picked so far. */
export const pickedOf = ({ pending, chosen, stage }: Deciding): Meant =>
  putBy(pending?.decision ?? chosen?.decision ?? stage?.decision);

/** What the choice that is pointed at would add to it. */
export const pointedOf = ({ focused, pending }: Deciding): Meant => putBy(pending ? undefined : focused?.decision);
