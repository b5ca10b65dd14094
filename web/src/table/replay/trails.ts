// Lines of decisions to be drawn on the board of a replay: where each step is carried out, in order.
import type { Variation } from "$lib/api/types";

export interface Step {
  /** As in the list beside the board, from 1. */
  number: number;
  target: string;
}

export interface Trail {
  kind: "played" | "better";
  steps: readonly Step[];
}

/** Decisions are counted; of a single one that goes to several places, as a plan does, these are. */
export function stepsOf({ decisions }: Pick<Variation, "decisions">): Step[] {
  const [first, ...others] = decisions;
  if (first && !others.length) return first.targets.map((target, place) => ({ number: place + 1, target }));
  return decisions.flatMap(({ targets }, place) => targets.map((target) => ({ number: place + 1, target })));
}

/** One mark for each place, with the numbers of all its steps, and the ways from one to the next. */
export function marksOf({ steps }: Trail): { marks: { numbers: string; target: string }[]; ways: [from: string, to: string][] } {
  const places = [...new Set(steps.map(({ target }) => target))];
  return {
    marks: places.map((target) => ({
      numbers: steps.flatMap((step) => (step.target === target ? [step.number] : [])).join(" "),
      target,
    })),
    ways: steps.flatMap(({ target }, place): [string, string][] => {
      const before = steps[place - 1];
      return before && before.target !== target ? [[before.target, target]] : [];
    }),
  };
}
