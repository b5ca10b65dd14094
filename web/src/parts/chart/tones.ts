// The colours of what charts show: players by their own (a thin line on paper has to be darker than a piece), and what else there is.
const TONES: Record<string, string> = {
  yellow: "light-dark(#a67c00, var(--yellow))",
  black: "light-dark(var(--black), #cfc7bb)",
  own: "var(--act)",
  others: "light-dark(#8a7a68, #8f8272)",
  inaccuracy: "light-dark(#c99a2e, #d9b25a)",
  mistake: "light-dark(#c2682a, #e08c52)",
  blunder: "light-dark(#8c2f1b, #d4553a)",
};

export const toneOf = (name: string): string => TONES[name] ?? `var(--${name})`;
