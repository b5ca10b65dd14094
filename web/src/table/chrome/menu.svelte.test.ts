import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { serve } from "$lib/api/stub";
import type { Game } from "$lib/table/session/game.svelte";
import { speak } from "$lib/words/words.svelte";
import Menu from "./Menu.svelte";

const detail = { status: "running", unrated: null, owner: { id: "b", name: "Ben" }, edition: "standard", access: "open" };
const at = (told: object, absences: object[] = []) =>
  ({
    id: "t1",
    game: "xidit",
    state: { mine: [0] },
    seat: 0,
    journal: { standing: [] },
    absences,
    detail: { ...detail, ...told },
  }) as unknown as Game;

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
  render(Menu, { game: at({}), onclose });
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
  render(Menu, { game: at({ unrated: "edition" }), onclose: vi.fn() });
  await fireEvent.click(button("Let a bot play for me"));
  expect(screen.getByText(/This game is not rated\./)).toBeTruthy();
  expect(screen.getByText(/its edition is not the standard one/)).toBeTruthy();
});

it("offers a way back to who has handed over, and none to who has resigned", () => {
  const { unmount } = render(Menu, { game: at({}, [{ seat: 0, for_good: false }]), onclose: vi.fn() });
  expect(button("I am back")).toBeTruthy();
  expect(button("Resign")).toBeTruthy();
  unmount();
  render(Menu, { game: at({}, [{ seat: 0, for_good: true }]), onclose: vi.fn() });
  for (const name of ["I am back", "Resign", "Let a bot play for me"])
    expect(screen.queryByText(name, { selector: "button" })).toBeNull();
});
