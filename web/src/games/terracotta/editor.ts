// The board editor for Terracotta Army: statues and workers are put down on the board, goods are set beside it.
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
import { horseSpaces, placeOf, standing } from "./mausoleum/mausoleum";
import { colour, master, tile, weapon } from "./names";
import {
  type Goods,
  isOne,
  MASTERS,
  type Printed,
  type View,
  type Warrior,
  WARRIORS,
  type Way,
  WAYS,
  WEAPONS,
  WORKERS,
} from "./pieces";

const SIGNS: Record<Warrior, string> = { officer: "O", guard: "G", crossbowman: "C", soldier: "S" };
const FACING: Record<Way, string> = { up: "^", down: "v", left: "<", right: ">" };
const OPPOSITE: Record<Way, Way> = { up: "down", down: "up", left: "right", right: "left" };
const NOTHING = "..";

const edit = (name: string, values?: Record<string, unknown>): Message => ({
  id: `terracotta-edit-${name}`,
  values: values ?? null,
});
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, more) => [from + more, String(from + more)] as const);

function groups(position: Position, printed: Printed): Group[] {
  const view = position as unknown as View;
  const seats = Object.keys(view.players);
  const colours = seats.map((name) => [name, colour(name)] as const);
  const ordered: Field[] = view.order.map((_, place) => ({
    path: ["order", place],
    label: edit("order", { place: place + 1 }),
    kind: "choice",
    choices: colours,
    set: (now, value) => ({ ...now, order: swapped((now as unknown as View).order, place, String(value)) }),
  }));
  const tiles: Field[] = view.tiles.map((_, round) => ({
    path: ["tiles", round],
    label: edit("tile", { round: round + 1 }),
    kind: "choice",
    choices: printed.tiles.map((name) => [name, tile(name)] as const),
    set: (now, value) => ({ ...now, tiles: swapped((now as unknown as View).tiles, round, String(value)) }),
  }));
  const table: Field[] = [
    { path: ["round"], label: edit("round"), kind: "choice", choices: numbers(1, view.tiles.length) },
    { path: ["to_act"], label: edit("to-act"), kind: "choice", choices: [...colours, [null, edit("nobody")]] },
    ...ordered,
    { path: ["rings", "inner"], label: edit("ring-inner"), kind: "choice", choices: numbers(0, printed.segments - 1) },
    { path: ["rings", "middle"], label: edit("ring-middle"), kind: "choice", choices: numbers(0, printed.segments - 1) },
    { path: ["inspectors", "row"], label: edit("inspector-row"), kind: "choice", choices: numbers(1, printed.rows) },
    { path: ["inspectors", "column"], label: edit("inspector-column"), kind: "choice", choices: numbers(1, printed.columns) },
    ...view.warehouses.map((_, at): Field => ({
      path: ["warehouses", at],
      label: edit("warehouse", { number: at + 1 }),
      kind: "number",
    })),
    ...tiles,
  ];
  const players = seats.map((name): Group => ({ label: colour(name), colour: name, fields: goods(view, name, printed) }));
  return [...players, { label: edit("table"), fields: table }];
}

function goods(view: View, name: string, printed: Printed): Field[] {
  const own = view.players[name] as Goods;
  const at = (what: string) => ["players", name, what] as const;
  const plain = (["vp", "coins", "wet", "dry"] as const).map((what): Field => ({
    path: at(what),
    label: edit(what),
    kind: "number",
  }));
  const workers = own.craftsmen + own.artisans;
  const artisans: Field = {
    path: at("artisans"),
    label: edit("artisans"),
    kind: "choice",
    choices: numbers(0, workers),
    set: (now, value) => withValue(withValue(now, at("artisans"), value), at("craftsmen"), workers - Number(value)),
  };
  const ready = WEAPONS.map((one): Field => ({
    path: [...at("weapons"), one],
    label: weapon(one),
    kind: "flag",
    value: own.weapons.includes(one),
    set: (now, value) =>
      withValue(
        now,
        at("weapons"),
        WEAPONS.filter((each) => (each === one ? value === true : own.weapons.includes(each))),
      ),
  }));
  const hired = MASTERS.map((one): Field => ({
    path: [...at("masters"), one],
    label: master(one),
    kind: "choice",
    value: own.masters[one] ?? null,
    choices: [[null, edit("not-hired")], ...printed.token_costs.map((cost) => [cost, edit("token", { cost })] as const)],
    set: (now, value) =>
      value === null ? without(now, [...at("masters"), one]) : withValue(now, [...at("masters"), one], value),
  }));
  const priority: Field = {
    path: at("priority"),
    label: edit("priority"),
    kind: "choice",
    choices: [[null, edit("none")], ...numbers(1, Object.keys(view.players).length - 1)],
  };
  return [...plain, artisans, priority, ...ready, ...hired];
}

