// Whose order is carried out, in a scene or where somebody must decide in the middle of the year.
import type { TableView } from "$lib/table/drawing";
import type { Printed, View } from "../kingdom";

type Seen = Pick<TableView<View, Printed>, "view" | "scene">;

/** The order that is carried out, from 1, and whose it is; null outside of a year. */
export function orderNow({ view, scene }: Seen): { number: number; colour: string } | null {
  const line = scene?.ledger.findLast(({ what }) => what === "order"); // those before it only wait
  if (line) return { number: line.amount, colour: view.seats[line.seat] ?? "" };
  const { order, seat } = view.pending ?? {};
  return scene === null && order && seat ? { number: order, colour: seat } : null;
}

export function whoActs(seen: Seen): string | null {
  return orderNow(seen)?.colour ?? seen.view.pending?.seat ?? null;
}
