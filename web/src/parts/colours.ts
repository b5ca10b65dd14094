// What the colour of a seat is called: where nothing is coloured, by the shape of its base.
import { settings } from "$lib/state/settings.svelte";
import { formatMessage, type Message } from "$lib/words/message";
import { shapeOf } from "./shapes";

const colourOf = (colour: string): Message => ({
  id: settings.liked.palette === "grey" ? `app-shape-${shapeOf(colour)}` : `app-colour-${colour}`,
});
export const colourName = (colour: string): string => formatMessage(colourOf(colour));

/** A sentence that speaks of a colour: the message `id` with `$colour`. */
export const ofColour = (id: string, colour: string): string => formatMessage({ id, values: { colour: colourOf(colour) } });
