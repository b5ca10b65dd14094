// How players are told apart without colour: every colour has its own base, the same on every board, badge and chart.
export type Shape = "circle" | "square" | "hexagon" | "diamond" | "triangle";

const SHAPES: Record<string, Shape> = {
  yellow: "circle",
  green: "square",
  blue: "hexagon",
  purple: "diamond",
  red: "triangle",
  black: "diamond",
};

export const shapeOf = (colour: string): Shape => SHAPES[colour] ?? "circle";

/** The outline of a base in a square from -1 to 1, as an SVG path. All cover about the same area. */
export const OUTLINES: Record<Shape, string> = {
  circle: "M0 -.92A.92 .92 0 1 1 0 .92A.92 .92 0 1 1 0 -.92Z",
  square: "M-.8 -.8H.8V.8H-.8Z",
  hexagon: "M.95 0L.475 .823H-.475L-.95 0L-.475 -.823H.475Z",
  diamond: "M0 -1.05L1.05 0L0 1.05L-1.05 0Z",
  triangle: "M0 -1.05L1.05 .8H-1.05Z",
};

export const outlineOf = (colour: string): string => OUTLINES[shapeOf(colour)];

const PATTERNS: Record<string, string> = {
  yellow: "M0 -.55A.55 .55 0 1 1 0 .55A.55 .55 0 1 1 0 -.55Z",
  green: "M-.4 -.8V.8M0 -.8V.8M.4 -.8V.8",
  blue: "M-.7 .35L.35 -.7M-.5 .6L.6 -.5M-.15 .75L.75 -.15",
  purple: "M-.5 -.5L.5 .5M-.5 .5L.5 -.5",
  red: "M-.35 -.3H.35M-.6 .15H.6M-.85 .55H.85",
  black: "M0 -.25A.25 .25 0 1 1 0 .25A.25 .25 0 1 1 0 -.25Z",
};

/** Lines to draw thinly on a base, in the same square: the third way to tell players apart. */
export const patternOf = (colour: string): string => PATTERNS[colour] ?? "";
