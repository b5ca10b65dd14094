// What a game brings to the table in the browser, and what passes between it and the common parts.
//
// A decision is put together in *stages*: each offers a few options, on a lit target of the board, in the list or by key, until the
// words make a whole decision in the notation. The table knows nothing of any game but this; the game's parts know nothing of
// servers, sockets or pages.
import type { Component } from "svelte";
import type { Area, Decision, LedgerEntry, Message, Preview, Scene, Standings } from "$lib/api/types";
import type { Flight } from "./session/flying";
import type { Sound } from "./session/sound";

/** Somebody at the table, as everything on the screen shows them. */
export interface Player {
  seat: number;
  colour: string;
  /** Of the person, the bot, or the one in the record. */
  name: string;
  /** What tells them apart from others who are called so: their colour. */
  apart?: string | undefined;
  bot: string | null;
  /** It is the viewer's seat, or one that the viewer plays too. */
  mine: boolean;
}

/** One thing that can be picked at a stage. */
export interface Option {
  /** The decision in the notation, as far as this option goes: it is sent, and never taken apart. */
  words: string;
  /** The same as data; absent of what only the words are known of. */
  decision?: Decision | undefined;
  /** For the list and for screen readers, already in the viewer's language. */
  label: string;
  /** Where it is picked on the board: a *target* (`space e4`, `tile 2`); empty where only the list has it. */
  target: string;
  /** Whether the words are a whole decision, or the next stage asks for more. */
  done: boolean;
  /** It gives something up: it is offered beside the question, and neither on the board nor in the list. */
  givesUp?: boolean;
}

/** A whole decision that is advised. */
export interface Advice extends Option {
  /** The targets and the words of the choices that lead to it, from what is asked now. */
  steps: readonly string[];
}

/** What an option leads to, as the server foresees it. */
export interface Foreseen {
  /** The whole decisions. */
  decisions: Decision[];
  /** What follows all of them. */
  follows: Message[];
  /** The most that one of them gains; null where that means nothing. */
  gain: number | null;
}

/** What is asked of the player now. */
export interface Stage {
  /** What to do now and what follows, in a sentence. */
  prompt: string;
  options: Option[];
  /** The decision as far as it has been said. */
  words: string;
  /** The same as data; absent where nothing has been said. */
  decision?: Decision | undefined;
  /** The rules behind this step. */
  rules: string[];
  /** The game's table has a control of its own for it, in sight: on a phone the options are not repeated beside it. */
  control?: boolean;
  /** A target that was picked before, to be shown as such; empty if none. */
  chosen?: string;
}

/** A line of the log: what happened, in words, and the targets it speaks of. */
export interface FormattedLine {
  text: string;
  seat: number | null;
  rules: string[];
  targets: string[];
}

/** Somebody's game as the screen shows it: at the table, in a replay, in a scene. What it says changes by itself (runes). */
export interface TableView<View, Printed> {
  readonly game: string;
  /** The printed figures of the edition. */
  readonly printed: Printed;
  /** What is drawn: the game as it stands, a moment of a replay or of a scene. */
  readonly view: View;
  /** The same in words, of a game from another package. */
  readonly areas?: readonly Area[] | null;
  /** Counts the moments; what is drawn without a step between (a jump in a replay) must not be animated. */
  readonly moment: number;
  readonly animate: boolean;
  readonly players: Player[];
  /** The viewer's seat; null for a spectator. */
  readonly seat: number | null;
  /** The seats that owe a decision. */
  readonly deciders: number[];

