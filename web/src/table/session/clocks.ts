// How much time somebody has left, and how it is written.
import type { SeatClock } from "$lib/api/types";

/** Milliseconds that are left; the deadline counts nights in, so it says more than what was left at the start. */
export function timeLeft(clock: Pick<SeatClock, "left" | "since" | "deadline">, now: number): number {
  if (clock.since === null) return Math.max(0, clock.left);
  const end = clock.deadline ?? clock.since + clock.left;
  return Math.max(0, end - now);
}

const two = (number: number): string => String(number).padStart(2, "0");

/** `4:05`, `1:02:03`; days are told in words by the caller. */
export function written(time: number): string {
  const seconds = Math.ceil(time / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
