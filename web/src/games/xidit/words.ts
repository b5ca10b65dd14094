// What things are called at this table, in the viewer's language.
import type { Player } from "$lib/table/drawing";
import { formatMessage, listed, type Message } from "$lib/words/message";
import { language, t } from "$lib/words/words.svelte";
import { counted, type Order, type Printed, type Rewards, tokenIn, type Unit, unitId, type View } from "./kingdom";
import { type Atlas, type City, COLOURS } from "./land/atlas";

/** a, b, c: for short lists of things that are not put together. */
export const each = (parts: string[]): string => new Intl.ListFormat(language(), { type: "unit" }).format(parts);

const region = (name: string): Message => ({ id: "xidit-region", values: { name } });
export const regionName = (name: string): string => formatMessage(region(name));
export const assessmentName = (name: string): string => t(`xidit-assessment-${name}`);
export const unitName = (unit: Unit): string => t(`xidit-unit-${unitId(unit)}`);
const unitsOf = (unit: Unit, count: number): Message => ({ id: `xidit-units-${unitId(unit)}`, values: { count } });
export const units = (unit: Unit, count: number): string => formatMessage(unitsOf(unit, count));
const ORDER_IDS: Record<Order, string> = { K: "black", R: "red", B: "blue", A: "action", W: "wait" };
/** Where it is told what an order does. */
export const orderTarget = (order: Order): string => `order ${ORDER_IDS[order]}`;
export const orderName = (order: Order): string => t(`xidit-order-${ORDER_IDS[order]}`);

export function planName(letters: string): string {
  const orders = [...letters].map((letter) => ({ id: `xidit-order-${ORDER_IDS[letter as Order]}` }));
  return formatMessage({ id: "xidit-choose-plan", values: { orders } });
}

/** `MMC`: 2 militia and 1 cleric. */
export const lettered = (letters: string): Message[] => counted(letters).map(([unit, count]) => unitsOf(unit, count));
export const unitsInWords = (letters: string): string => listed(lettered(letters).map((units) => formatMessage(units)));

export const reward = (name: string, count: number): Message => ({ id: `xidit-reward-${name}`, values: { count } });
export const rewards = ({ gold, bards, floors }: Rewards): Message[] => [
  reward("gold", gold),
  reward("bards", bards),
  reward("floors", floors),
];

export const whoIs = (colour: string, players: readonly Player[]): string =>
  players.find((one) => one.colour === colour)?.name ?? t("xidit-virtual");

/** What a token says that lies in a city, in a short line. */
export const lies = (units: readonly Unit[], threat: Rewards | null): Message => {
  if (threat) return { id: "xidit-lies-threat", values: { units: lettered(units.join("")), rewards: rewards(threat) } };
  if (!units.length) return { id: "xidit-lies-recruitment-empty" };
  return { id: "xidit-lies-recruitment", values: { units: lettered(units.join("")) } };
};

function tokenNote(view: View, printed: Printed, city: number): string {
  const token = tokenIn(view, printed, city);
  if (!token) return t("xidit-lies-nothing");
  return formatMessage(token.kind === "recruitment" ? lies(token.units, null) : lies(token.threat.needs, token.threat));
}

/** All that a city is and holds, for who listens to the map. */
export const cityLabel = (city: City, view: View, printed: Printed, players: readonly Player[]): string =>
  [
    formatMessage({ id: "xidit-city-in", values: { city: city.number, regions: city.regions.map(region) } }),
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
  if (waste) return formatMessage({ id: "xidit-region-waste", values: { region: region(name) } });
  const there = Object.entries(view.regions[name] ?? {});
  const bards = there.flatMap(([colour, count]) =>
    count === null ? [] : [{ id: "xidit-count-of", values: { who: whoIs(colour, players), count } }],
  );
  const parts = [
    formatMessage({ id: "xidit-region-gives", values: { region: region(name), first: land.first, second: land.second } }),
  ];
  parts.push(bards.length ? formatMessage({ id: "xidit-region-bards", values: { bards } }) : t("xidit-region-nobody"));
  if (there.some(([, count]) => count === null)) parts.push(t("xidit-bastion-shut"));
  return parts.join(" ");
}
