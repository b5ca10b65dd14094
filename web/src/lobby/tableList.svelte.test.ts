import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import type { TableInfo } from "$lib/api/types";
import { speak } from "$lib/words/words.svelte";
import TableList from "./TableList.svelte";

const seat = (seat: number, colour: string, name: string) => ({
  ...{ seat, colour, person: { id: name, name }, bot: null, keeper: null, kept_for: null, player: null },
});
const over = (winner: string, standing: number[]) =>
  ({
    ...{ id: winner, name: "", game: "xidit", pace: "live", status: "over", deciders: [], created_at: 0, moved_at: 0 },
    ...{ seats: [seat(0, "red", "Anna"), seat(1, "blue", "Ben")], result: { winner }, standing },
  }) as unknown as TableInfo;

it("names as winner who came first of those who stayed, whatever the rules make of a seat that was resigned", async () => {
  await speak("en");
  render(TableList, { tables: [over("red", [1, 0])], none: "", label: "Finished" });
  expect(screen.getByText("Ben wins")).toBeTruthy();
});

it("names the virtual player where that one has won", async () => {
  await speak("en");
  render(TableList, { tables: [over("grey", [0, 1])], none: "", label: "Finished" });
  expect(screen.queryByText("Anna wins")).toBeNull();
});
