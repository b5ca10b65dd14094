// How far one has come in a game's lesson: kept in this browser, so that one may leave and come back.
export interface Progress {
  /** The step that one is at. */
  step: string;
  /** Those that one has done. */
  done: string[];
}

const key = (game: string): string => `claycrown-lesson-${game}`;

export function progressOf(game: string): Progress {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key(game)) ?? "{}");
    const { step, done } = (found ?? {}) as Record<string, unknown>;
    return {
      step: typeof step === "string" ? step : "",
      done: Array.isArray(done) ? done.filter((one) => typeof one === "string") : [],
    };
  } catch {
    return { step: "", done: [] }; // a browser may forbid it; then it lasts as long as the page
  }
}

export function keepProgress(game: string, progress: Progress): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(progress));
  } catch {
    // As above.
  }
}
