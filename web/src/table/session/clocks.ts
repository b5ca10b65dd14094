// How much time somebody has left, and how it is written.
import type { SeatClock } from "$lib/api/types";
import { date } from "$lib/words/when";
import { t } from "$lib/words/words.svelte";

/**
 * Milliseconds that are left; the deadline counts nights in, so it says more than what was left at the start. Days of a holiday
 * are not counted: nothing is lost while it lasts.
 */
export function timeLeft(clock: Pick<SeatClock, "left" | "since" | "deadline" | "holiday">, now: number): number {
  if (clock.since === null) return Math.max(0, clock.left);
  const end = clock.deadline ?? clock.since + clock.left;
  const holiday = clock.holiday && clock.holiday.begins < end ? clock.holiday : { begins: 0, ends: 0 };
  const off = Math.max(0, holiday.ends - Math.max(now, holiday.begins));
  return Math.max(0, end - now - off);
}

/** A holiday that lasts, or comes; none that is over, of which the server has no word to say. */
export function holidayAt({ holiday }: Pick<SeatClock, "holiday">, now: number): { lasts: boolean; told: string } | null {
  if (!holiday || holiday.ends <= now) return null;
  const day = (at: number) => ({ date: date(at, { day: "numeric", month: "short" }) });
  return holiday.begins <= now
    ? { lasts: true, told: t("table-on-holiday", day(holiday.ends - 1)) }
    : { lasts: false, told: t("table-holiday-soon", day(holiday.begins)) };
}

const two = (number: number): string => String(number).padStart(2, "0");

/** `4:05`, `1:02:03`; days are told in words by the caller. */
export function written(time: number): string {
  const seconds = Math.ceil(time / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
