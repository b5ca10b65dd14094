import { expect, test } from "vitest";
import { FollowFocus } from "./followFocus";

test("the first lit spot gets the focus, also where Tab would lead to another one", () => {
  document.body.innerHTML = `
    <div data-spot="segment 1" tabindex="0"></div>
    <div data-spot="segment 2" class="lit" tabindex="-1"></div>
    <div data-spot="ring middle" class="lit" tabindex="0"></div>`;
  const spot = (name: string) => document.querySelector<HTMLElement>(`[data-spot="${name}"]`)!;
  const focus = new FollowFocus();
  addEventListener("keydown", (event) => focus.pressed(event), { once: true });
  spot("segment 1").focus();
  spot("segment 1").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  focus.follow();
  expect(document.activeElement).toBe(spot("segment 2"));
});
