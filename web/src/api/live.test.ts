import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speak } from "$lib/words/words.svelte";
import { errorText } from "./errorText";
import { Refusal } from "./http";
import { type Connection, type Hears, Live, type Socket, waitBefore } from "./live";
import type { Update } from "./types";

/** A socket whose other end is the test. */
class FakeSocket {
  static made: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.made.at(-1)!;
  }
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readyState: number = WebSocket.CONNECTING;
  sent: Record<string, unknown>[] = [];
  closed = false;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }
  send(data: string): void {
    if (this.readyState === WebSocket.CONNECTING) throw new Error("not open yet");
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  end(code = 1006): void {
    this.onclose?.({ code });
  }
}

const update = (number: number): object => ({ type: "update", number, entries: [] });

let states: Connection[];
let updates: number[];
let previews: number[];
let live: Live;

function sitDown(seat: number | null = null): Live {
  const hears: Hears = {
    update: (told: Update) => updates.push(told.number),
    table: () => undefined,
    clocks: () => undefined,
    busy: () => undefined,
    chat: () => undefined,
    previews: (told) => previews.push(told.number),
    connection: (state) => states.push(state),
  };
  live = new Live("t1", hears, seat, (url) => new FakeSocket(url) as unknown as Socket);
  return live;
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  states = [];
  updates = [];
  previews = [];
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

test("previews come by themselves; an answer is for the one who asked", async () => {
  sitDown(2);
  FakeSocket.last.open();
  const asked = live.ask<{ number: number }>({ type: "preview", decisions: ["do"], answers: 3 });
  FakeSocket.last.tell({ type: "previews", number: 4, previews: [], ref: "" });
  FakeSocket.last.tell({ type: "previews", number: 3, previews: [], ref: "1" });
  expect(await asked).toMatchObject({ number: 3 });
  expect(previews).toEqual([4]);
});

test("what came too fast is sent again a little later, and nobody is told", async () => {
  sitDown();
  FakeSocket.last.open();
  const asked = live.ask({ type: "decide", answers: 3, decision: "do" });
  const [sent] = FakeSocket.last.sent;
  FakeSocket.last.tell({ type: "refused", error: { code: "too_fast", message: "Too many requests." }, ref: sent!["ref"] });
  expect(FakeSocket.last.sent).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.last.sent).toEqual([sent, sent]);
  FakeSocket.last.tell({ type: "accepted", number: 4, repeated: false, ref: sent!["ref"] });
  expect(await asked).toMatchObject({ number: 4 });
});

test("the first connection asks for nothing in particular, the next for what came after", () => {
  sitDown(2);
  expect(FakeSocket.last.url).toMatch(/\/api\/tables\/t1\/live\?seat=2&previews=1$/);
  FakeSocket.last.open();
  FakeSocket.last.tell(update(7));
  FakeSocket.last.end();
  vi.advanceTimersByTime(600);
  expect(FakeSocket.made).toHaveLength(2);
  expect(FakeSocket.last.url).toContain("after=7");
  FakeSocket.last.open();
  FakeSocket.last.tell(update(9));
  expect(updates).toEqual([7, 9]);
  expect(states).toEqual(["open", "lost", "open"]);
});

test("a decision that was not answered is sent again as it was, one that was answered is not", async () => {
  sitDown();
  FakeSocket.last.open();
  const first = live.ask({ type: "decide", answers: 3, decision: "do" });
  FakeSocket.last.tell({ type: "accepted", number: 4, repeated: false, ref: FakeSocket.last.sent[0]!["ref"] });
  expect(await first).toMatchObject({ number: 4 });
  const second = live.ask({ type: "decide", answers: 4, decision: "skip" });
  const sent = FakeSocket.last.sent[1];
  FakeSocket.last.end();
  vi.advanceTimersByTime(600);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent).toEqual([sent]);
  FakeSocket.last.tell({ type: "accepted", number: 5, repeated: true, ref: sent!["ref"] });
  expect(await second).toMatchObject({ number: 5, repeated: true });
});

test("what is said while the connection is lost is sent when it is back", () => {
  sitDown();
  void live.ask({ type: "why_not", decision: "do" });
  expect(FakeSocket.last.sent).toEqual([]);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent).toHaveLength(1);
  live.ask({ type: "why_not", decision: "do" }).catch(() => undefined);
  expect(FakeSocket.last.sent).toHaveLength(2);
  FakeSocket.last.tell({ type: "verdict", legal: true, ref: "1" });
  FakeSocket.last.tell({ type: "verdict", legal: true, ref: "2" });
});

