import { render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { serve } from "$lib/api/stub";
import { speak } from "$lib/words/words.svelte";
import Channels from "./Channels.svelte";

beforeEach(() => speak("en"));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("may be left before it is known what is offered", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  let tell: (offers: unknown) => void = () => undefined;
  const told = new Promise((resolve) => (tell = resolve));
  const answered = vi.spyOn(Response, "json");
  serve({ "GET /api/notices/offers": told, "GET /api/me/channels": [] });
  const { unmount } = render(Channels);
  unmount();
  tell({ webhooks: ["ntfy"], email: false, push: null });
  await vi.waitFor(() => expect(answered).toHaveBeenCalledTimes(2));
  await new Promise((resolve) => setTimeout(resolve)); // all that was waiting for the answers has gone on
  expect(warned).not.toHaveBeenCalled();
});
