import { expect, test } from "vitest";
import { FollowFocus } from "./followFocus";

const target = (name: string) => document.querySelector<HTMLElement>(`[data-target="${name}"]`)!;

/** Enter has been pressed there. */
function pressedAt(name: string): FollowFocus {
  const focus = new FollowFocus();
  addEventListener("keydown", (event) => focus.pressed(event), { once: true });
  target(name).focus();
  target(name).dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  return focus;
}

test("the first lit target gets the focus, also where Tab would lead to another one", () => {
  document.body.innerHTML = `
    <div data-target="segment 1" tabindex="0"></div>
    <div data-target="segment 2" class="lit" tabindex="-1"></div>
    <div data-target="ring middle" class="lit" tabindex="0"></div>`;
  const focus = pressedAt("segment 1");
  focus.follow();
  expect(document.activeElement).toBe(target("segment 2"));
});

test("of several lit targets one of those that are asked for gets the focus, before what may be done instead", () => {
  document.body.innerHTML = `
    <div data-target="segment 1" tabindex="0"></div>
    <div data-target="take clay" class="lit" tabindex="0"></div>
    <button data-target="rack officer" class="lit"></button>
    <button data-target="rack guard" class="lit"></button>`;
  const focus = pressedAt("segment 1");
  focus.follow(["elsewhere", "rack guard", "rack officer"]);
  expect(document.activeElement).toBe(target("rack officer"));
});

test("while nothing is asked the focus waits where things are told, and goes on to the control that was used last", () => {
  document.body.innerHTML = `<section class="bar" tabindex="-1"></section>
    <section data-control><button data-target="send">Send</button></section>`;
  const focus = pressedAt("send");
  const control = document.querySelector("[data-control]")!;
  control.innerHTML = "";
  focus.rest();
  expect(document.activeElement).toBe(document.querySelector(".bar"));
  control.innerHTML = '<svg data-target="city 1" class="lit" tabindex="0"></svg>';
  control.insertAdjacentHTML("beforebegin", '<div data-target="city 2" class="lit" tabindex="0"></div>');
  focus.follow();
  expect(document.activeElement).toBe(target("city 1"));
});

test("who uses a pointer keeps the focus where it is", () => {
  document.body.innerHTML = '<section class="bar" tabindex="-1"></section><button data-target="send">Send</button>';
  const focus = pressedAt("send");
  focus.pointed();
  target("send").remove();
  focus.rest();
  expect(document.activeElement).toBe(document.body);
});
