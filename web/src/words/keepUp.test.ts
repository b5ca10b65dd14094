import { expect, it, vi } from "vitest";
import { formatMessage } from "./message";
import { keepUp, speak, t } from "./words.svelte";

it("fetches the words of a newer server once, and words everything anew", async () => {
  await speak("en");
  const message = { id: "terracotta-brand-new", values: { count: 3 } };
  expect(formatMessage(message)).toBe(t("unworded"));
  const load = vi.fn(() =>
    Promise.resolve(["terracotta-brand-new = { $count } inspectors\nterracotta-title = Terracotta, again\n"]),
  );
  await Promise.all([keepUp("terracotta", "newer", load), keepUp("terracotta", "newer", load)]);
  expect(formatMessage(message)).toBe("3 inspectors");
  expect(t("terracotta-title")).toBe("Terracotta, again");
  expect(load).toHaveBeenCalledTimes(1);
  await keepUp("terracotta", "before", () => Promise.resolve([]));
});

it("asks again with the next update where the words could not be had, and shows what it has", async () => {
  await speak("en");
  const title = t("xidit-title");
  await keepUp("xidit", "newer", () => Promise.reject(new Error("away")));
  expect(t("xidit-title")).toBe(title);
  const load = vi.fn(() => Promise.resolve([]));
  await keepUp("xidit", "newer", load);
  expect(load).toHaveBeenCalledTimes(1);
});
