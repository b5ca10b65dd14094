import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answer, api, Unreachable } from "./http";
import { reach } from "./reach.svelte";

const server = vi.fn<typeof fetch>();
const answers = (status: number) => server.mockImplementation(() => Promise.resolve(new Response("null", { status })));
const isAway = () => server.mockRejectedValue(new TypeError("Failed to fetch"));

beforeEach(() => {
  vi.stubGlobal("fetch", server);
  reach.open();
});
afterEach(() => {
  vi.unstubAllGlobals();
  reach.answered();
  reach.open();
});

const look = () => answer(api.GET("/api/session"));
const leave = () => answer(api.DELETE("/api/session"));

describe("a server that does not answer", () => {
  it("leaves nothing of a page that begins with what is asked", async () => {
    isAway();
    await expect(look()).rejects.toBeInstanceOf(Unreachable);
    expect([reach.lost, reach.absent]).toEqual([true, true]);
    reach.open();
    expect([reach.lost, reach.absent]).toEqual([true, false]);
  });
  it("leaves a page as it is once something of it is there, or somebody has begun to write", async () => {
    answers(200);
    await look();
    isAway();
    await expect(look()).rejects.toBeInstanceOf(Unreachable);
    expect([reach.lost, reach.absent]).toEqual([true, false]);
    reach.open();
    reach.keep();
    await expect(look()).rejects.toBeInstanceOf(Unreachable);
    expect(reach.absent).toBe(false);
  });
  it("takes no page away for what could not be told to it", async () => {
    isAway();
    await expect(leave()).rejects.toBeInstanceOf(Unreachable);
    expect([reach.lost, reach.absent]).toEqual([true, false]);
  });
  it("is away as well where a proxy answers for it, and back with any answer of its own", async () => {
    answers(502);
    await expect(look()).rejects.toBeInstanceOf(Unreachable);
    expect(await reach.ask()).toBe(false);
    answers(404);
    expect(await reach.ask()).toBe(true);
    expect(reach.lost).toBe(false);
  });
});
