// What things are called at this table, in the viewer's language.
import type { Player } from "$lib/table/drawing";
import { listed } from "$lib/words/message";
import { language, t } from "$lib/words/words.svelte";
import { counted, type Order, type Printed, type Rewards, tokenIn, type Unit, unitId, type View } from "./kingdom";
import { type Atlas, type City, COLOURS } from "./land/atlas";

/** a, b, c: for short lists of things that are not put together. */
export const each = (parts: string[]): string => new Intl.ListFormat(language(), { type: "unit" }).format(parts);

export const regionName = (name: string): string => t("xidit-region", { name });
export const assessmentName = (name: string): string => t(`xidit-assessment-${name}`);
export const unitName = (unit: Unit): string => t(`xidit-unit-${unitId(unit)}`);
export const units = (unit: Unit, count: number): string => t(`xidit-units-${unitId(unit)}`, { count });
const ORDER_IDS: Record<Order, string> = { K: "black", R: "red", B: "blue", A: "action", W: "wait" };
export const orderName = (order: Order): string => t(`xidit-order-${ORDER_IDS[order]}`);

export const planName = (letters: string): string =>
  t("xidit-choose-plan", { orders: listed([...letters].map((letter) => orderName(letter as Order))) });

/** `MMC`: 2 militia and 1 cleric. */
export const unitsInWords = (letters: string): string => listed(counted(letters).map(([unit, count]) => units(unit, count)));

export const reward = (name: string, count: number): string => t(`xidit-reward-${name}`, { count });
export const rewards = ({ gold, bards, floors }: Rewards): string =>
  listed([reward("gold", gold), reward("bards", bards), reward("floors", floors)]);

export const whoIs = (colour: string, players: readonly Player[]): string =>
  players.find((one) => one.colour === colour)?.name ?? t("xidit-virtual");

/** What lies in a city, in a short line. */
export function tokenNote(view: View, printed: Printed, city: number): string {
  const token = tokenIn(view, printed, city);
  if (token?.kind === "recruitment") {
    return token.units.length ? t("xidit-camp", { units: unitsInWords(token.units.join("")) }) : t("xidit-camp-empty");
  }
  if (!token) return t("xidit-no-token");
  return t("xidit-threat", { units: unitsInWords(token.threat.needs.join("")), rewards: rewards(token.threat) });
}

/** All that a city is and holds, for who listens to the map. */
export const cityLabel = (city: City, view: View, printed: Printed, players: readonly Player[]): string =>
  [
    t("xidit-city-in", { city: city.number, regions: listed(city.regions.map(regionName)) }),
    tokenNote(view, printed, city.number),
    cityAround(city, view, players),
  ].join(" ");

/** The roads from a city, whose guild it has, and who is there. */
export function cityAround(city: City, view: View, players: readonly Player[]): string {
  const roads = COLOURS.flatMap((colour) => {
    const to = city.roads[colour];
    return to === undefined ? [] : [t(`xidit-road-${ORDER_IDS[colour]}`, { city: to })];
  });
  const parts = [t("xidit-city-roads", { roads: each(roads) })];
  const guild = view.guilds[String(city.number)];
  if (guild) parts.push(t("xidit-city-guild", { who: whoIs(guild[0], players), floors: guild[1] }));
  const here = view.seats.filter((colour) => view.players[colour]?.city === city.number);
  if (here.length) parts.push(t("xidit-city-here", { who: listed(here.map((colour) => whoIs(colour, players))) }));
  return parts.join(" ");
}

/** A region: what it gives, and who has how many bards there. */
export function regionLabel(name: string, atlas: Atlas, view: View, players: readonly Player[], waste: boolean): string {
  const land = atlas.lands.find((one) => one.name === name);
  if (!land) return name;
  if (waste) return t("xidit-region-waste", { region: regionName(name) });
  const there = Object.entries(view.regions[name] ?? {});
  const seen = there.flatMap(([colour, count]) =>
    count === null ? [] : [t("xidit-region-bards", { who: whoIs(colour, players), count })],
  );
  const parts = [t("xidit-region-gives", { region: regionName(name), first: land.first, second: land.second })];
  parts.push(seen.length ? each(seen) : t("xidit-region-nobody"));
  if (there.some(([, count]) => count === null)) parts.push(t("xidit-bastion-shut"));
  return parts.join(" ");
}