function brushes(position: Position): { label: Message; brushes: Brush[] }[] {
  const seats = Object.keys((position as unknown as View).players);
  const owned = seats.map((name) => ({
    label: colour(name),
    brushes: [
      ...WARRIORS.map((type): Brush => ({
        id: `${type} ${name}`,
        label: { id: "terracotta-warrior", values: { type } },
        colour: name,
      })),
      ...WORKERS.map((kind): Brush => ({
        id: `${kind} ${name}`,
        label: { id: "terracotta-worker", values: { kind } },
        colour: name,
      })),
    ],
  }));
  const specialists: Brush[] = [
    { id: "footman", label: { id: "terracotta-specialist", values: { type: "footman" } } },
    { id: "musician", label: { id: "terracotta-specialist", values: { type: "musician" } } },
    ...WAYS.map((way): Brush => ({ id: `archer ${way}`, label: { id: "terracotta-archer-facing", values: { way } } })),
    ...WAYS.map((way): Brush => ({ id: `horse ${way}`, label: edit("horse", { way }) })),
  ];
  return [
    { label: edit("take-away"), brushes: [{ id: "nothing", label: edit("nothing") }] },
    ...owned,
    { label: edit("specialists"), brushes: specialists },
  ];
}

function paint(position: Position, target: string, brush: string, printed: Printed): Position | null {
  const view = position as unknown as View;
  const [kind, place = ""] = target.split(" ");
  const [what = "", of = ""] = brush.split(" ");
  if (kind === "segment") {
    const there = view.wheel[place] ?? [];
    if (what === "nothing") return withWorkers(position, place, []);
    if (!isOne(WORKERS, what)) return null;
    const own = there.some(([owner, worker]) => owner === of && worker === what);
    const others = there.filter(([, worker]) => worker !== what);
    return withWorkers(position, place, own ? others : [...others, [of, what]]);
  }
  if (kind !== "space") return null;
  const cleared = removed(view, place, printed);
  if (what === "nothing") return { ...position, mausoleum: cleared };
  if (what === "footman" || what === "musician") return { ...position, mausoleum: put(cleared, place, `${what[0]}.`) };
  if (what === "archer") return { ...position, mausoleum: put(cleared, place, `a${FACING[of as Way]}`) };
  if (what === "horse") {
    // It lies beside the warrior that was clicked.
    const rider = standing(view).get(place);
    if (!isOne(WARRIORS, rider?.kind) || !rider) return null;
    const lies = horseSpaces(rider.space, of as Way, printed);
    if (lies.length < 2) return null;
    let rows = view.mausoleum;
    for (const held of horseSpaces(rider.space, rider.horse, printed)) rows = put(rows, held, NOTHING);
    for (const held of lies) rows = put(rows, held, `h${FACING[OPPOSITE[of as Way]]}`);
    return { ...position, mausoleum: rows };
  }
  return isOne(WARRIORS, what) ? { ...position, mausoleum: put(cleared, place, `${SIGNS[what]}${of[0]}`) } : null;
}

function withWorkers(position: Position, segment: string, workers: View["wheel"][string]): Position {
  return workers.length ? withValue(position, ["wheel", segment], workers) : without(position, ["wheel", segment]);
}

function put(rows: readonly string[], space: string, sign: string): string[] {
  const [column, row] = placeOf(space);
  return rows.map((signs, at) =>
    at === row
      ? signs
          .split(" ")
          .map((one, place) => (place === column ? sign : one))
          .join(" ")
      : signs,
  );
}

/** The rows without what stands on a space: a horse goes with its rider, and alone where only it was clicked. */
function removed(view: View, space: string, printed: Printed): string[] {
  const found = standing(view).get(space);
  const horse = found ? horseSpaces(found.space, found.horse, printed) : [];
  return [space, ...horse].reduce((rows, held) => put(rows, held, NOTHING), [...view.mausoleum]);
}

/** What follows from the rest: the priority tokens that nobody has. */
function tidied(position: Position): Position {
  const { players } = position as unknown as View;
  const held = new Set(Object.values(players).map(({ priority }) => priority));
  const left = Array.from({ length: Object.keys(players).length - 1 }, (_, less) => less + 1).filter((token) => !held.has(token));
  const before = (position["priority_left"] as number[]).filter((token) => left.includes(token));
  const rest = Object.fromEntries(Object.entries(position).filter(([name]) => name !== "supply"));
  return { ...rest, priority_left: [...before, ...left.filter((token) => !before.includes(token))] };
}

export default { groups, brushes, paint, tidied } satisfies PositionEditor;
