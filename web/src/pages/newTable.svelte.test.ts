import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { serve } from "$lib/api/stub";
import type { Me } from "$lib/api/types";
import { visitor } from "$lib/state/me.svelte";
import { route } from "$lib/state/route.svelte";
import { speak } from "$lib/words/words.svelte";
import NewTable from "./NewTable.svelte";

const own = { id: "e1", game: "xidit", name: "our box", changed: 1 };
const xidit = {
  ...{ name: "xidit", fewest: 3, most: 5, bots: ["random"], editions: ["standard"], colours: ["red", "blue", "green", "black"] },
  ...{ options: {}, settings: [] },
};

beforeEach(async () => {
  await speak("en");
  visitor.me = { id: "a", name: "Anna", guest: false } as Me;
  visitor.known = true;
});
afterEach(() => {
  visitor.me = null;
  vi.unstubAllGlobals();
});

it("takes the edition that a link names, whichever comes first", async () => {
  route.place = { path: "/new", query: new URLSearchParams("game=xidit&edition=our box") };
  serve({ "GET /api/me/editions": [own], "GET /api/games": [xidit] });
  render(NewTable);
  const edition = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Edition" });
  await vi.waitFor(() => expect(edition.value).toBe("our box"));
  await fireEvent.change(edition, { target: { value: "standard" } });
  expect(edition.value).toBe("standard");
});

it("says nothing to the console when one's editions come after one has gone on", async () => {
  const warned = vi.spyOn(console, "warn");
  let tell = (_: unknown): void => undefined;
  const told = new Promise((resolve) => (tell = resolve));
  serve({ "GET /api/me/editions": told, "GET /api/games": [xidit] });
  const { unmount } = render(NewTable);
  await screen.findByRole("combobox", { name: "Edition" });
  unmount();
  tell([own]);
  await told;
  await new Promise((resolve) => setTimeout(resolve));
  expect(warned).not.toHaveBeenCalled();
});
