// The three assessments as they are shown at the end: how far they have been told, who still stands, who has gone out.
import type { Scene } from "$lib/api/types";

export interface Assessed {
  of: string;
  /** All contestants by colour, best first; `virtual` is the virtual player. */
  ranking: [string, number][];
  out: string[];
}

/** The assessments of a game that is over, from its result; empty while it goes on. */
export function assessedIn(result: Readonly<Record<string, unknown>> | null | undefined): Assessed[] {
  const found = result?.["assessments"];
  return Array.isArray(found) ? (found as Assessed[]) : [];
}

export interface Progress {
  /** How many assessments have begun: the lights that are on. */
  lit: number;
  /** How many are over: who is out, by then. */
  over: number;
  won: boolean;
}

/** How far a scene has come; without one everything is told. */
export function toldBy(scene: Pick<Scene, "kind" | "marked"> | null, order: readonly string[]): Progress | null {
  if (scene === null || scene.kind === "winner") return { lit: order.length, over: order.length, won: true };
  const name = scene.marked.find((target) => target.startsWith("assessment "))?.slice("assessment ".length) ?? "";
  const place = order.indexOf(name);
  if (place < 0 || (scene.kind !== "assessment" && scene.kind !== "assessed")) return null;
  return { lit: place + 1, over: scene.kind === "assessed" ? place + 1 : place, won: false };
}

/** Who has gone out by then, each with the place of the assessment. */
export function outBy(assessed: readonly Assessed[], over: number): Map<string, number> {
  return new Map(assessed.slice(0, over).flatMap(({ out }, place) => out.map((who): [string, number] => [who, place])));
}
