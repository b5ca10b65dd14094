import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { TableView } from "$lib/table/drawing";
import { moments, tableOf } from "../fixtures/moments";
import type { Printed, View } from "../kingdom";
import Plans from "./Plans.svelte";

const revealed = moments.find(({ view }) => view.pending?.step === "reward")!;

function plans(scene: { kind: string; marked: string[] } | null): HTMLElement {
  const shown = { ...tableOf(revealed), scene: scene && { ...scene, ledger: [] }, marked: new Set(scene?.marked) };
  return render(Plans, { shown: shown as unknown as TableView<View, Printed> }).container;
}
const count = (where: HTMLElement, what: string): number => where.querySelectorAll(what).length;

test("dials turn over order by order: those of later orders lie face down, those that meet are marked", () => {
  const meet = plans({ kind: "plan", marked: ["dial 1", "dial 2", "dial 3", "city 7", "player blue", "player red"] });
  expect([count(meet, "td.turns"), count(meet, ".back"), count(meet, "td.meets")]).toEqual([12, 12, 2]);
  const rest = plans({ kind: "plan", marked: ["dial 4", "dial 5", "dial 6"] });
  expect([count(rest, "td.turns"), count(rest, ".back"), count(rest, "td.meets")]).toEqual([12, 0, 0]);
});

test("once they are revealed all orders lie open", () => {
  const open = plans(null);
  expect([count(open, "td.turns"), count(open, ".back"), count(open, "td")]).toEqual([0, 0, 24]);
});
