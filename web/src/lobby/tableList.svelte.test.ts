import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import type { TableInfo } from "$lib/api/types";
import { speak } from "$lib/words/words.svelte";
import TableList from "./TableList.svelte";

const seat = (seat: number, colour: string, name: string) => ({
  ...{ seat, colour, person: { id: name, name }, bot: null, keeper: null, kept_for: null, player: null },
});
const over = (winner: string | null) =>
  ({
    ...{ id: winner, name: "", game: "xidit", pace: "live", status: "over", deciders: [], created_at: 0, moved_at: 0 },
    ...{ seats: [seat(0, "red", "Anna"), seat(1, "blue", "Ben")], result: { winner } },
  }) as unknown as TableInfo;

const waiting = (id: string, free: number[], second: object) =>
  ({
    ...{ id, name: id, game: "xidit", pace: "live", status: "open", deciders: [], created_at: 0, moved_at: null },
    ...{ seats: [seat(0, "red", "Anna"), { ...seat(1, "blue", "Ben"), ...second }], free },
  }) as unknown as TableInfo;

it("offers to join only where the viewer may sit down", async () => {
  await speak("en");
  const tables = [
    waiting("one", [1], { person: null }),
    waiting("full", [], {}),
    waiting("screen", [], { person: null, keeper: { id: "Anna" }, player: "Nina" }),
    waiting("rematch", [], { person: null, kept_for: { id: "c", name: "Carl" } }),
  ];
  render(TableList, { tables, none: "", label: "Open" });
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("aria-label"))).toEqual([
    "Join: one",
    "Look at it: full",
    "Look at it: screen",
    "Look at it: rematch",
  ]);
  expect(screen.getAllByText("One free seat")).toHaveLength(1);
  expect(screen.getAllByText("All seats are taken")).toHaveLength(2);
  expect(screen.getByText("Kept for Carl")).toBeTruthy();
});

it.each([
  ["blue", "Ben wins"],
  ["virtual", "the virtual player wins"],
  [null, "Draw"],
])("tells who won by the result: %s", async (winner, told) => {
  await speak("en");
  render(TableList, { tables: [over(winner)], none: "", label: "Finished" });
  expect(screen.getByText(told)).toBeTruthy();
});
