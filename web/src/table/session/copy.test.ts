import { afterEach, expect, it, vi } from "vitest";
import { toasts } from "$lib/parts/toasts.svelte";
import { copy, ofThisMachine } from "./copy";

afterEach(() => void Reflect.deleteProperty(document, "execCommand"));

const said = vi.spyOn(toasts, "show").mockImplementation(() => undefined);

it("copies what is selected where a browser has no clipboard, and the focus stays", async () => {
  const button = document.body.appendChild(document.createElement("button"));
  button.focus();
  let copied = "";
  document.execCommand = () => {
    copied = (document.activeElement as HTMLTextAreaElement).value;
    return true;
  };
  await copy("https://example.org/join/abc");
  expect(copied).toBe("https://example.org/join/abc");
  expect(document.activeElement).toBe(button);
  expect(document.querySelector("textarea")).toBeNull();
  expect(said).not.toHaveBeenCalledWith("https://example.org/join/abc");
  button.remove();
});

it("shows what cannot be copied", async () => {
  document.execCommand = () => false;
  await copy("https://example.org/join/abc");
  expect(said).toHaveBeenLastCalledWith("https://example.org/join/abc");
});

it("knows addresses that lead nowhere from another machine", () => {
  expect(["localhost", "127.0.0.1", "127.0.1.1", "[::1]"].every(ofThisMachine)).toBe(true);
  expect(["192.168.1.4", "games.example.org", "localhost.example.org"].some(ofThisMachine)).toBe(false);
});
