// What the stages of a decision know, and the options that they offer.
import type { Option } from "$lib/table/face";
import type { Printed, View } from "../pieces";

/** The game as it is shown, and what is legal in it. */
export interface Asked {
  view: View;
  printed: Printed;
  legal: string[];
}

/** An option whose words are a whole decision. */
export const whole = (words: string, label: string, spot: string): Option => ({ words, label, spot, done: true });

/** An option after which more is asked. */
export const part = (words: string, label: string, spot: string): Option => ({ words, label, spot, done: false });