test("a refusal comes as an error with the server's words", async () => {
  sitDown();
  FakeSocket.last.open();
  const asked = live.ask({ type: "decide", answers: 0, decision: "do" });
  FakeSocket.last.tell({ type: "refused", error: { code: "illegal", message: "Not now.", rule: "T3.7" }, ref: "1" });
  await expect(asked).rejects.toMatchObject({ code: "illegal", rule: "T3.7", message: "Not now." });
  await expect(asked).rejects.toBeInstanceOf(Refusal);
});

test("a refusal that comes seldom brings its words with it, as over HTTP", async () => {
  await speak("fr");
  sitDown();
  FakeSocket.last.open();
  const asked = live.ask({ type: "undo", answers: 0 }).catch(errorText);
  const error = { code: "bad_number", message: "in English", reason_id: "refusal-bad-number", reason_values: { head: 7 } };
  FakeSocket.last.tell({ type: "refused", error, ref: "1" });
  expect(await asked).toContain("l’entrée 7");
  await speak("en");
});

test("a connection that gives no sign of life is made anew", () => {
  sitDown();
  FakeSocket.last.open();
  vi.advanceTimersByTime(20_000);
  expect(FakeSocket.last.sent).toEqual([{ type: "ping" }]);
  FakeSocket.last.tell({ type: "pong", now: Date.now() + 5000 });
  expect(live.now() - Date.now()).toBe(5000);
  vi.advanceTimersByTime(20_000);
  expect(FakeSocket.made).toHaveLength(1);
  vi.advanceTimersByTime(6_000);
  expect(FakeSocket.made).toHaveLength(2);
  expect(FakeSocket.made[0]!.closed).toBe(true);
  expect(states).toEqual(["open", "lost"]);
});

test("the lid is opened: a lost connection does not wait, an open one is tried", () => {
  sitDown();
  FakeSocket.last.open();
  window.dispatchEvent(new Event("pageshow"));
  expect(FakeSocket.last.sent).toEqual([{ type: "ping" }]);
  for (let loss = 0; loss < 8; loss++) {
    FakeSocket.last.end();
    vi.advanceTimersByTime(15_000);
  }
  FakeSocket.last.end();
  const tries = FakeSocket.made.length;
  window.dispatchEvent(new Event("online"));
  expect(FakeSocket.made).toHaveLength(tries + 1);
});

test("whoever is cut off is told so soon: when the network goes, and when an answer does not come", () => {
  sitDown();
  FakeSocket.last.open();
  window.dispatchEvent(new Event("offline"));
  vi.advanceTimersByTime(6_000);
  expect(states.at(-1)).toBe("lost");
  FakeSocket.last.open();
  live.ask({ type: "decide" }).catch(() => undefined);
  vi.advanceTimersByTime(12_000);
  expect(states.at(-1)).toBe("lost");
});

test("one that is refused or signed out does not come back", async () => {
  sitDown();
  FakeSocket.last.open();
  const asked = live.ask({ type: "decide", answers: 0, decision: "do" });
  FakeSocket.last.tell({ type: "refused", error: { code: "not_found", message: "There is no such table." }, ref: "" });
  FakeSocket.last.end(4400);
  await expect(asked).rejects.toMatchObject({ code: "not_found" });
  vi.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event("online"));
  expect(FakeSocket.made).toHaveLength(1);
  expect(states).toEqual(["open", "ended"]);
});

test("after a backup was put back nothing counts that was known", () => {
  sitDown();
  FakeSocket.last.open();
  FakeSocket.last.tell(update(7));
  FakeSocket.last.end(4410);
  vi.advanceTimersByTime(600);
  expect(FakeSocket.last.url).not.toContain("after");
});

test("waits grow, never beyond a quarter of a minute", () => {
  fc.assert(
    fc.property(fc.nat(60), fc.double({ min: 0, max: 1, noNaN: true }), (tries, chance) => {
      const wait = waitBefore(tries, chance);
      expect(wait).toBeGreaterThanOrEqual(250);
      expect(wait).toBeLessThanOrEqual(15_000);
      expect(waitBefore(tries + 1, chance)).toBeGreaterThanOrEqual(wait);
    }),
  );
});

test("a socket that is not wanted any more is closed when it is open, not before", () => {
  sitDown(0);
  const first = FakeSocket.last;
  live.sit(1);
  expect([FakeSocket.made.length, first.closed]).toEqual([2, false]);
  first.open();
  expect([first.closed, states]).toEqual([true, []]);
  expect(FakeSocket.last.url).toContain("seat=1");
});

test("what is asked while somebody else sits down is sent when their socket is open", () => {
  sitDown(0);
  FakeSocket.last.open();
  live.sit(1);
  live.ask({ type: "ask" }).catch(() => undefined);
  expect(states).toEqual(["open"]);
  expect(FakeSocket.made).toHaveLength(2);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent).toMatchObject([{ type: "ask" }]);
  expect(FakeSocket.last.closed).toBe(false);
});
