import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import { serve } from "$lib/api/stub";
import { speak } from "$lib/words/words.svelte";
import Host from "./Host.svelte";

const carl = { id: "c", name: "Carl" };
const report = {
  ...{ id: "r1", person: carl, by: { id: "a", name: "Anna" }, at: 0, reason: "insults", text: "Twice.", table: "t1" },
  ...{ said: ["<b>ugly</b>"], outcome: null },
};

afterEach(() => vi.unstubAllGlobals());

it("shows the host what was said, settles a report, and can allow again what was forbidden", async () => {
  await speak("en");
  const settled = { reports: [{ ...report, outcome: "silence" }], sanctioned: [{ person: carl, kind: "silent", at: 0 }] };
  const asked = serve({
    "GET /api/admin/reports": { reports: [report], sanctioned: [] },
    "POST /api/admin/reports/r1": settled,
    "DELETE /api/admin/people/c/sanctions/silent": { reports: [], sanctioned: [] },
  });
  render(Host);
  expect(await screen.findByText("<b>ugly</b>")).toBeTruthy(); // as text, never as a page
  await fireEvent.click(screen.getByRole("button", { name: "Forbid them to speak" }));
  expect(await screen.findByText("They may not speak at tables.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Forbid them to speak" })).toBeNull();
  const row = screen.getByText(/^may not speak at tables/).closest("li")!;
  await fireEvent.click(within(row).getByRole("button", { name: "Allow again" }));
  await vi.waitFor(() => expect(screen.queryByText("They may not speak at tables.")).toBeNull());
  expect(asked).toEqual([
    "GET /api/admin/reports",
    'POST /api/admin/reports/r1 {"outcome":"silence"}',
    "DELETE /api/admin/people/c/sanctions/silent",
  ]);
});
