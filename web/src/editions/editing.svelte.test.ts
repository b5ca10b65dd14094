import { afterEach, expect, it, vi } from "vitest";
import { serve } from "$lib/api/stub";
import { Editing } from "./editing.svelte";
import { chapters, type Table } from "./figures";

afterEach(() => vi.unstubAllGlobals());

const figures = (note: string): Table => ({ rack: { vp: [8, 7], source: "printed", note }, lamps: { most: 4, note: "counted" } });

it("knows the package's own notes in a copy of its figures, and one that somebody wrote there", async () => {
  const asked = serve({
    "GET /api/games/terracotta/editions/standard/figures": { figures: figures("11 rows") },
    "GET /api/me/editions/e1": { id: "e1", name: "My box", figures: figures("12 rows in mine") },
  });
  const editing = new Editing("terracotta");
  await editing.begin("id:e1", "e1");
  const [rack, lamps] = chapters(editing.figures).flatMap(({ groups }) => groups);
  expect([editing.isStandardNote(rack!), editing.isStandardNote(lamps!)]).toEqual([false, true]);

  await editing.begin("standard", null);
  expect(
    chapters(editing.figures)
      .flatMap(({ groups }) => groups)
      .every((group) => editing.isStandardNote(group)),
  ).toBe(true);
  expect(asked.filter((one) => one.includes("standard"))).toHaveLength(2); // not twice for itself
});
