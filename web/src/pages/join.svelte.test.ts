import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { serve } from "$lib/api/stub";
import type { Me } from "$lib/api/types";
import { visitor } from "$lib/state/me.svelte";
import { route } from "$lib/state/route.svelte";
import { settings } from "$lib/state/settings.svelte";
import { speak } from "$lib/words/words.svelte";
import Join from "./Join.svelte";

const ben = { id: "b", name: "Ben" };
const place = (seat: number, colour: string, person: unknown, kept: unknown = null) => ({
  ...{ seat, colour, person, bot: null, keeper: null, kept_for: kept, player: null },
});
const invitation = (status: string, second: unknown, kept: unknown = null) => ({
  ...{ game: "xidit", name: "", host: ben, players: 2, pace: "live", status, table: null },
  seats: [place(0, "red", ben), place(1, "blue", second, kept)],
  free: second || kept ? [] : [1],
});

beforeEach(async () => {
  await speak("en");
  visitor.me = { id: "a", name: "Anna", guest: false } as Me;
  visitor.known = true;
});
afterEach(() => {
  visitor.me = null;
  settings.set("palette", "standard");
  vi.unstubAllGlobals();
});

it("says whose table it is, and one click seats whoever came", async () => {
  const go = vi.spyOn(route, "go").mockImplementation(() => undefined);
  const asked = serve({
    "GET /api/invitations/x": invitation("open", null),
    "POST /api/invitations/x": { id: "t1" },
    "POST /api/tables/t1/join": { id: "t1" },
  });
  render(Join, { token: "x" });
  expect(await screen.findByRole("heading", { name: "Ben invites you to a game: Lords of Xidit" })).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Sit down as blue" }));
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith("/tables/t1", { replace: true }));
  expect(asked.at(-1)).toBe('POST /api/tables/t1/join {"seat":1}');
  go.mockRestore();
});

it("calls seats by their shape where nothing is coloured", async () => {
  settings.set("palette", "grey");
  serve({ "GET /api/invitations/x": invitation("open", null) });
  render(Join, { token: "x" });
  const offered = await screen.findByRole("button", { name: /^Sit down as/ });
  expect(offered.textContent).not.toContain("blue");
});

it("offers no seat that is kept for somebody else", async () => {
  serve({ "GET /api/invitations/x": invitation("open", null, { id: "c", name: "Carl" }) });
  render(Join, { token: "x" });
  expect(await screen.findByText("The remaining seats are kept for Carl. You can look on.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Sit down/ })).toBeNull();
  expect(screen.queryByText(/free seat/)).toBeNull();
});

it("offers to look on where all seats are taken", async () => {
  serve({ "GET /api/invitations/x": invitation("open", { id: "c", name: "Carl" }) });
  render(Join, { token: "x" });
  expect(await screen.findByText("All seats are taken. You can look on.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Sit down/ })).toBeNull();
});
