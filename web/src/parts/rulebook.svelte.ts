// The rule that is being read, wherever on the page its id was clicked.

/** Whose rules: a game in an edition, or as a table plays it. */
export interface Edition {
  game: string;
  edition: string;
  /** A table that was begun with an edition of its own. */
  table?: string;
}

class Rulebook {
  /** The rule that a small window shows over the page. */
  shown = $state<string | null>(null);
  /** The whole book lies over the page, opened at a rule, or at its beginning (empty). */
  whole = $state<string | null>(null);
  /** What is played here; null where no table is. */
  of = $state.raw<Edition | null>(null);

  open(rule: string): void {
    this.shown = rule;
  }

  /** The whole book, at a rule: over a table, which stays as it is. */
  openWhole(rule = ""): void {
    this.shown = null;
    this.whole = rule;
  }

  close(): void {
    this.shown = null;
  }
}

export const rulebook = new Rulebook();
