import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { serve } from "$lib/api/stub";
import type { TableDetail } from "$lib/api/types";
import { speak } from "$lib/words/words.svelte";
import Menu from "./Menu.svelte";

const detail = {
  id: "t1",
  game: "xidit",
  status: "running",
  unrated: null,
  owner: { id: "b", name: "Ben" },
  edition: "standard",
  access: "open",
};
const open = (onclose: () => void, told: object = {}) =>
  render(Menu, {
    detail: { absences: [], ...detail, ...told } as unknown as TableDetail,
    mine: [0],
    seat: 0,
    last: undefined,
    onchange: vi.fn(),
    onclose,
  });

beforeEach(async () => {
  await speak("en");
  HTMLDialogElement.prototype.showModal = HTMLDialogElement.prototype.close = () => undefined; // which jsdom does not have
});
afterEach(() => vi.unstubAllGlobals());

const sent = (asked: readonly string[]) => asked.filter((one) => one.startsWith("POST"));
const button = (name: string) => screen.getByText(name, { selector: "button" }); // by role takes long in so long a menu

it("says what resigning means, and resigns only when told so again", async () => {
  const asked = serve({ "POST /api/tables/t1/resign": detail });
  const onclose = vi.fn();
  open(onclose);
  await fireEvent.click(button("Resign"));
  expect(screen.getByText(/You rank behind everybody who stays/)).toBeTruthy();
  expect(sent(asked)).toEqual([]);
  await fireEvent.click(button("Stay"));
  expect(screen.queryByText(/You rank behind everybody who stays/)).toBeNull();
  await fireEvent.click(button("Resign"));
  await fireEvent.click(button("Resign the game"));
  await vi.waitFor(() => expect(onclose).toHaveBeenCalled());
  expect(sent(asked)).toEqual(["POST /api/tables/t1/resign"]);
});

it("does not threaten with a rating where there is none", async () => {
  open(vi.fn(), { unrated: "edition" });
  await fireEvent.click(button("Let a bot play for me"));
  expect(screen.getByText(/This game is not rated\./)).toBeTruthy();
  expect(screen.getByText(/its edition is not the standard one/)).toBeTruthy();
});

it("offers a way back to who has handed over, and none to who has resigned", () => {
  const { unmount } = open(vi.fn(), { absences: [{ seat: 0, for_good: false, ended_at: null }] });
  expect(button("I am back")).toBeTruthy();
  expect(button("Resign")).toBeTruthy();
  unmount();
  open(vi.fn(), { absences: [{ seat: 0, for_good: true, ended_at: null }] });
  for (const name of ["I am back", "Resign", "Let a bot play for me"])
    expect(screen.queryByText(name, { selector: "button" })).toBeNull();
});
