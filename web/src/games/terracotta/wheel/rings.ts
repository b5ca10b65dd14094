// The action wheel as it stands: what each ring shows in each segment, and where that is on the screen.
import { type Printed, type RingName, RINGS, type View } from "../pieces";

/** `coins 3`, `master smith`, `soak`: the kind of a ring action, and its number, master or weapon. */
export interface RingAction {
  kind: string;
  value: string;
}

export function ringAction(text: string): RingAction {
  const [kind = "", value = ""] = text.split(" ");
  return { kind, value };
}

/**
 * What is seen in a segment (from 1): the inner ring turns clockwise, the middle one against it, the outer one never (T2.2,
 * T3.2).
 */
export function actionIn(view: View, printed: Printed, ring: RingName, segment: number): RingAction {
  const actions = printed.rings[ring];
  const turned = ring === "inner" ? -view.rings.inner : ring === "middle" ? view.rings.middle : 0;
  return ringAction(actions[modulo(segment - 1 + turned, actions.length)]!);
}

/** The three actions of a segment, from the inside out (T3.5). */
export function actionsIn(view: View, printed: Printed, segment: number): RingAction[] {
  return RINGS.map((ring) => actionIn(view, printed, ring, segment));
}

/** The quarter, and so the warehouse, in which a segment lies: both from 1. */
export const quarterOf = (printed: Printed, segment: number): number => Math.ceil(segment / printed.segments_per_quarter);

export const modulo = (number: number, by: number): number => ((number % by) + by) % by;

/**
 * How far a ring is drawn turned, in steps, when it now stands at `turned`: on from where it was drawn, the way it turns,
 * so that it never spins back from the last step to the first. An undo turns it back by what was undone.
 */
export function turnedOn(drawn: number, turned: number, segments: number): number {
  const ahead = modulo(turned - drawn, segments);
  return drawn + (ahead <= segments / 2 ? ahead : ahead - segments);
}

/** Degrees clockwise from the top, of the middle of a segment (from 1). Segment 1 begins at the top. */
export const angleOf = (segment: number, segments: number): number => ((segment - 0.5) * 360) / segments;

/** A point of a circle around the middle of the wheel. */
export function onCircle(radius: number, degrees: number): [number, number] {
  const radians = (degrees * Math.PI) / 180;
  return [radius * Math.sin(radians), -radius * Math.cos(radians)];
}

const at = (radius: number, degrees: number): string =>
  onCircle(radius, degrees)
    .map((number) => number.toFixed(2))
    .join(" ");

/** A stone of a ring: the outline between two radii and two angles, with joints of even width to its neighbours. */
export function stone(inner: number, outer: number, from: number, to: number, joint = 0): string {
  const cut = (radius: number) => (joint / 2 / radius) * (180 / Math.PI);
  const wide = to - from > 180 ? 1 : 0;
  return (
    `M${at(inner, from + cut(inner))}L${at(outer, from + cut(outer))}` +
    `A${outer} ${outer} 0 ${wide} 1 ${at(outer, to - cut(outer))}` +
    `L${at(inner, to - cut(inner))}A${inner} ${inner} 0 ${wide} 0 ${at(inner, from + cut(inner))}Z`
  );
}

/** A part of a circle, for a stroke. */
export function arc(radius: number, from: number, to: number): string {
  const wide = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${at(radius, from)}A${radius} ${radius} 0 ${wide} ${to > from ? 1 : 0} ${at(radius, to)}`;
}
