import { afterEach, describe, expect, it } from "vitest";
import type { Notice } from "$lib/api/types";
import { notices } from "./notices.svelte";
import { route } from "./route.svelte";

const told = (id: number, table: string, read = false): Notice => ({
  id,
  table,
  read,
  kind: "turn",
  name: "",
  game: "terracotta",
  number: 1,
  at: 0,
});

describe("notices that are counted", () => {
  afterEach(() => route.go("/", { replace: true, stay: true }));

  it("are those of other tables than the one that is open", () => {
    notices.list = [told(4, "here"), told(3, "there"), told(2, "here", true), told(1, "here")];
    notices.unread = 3;
    expect(notices.elsewhere).toBe(3);
    route.go("/tables/here", { replace: true, stay: true });
    expect(notices.elsewhere).toBe(1);
  });
});
