// A picture of the rulebook as a game's own table draws it: a position in which nothing can be chosen.
import type { Message, Picture } from "$lib/api/types";
import type { Player, TableView } from "$lib/table/drawing";
import { formatMessage } from "$lib/words/message";
import { has, t } from "$lib/words/words.svelte";

/** Whoever plays a colour in an example is called by it. */
export function nameOf(colour: string): string {
  const id = `app-colour-${colour}`;
  return has(id) ? t(id) : colour;
}

/** What is said of an example, its players by their colours, as a sentence. */
export function told(message: Message, players: readonly string[]): string {
  const text = formatMessage(message, (seat) => nameOf(players[seat] ?? ""));
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export function still(game: string, picture: Picture, printed: unknown): TableView<unknown, unknown> {
  const nothing = () => undefined;
  const players: Player[] = picture.players.map((colour, seat) => ({
    seat,
    colour,
    name: nameOf(colour),
    bot: null,
    mine: false,
  }));
  return {
    game,
    printed,
    view: picture.view,
    moment: 0,
    animate: false,
    players,
    seat: null,
    deciders: [],
    stage: null,
    lit: new Map(),
    focused: null,
    preview: null,
    chosen: null,
    pending: null,
    marked: new Set(picture.targets),
    scene: null,
    formatMessage: (message) => told(message, picture.players),
    focus: nothing,
    pick: nothing,
    touch: nothing,
    decide: nothing,
  };
}