  /** What is asked of the viewer; null where nothing is, and in a replay. */
  readonly stage: Stage | null;
  /** The options of the stage by their target. */
  readonly lit: ReadonlyMap<string, Option>;
  /** The option under the pointer or the keyboard. */
  readonly focused: Option | null;
  /** What it would do, once the server has said so; null until then. */
  readonly preview: Preview | null;
  /** What is known of an option that leads to several decisions. */
  foreseen?(option: Option): Foreseen;
  /** How much more the options on lit targets gain than the poorest of them, from 0 to 1; empty where all gain the same. */
  readonly shades?: ReadonlyMap<string, number>;
  /** An option that waits to be confirmed, since it cannot be undone. */
  readonly chosen: Option | null;
  /** What was advised, the best first: it is drawn at once, each with its number, and never sent by itself. */
  readonly advised?: readonly Advice[];
  /** A decision that was sent and that the server has not confirmed yet: to be shown as meant, not as done. */
  readonly pending: Option | null;
  /** Targets that the log, an overlay or a scene points at. */
  readonly marked: ReadonlySet<string>;
  /** The scene that is being played; null where none is. */
  readonly scene: Scene | null;
  /** What the open information implies, where the table allows it; null or absent where it does not. */
  readonly standings?: Standings | null;
  /** The viewer wants to see on the board who leads, as the standings say. */
  readonly overlay?: boolean;
  /** How the game ended, as its record keeps it; null while it goes on. */
  readonly result?: Readonly<Record<string, unknown>> | null;

  /** What the server says, in the viewer's language. */
  formatMessage?(message: Message): string;
  focus(option: Option | null): void;
  pick(option: Option): void;
  /** A target was clicked: picks its option, or asks the server why it is not allowed and says so. */
  touch(target: string): void;
  /** A whole decision that a game's own control has put together, and what it is called. */
  decide(words: string, label?: string): void;
  /** A whole decision that the viewer wants to have set on the game's own control, to look at it and to change it. */
  readonly suggested?: Option | null;
  /** How far a control of the game's own has been set, as it was kept at this table for this seat; it outlives a reload. */
  draft?(): string;
  keepDraft?(draft: string): void;
  /** A question that only the game itself can answer, by the name that its guide knows; of type `T`, as the game declares it. */
  ask?<T>(name: string, args: Readonly<Record<string, unknown>>): Promise<T>;
}

/** A game at the table. `games/<name>/drawing.ts` offers one as its default; of other packages' games see `general`. */
export interface TableDrawing<View = unknown, Printed = unknown> {
  game: string;
  /** The whole table of the game: board, players, controls that are its own. */
  Table: Component<{ shown: TableView<View, Printed> }>;
  /**
   * Everybody at the table, in a line each: it lies in the rail beside the board, on a phone above it, in brief. As a `whole` it
   * tells all that each has there, too.
   */
  People?: Component<{ shown: TableView<View, Printed>; whole?: boolean }>;
  /** On a phone, where not all of the table is seen at once: whether an option is offered beside the question. */
  aside?(option: Option): boolean;
  /** Seats hide something from each other: people at one screen hand it over, and nobody looks on. */
  secrets?: boolean;
  /** The game's own table shows the standings (`shown.standings`) at any time, not only with the overlay of the majorities. */
  showsStandings?: boolean;
  /** Nothing is scored by who has more, so that there is nothing to list. */
  noMajorities?: boolean;
  /** What a picture of the finished game shows: the layers of its board, found by this selector, and of them a part, as a viewBox. */
  picture?: { layers: string; frame?: string };
  /** The class that has the colours of its world: what flies over the page wears it too. */
  world?: string;
  /** What flies where for a line of the ledger, of a player of that colour; null for what the table shows better. */
  flights?: (line: LedgerEntry, colour: string, view: View, before: View) => Flight | null;
  /** What is heard when the ledger tells of something. */
  sounds?: Readonly<Record<string, Sound>>;
}

/** What the shown moment brought, to be seen and heard. */
export interface MomentEffects extends Pick<TableView<unknown, unknown>, "moment" | "players" | "view"> {
  /** The lines of the ledger that led to it; none where it was jumped to. */
  readonly happened: readonly LedgerEntry[];
  readonly drawing: TableDrawing | null;
}
