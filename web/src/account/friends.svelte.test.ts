import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { serve } from "$lib/api/stub";
import type { Me } from "$lib/api/types";
import { visitor } from "$lib/state/me.svelte";
import { speak } from "$lib/words/words.svelte";
import Friends from "./Friends.svelte";

const friend = (id: string, name: string, bond: string, online: boolean) => ({ person: { id, name }, bond, online, tables: [] });
const ASKED = [friend("b", "Ben", "friends", true), friend("c", "Carl", "asks_you", false)];

beforeEach(() => speak("en"));
afterEach(() => {
  visitor.me = null;
  vi.unstubAllGlobals();
});

it("tells who is here, agrees to who asks, and lets a block be lifted", async () => {
  visitor.me = { id: "a", name: "Anna", guest: false } as Me;
  const asked = serve({
    "GET /api/me/friends": ASKED,
    "GET /api/me/blocked": [{ id: "d", name: "Dora" }],
    "PUT /api/me/friends/c": [ASKED[0], friend("c", "Carl", "friends", false)],
    "DELETE /api/me/blocked/d": [],
  });
  render(Friends);
  expect(await screen.findByText("online")).toBeTruthy();
  expect(screen.getByText("asks to be your friend")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Agree" }));
  await vi.waitFor(() => expect(screen.queryByRole("button", { name: "Agree" })).toBeNull());
  await fireEvent.click(await screen.findByRole("button", { name: "Unblock" }));
  await vi.waitFor(() => expect(screen.queryByText("Dora")).toBeNull());
  expect(asked.slice(2)).toEqual(["PUT /api/me/friends/c", "DELETE /api/me/blocked/d"]);
});

it("asks nothing about friends for a guest, who has none", async () => {
  visitor.me = { id: "a", name: "Anna", guest: true } as Me;
  const asked = serve({ "GET /api/me/blocked": [] });
  render(Friends);
  await vi.waitFor(() => expect(asked).toEqual(["GET /api/me/blocked"]));
  expect(screen.queryByRole("textbox")).toBeNull();
});
