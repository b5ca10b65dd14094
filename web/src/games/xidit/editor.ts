// The board editor for Lords of Xidit: Idrakys, guilds, bards and tokens are put down on the map, units and gold are set beside it.
import {
  type Brush,
  type Field,
  type Group,
  type Position,
  type PositionEditor,
  swapped,
  without,
  withValue,
} from "$lib/explore/editor/fields";
import type { Message } from "$lib/words/message";
import { bardsSeen, floorsBuilt, type Printed, recruitsOf, unitId, UNITS, variantOf, type View } from "./kingdom";

const PILES = ["recruitment_stack", "recruitment_discard", "threat_stack", "threat_discard"] as const;
const NEXT = ["next_recruitment", "next_threat"] as const;
type Pile = (typeof PILES)[number] | (typeof NEXT)[number] | "recruits" | "threats";

const edit = (name: string, values?: Record<string, unknown>): Message => ({ id: `xidit-edit-${name}`, values: values ?? null });
const colour = (name: string): Message => ({ id: `app-colour-${name}` });
const assessment = (name: string): Message => ({ id: `xidit-assessment-${name}` });
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, more) => [from + more, String(from + more)] as const);

/** The tokens in use, by city. */
const tokens = (view: View, printed: Printed): number[] => Object.keys(variantOf(view, printed).recruits).map(Number);

function pileOf(view: View, city: number): Pile | null {
  if (String(city) in view.recruits) return "recruits";
  if (view.threats.includes(city)) return "threats";
  return NEXT.find((name) => view[name] === city) ?? PILES.find((name) => (view[name] as number[]).includes(city)) ?? null;
}

/** A token laid elsewhere; one that comes up on the map has all its units. */
function laid(position: Position, city: number, pile: Pile, printed: Printed): Position {
  const view = position as unknown as View;
  const next: Position = {
    ...position,
    recruits: Object.fromEntries(Object.entries(view.recruits).filter(([name]) => name !== String(city))),
    threats: view.threats.filter((one) => one !== city),
  };
  for (const name of NEXT) if (view[name] === city) next[name] = null;
  for (const name of PILES) next[name] = (view[name] as number[]).filter((one) => one !== city);
  if (pile === "recruits") (next["recruits"] as Record<string, string>)[String(city)] = recruitsOf(view, printed, city).join("");
  else if (pile === "threats") next["threats"] = [...(next["threats"] as number[]), city].sort((one, other) => one - other);
  else if (pile === "next_recruitment" || pile === "next_threat") {
    // What was next goes back on its stack.
    const stack = pile === "next_recruitment" ? "recruitment_stack" : "threat_stack";
    if (view[pile] !== null && view[pile] !== city) next[stack] = [view[pile], ...(next[stack] as number[])];
    next[pile] = city;
  } else next[pile] = pile.endsWith("stack") ? [city, ...(next[pile] as number[])] : [...(next[pile] as number[]), city];
  return next;
}

function unitFields(letters: string, path: readonly string[]): Field[] {
  return UNITS.map((unit) => ({
    path: [...path, unit],
    label: { id: `xidit-unit-${unitId(unit)}` },
    kind: "number",
    value: [...letters].filter((letter) => letter === unit).length,
    set: (now, value) =>
      withValue(
        now,
        path,
        UNITS.map((one) =>
          one.repeat(one === unit ? Number(value) : [...letters].filter((letter) => letter === one).length),
        ).join(""),
      ),
  }));
}

function groups(position: Position, printed: Printed): Group[] {
  const view = position as unknown as View;
  const colours = view.seats.map((name) => [name, colour(name)] as const);
  const cities = Object.keys(printed.cities).map((city) => [Number(city), city] as const);
  const players = view.seats.map((name): Group => ({
    label: colour(name),
    colour: name,
    fields: [
      { path: ["players", name, "gold"], label: edit("gold"), kind: "number" },
      { path: ["players", name, "city"], label: edit("city"), kind: "choice", choices: [[null, edit("not-started")], ...cities] },
      ...unitFields(view.players[name]?.units ?? "", ["players", name, "units"]),
      { path: ["players", name, "floors_waiting"], label: edit("floors-waiting"), kind: "number" },
      { path: ["players", name, "floors_left"], label: edit("floors-left"), kind: "shown" },
      { path: ["players", name, "bards_left"], label: edit("bards-left"), kind: "shown" },
    ],
  }));
  const table: Field[] = [
    { path: ["year"], label: edit("year"), kind: "choice", choices: numbers(1, variantOf(view, printed).years) },
    { path: ["first"], label: edit("first"), kind: "choice", choices: colours },
    ...view.assessments.map((_, place): Field => ({
      path: ["assessments", place],
      label: edit("assessment", { place: place + 1 }),
      kind: "choice",
      choices: ["wealth", "influence", "reputation"].map((name) => [name, assessment(name)] as const),
      set: (now, value) => ({
        ...now,
        assessments: swapped((now as unknown as View).assessments as string[], place, String(value)),
      }),
    })),
    ...(view.virtual
      ? (["wealth", "influence", "reputation"] as const).map((name): Field => ({
          path: ["virtual", name],
          label: edit("virtual", { of: assessment(name) }),
          kind: "number",
        }))
      : []),
  ];
  const piles: Pile[] = [
    "recruits",
    "threats",
    "next_recruitment",
    "recruitment_stack",
    "recruitment_discard",
    "next_threat",
    "threat_stack",
    "threat_discard",
  ];
  const lies = tokens(view, printed).map((city): Field => ({
    path: ["token", city],
    label: edit("token", { city }),
    kind: "choice",
    value: pileOf(view, city),
    choices: piles.map((pile) => [pile, edit(`pile-${pile.replace("_", "-")}`)] as const),
    set: (now, value) => laid(now, city, value as Pile, printed),
  }));
  const camps = Object.entries(view.recruits).map(([city, letters]): Group => ({
    label: edit("camp", { city: Number(city) }),
    fields: unitFields(letters, ["recruits", city]),
  }));
  return [
    ...players,
    { label: edit("table"), fields: table },
    { label: edit("titans"), fields: view.titans.flatMap((_, stack) => titanFields(view, printed, stack)) },
    { label: edit("tokens"), fields: lies },
    ...camps,
  ];
}

