import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import { speak } from "$lib/words/words.svelte";
import { chapters, type Table } from "./figures";
import GroupCard from "./GroupCard.svelte";

const rack = (): Table => ({ rack: { vp: [8, 7], source: "reconstructed", note: "printed: 11 rows" } });

it("says where figures come from, and takes one that is corrected for printed on the box", async () => {
  await speak("en");
  const figures = $state(rack());
  const plain = (): unknown => $state.snapshot(figures as unknown);
  const group = chapters(figures)[0]!.groups[0]!;
  const onchange = vi.fn();
  render(GroupCard, { game: "terracotta", group, standard: false, before: rack()["rack"] as Table, fault: null, onchange });
  expect(screen.getByRole("heading", { name: "The warrior organizer" })).toBeTruthy();
  expect(screen.getByText("printed: 11 rows")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "As it was" })).toBeNull();

  await fireEvent.input(screen.getByRole("spinbutton", { name: /, 1$/ }), { target: { value: "9" } });
  expect(plain()).toEqual({ rack: { vp: [9, 7], source: "printed", note: "printed: 11 rows" } });
  expect(onchange).toHaveBeenCalledTimes(1);

  await fireEvent.click(screen.getByRole("button", { name: "As it was" }));
  expect(plain()).toEqual(rack());
  await fireEvent.click(screen.getByRole("button", { name: /one more/ }));
  expect(plain()).toMatchObject({ rack: { vp: [8, 7, 7] } });
});

it("says in words what cannot be", async () => {
  await speak("en");
  const group = chapters(rack())[0]!.groups[0]!;
  const reason = { id: "fault-number", values: { lowest: 0, highest: 99, given: "100" } };
  render(GroupCard, {
    game: "terracotta",
    group,
    standard: true,
    before: undefined,
    fault: { table: "rack", key: "vp", reason },
    onchange: vi.fn(),
  });
  expect(screen.getByText("must be a number from 0 to 99, not 100")).toBeTruthy();
  expect(screen.getByText(/^printed: 11 rows, one value a row/)).toBeTruthy(); // in words, since it is the package's own
});
