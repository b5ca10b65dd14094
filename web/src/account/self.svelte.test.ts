import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { serve } from "$lib/api/stub";
import type { Me } from "$lib/api/types";
import { visitor } from "$lib/state/me.svelte";
import { speak } from "$lib/words/words.svelte";
import Self from "./Self.svelte";

const ANNA = { id: "a", name: "Anna", guest: false, email: "anna@example.org" } as Me;

beforeEach(() => speak("en"));
afterEach(() => {
  visitor.me = null;
  vi.unstubAllGlobals();
});

it("asks for the password where the e-mail address changes, and only then", async () => {
  const asked = serve({ "GET /api/me/chat": { on: true }, "PATCH /api/me": { ...ANNA, email: "anna@example.com" } });
  render(Self, { me: ANNA });
  expect(screen.queryByLabelText("Current password")).toBeNull();
  await fireEvent.input(screen.getByLabelText("E-mail"), { target: { value: "anna@example.com" } });
  await fireEvent.input(screen.getByLabelText("Current password"), { target: { value: "her password" } });
  await fireEvent.click(screen.getByRole("button", { name: "Change" }));
  await vi.waitFor(() => expect(asked).toContain('PATCH /api/me {"email":"anna@example.com","password_so_far":"her password"}'));
});