type Titan = NonNullable<View["titans"][number][number]>;

/** Which titans of a stack are left, the top one first, and whether it rages. */
function titanFields(view: View, printed: Printed, stack: number): Field[] {
  const [one, other] = printed.titans.slice(2 * stack, 2 * stack + 2);
  if (!one || !other) return [];
  const kinds = [[one, other], [other, one], [one], [other], []];
  const there = (view.titans[stack] ?? []) as Titan[];
  const gives = ({ gold, bards, floors }: Omit<Titan, "raging">) => `${gold}/${bards}/${floors}`;
  const told = (titans: readonly Omit<Titan, "raging">[]): Message =>
    titans.length ? edit("titans-left", { titans: titans.map(gives).join(" – ") }) : edit("titans-none");
  const raging = there[0]?.raging ?? false;
  const made = (titans: readonly Omit<Titan, "raging">[], rages: boolean) =>
    titans.map((titan, depth) => ({ ...titan, raging: depth === 0 && rages }));
  const bare = there.map(({ units, gold, bards, floors }) => ({ units, gold, bards, floors }));
  const fields: Field[] = [
    {
      path: ["titans", stack],
      label: edit("titan-stack", { units: one.units }),
      kind: "choice",
      value: kinds.findIndex((titans) => titans.map(gives).join() === bare.map(gives).join()),
      choices: kinds.map((titans, at) => [at, told(titans)] as const),
      set: (now, value) => withValue(now, ["titans", stack], made(kinds[Number(value)] ?? [], raging)),
    },
  ];
  if (there.length)
    fields.push({
      path: ["titans", stack, 0, "raging"],
      label: edit("raging"),
      kind: "flag",
      value: raging,
      set: (now, value) => withValue(now, ["titans", stack], made(bare, value === true)),
    });
  return fields;
}

function brushes(position: Position): { label: Message; brushes: Brush[] }[] {
  const { seats } = position as unknown as View;
  return [
    {
      label: edit("take-away"),
      brushes: [
        { id: "nothing token", label: edit("no-token") },
        { id: "nothing guild", label: edit("no-guild") },
        { id: "nothing bards", label: edit("no-bards") },
      ],
    },
    {
      label: edit("tokens"),
      brushes: [
        { id: "recruits", label: edit("pile-recruits") },
        { id: "threats", label: edit("pile-threats") },
      ],
    },
    ...seats.map((name) => ({
      label: colour(name),
      brushes: (["idrakys", "floor", "bard"] as const).map((what): Brush => ({
        id: `${what} ${name}`,
        label: edit(what),
        colour: name,
      })),
    })),
  ];
}

function paint(position: Position, target: string, brush: string, printed: Printed): Position | null {
  const view = position as unknown as View;
  const at = target.indexOf(" ");
  const [kind, place] = [target.slice(0, at), target.slice(at + 1)];
  const [what, of = ""] = brush.split(" ");
  if (kind === "region") {
    if (brush === "nothing bards") return place in view.regions ? without(position, ["regions", place]) : null;
    if (what !== "bard") return null;
    const there = view.regions[place] ?? {};
    return withValue(position, ["regions", place], { ...there, [of]: (there[of] ?? 0) + 1 });
  }
  if (kind !== "city") return null;
  const city = Number(place);
  const used = tokens(view, printed).includes(city);
  switch (what) {
    case "idrakys":
      return withValue(position, ["players", of, "city"], city);
    case "floor": {
      const guild = view.guilds[place];
      const floors = guild?.[0] === of ? guild[1] + 1 : 1;
      return withValue(position, ["guilds", place], [of, floors]);
    }
    case "recruits":
    case "threats":
      return used ? laid(position, city, what, printed) : null;
    default:
      if (brush === "nothing guild") return place in view.guilds ? without(position, ["guilds", place]) : null;
      if (brush !== "nothing token") return null;
      return pileOf(view, city) === "recruits"
        ? laid(position, city, "recruitment_discard", printed)
        : pileOf(view, city) === "threats"
          ? laid(position, city, "threat_discard", printed)
          : null;
  }
}

const floorsOut = (view: View, name: string): number => floorsBuilt(view, name) + (view.players[name]?.floors_waiting ?? 0);

/** What follows from the rest: bards and floors that came onto the map came from those left, and go back to them. */
function tidied(position: Position, before: Position): Position {
  const [view, was] = [position as unknown as View, before as unknown as View];
  const players = Object.fromEntries(
    Object.entries(view.players).map(([name, own]) => {
      const had = was.players[name];
      const bards_left = (had?.bards_left ?? 0) + bardsSeen(was, name) - bardsSeen(view, name);
      const floors_left = (had?.floors_left ?? 0) + floorsOut(was, name) - floorsOut(view, name);
      return [name, { ...own, bards_left, floors_left }];
    }),
  );
  return Object.fromEntries(Object.entries({ ...position, players }).filter(([name]) => name !== "barracks"));
}

export default { groups, brushes, paint, tidied } satisfies PositionEditor;
