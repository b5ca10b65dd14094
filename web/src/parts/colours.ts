// What the colour of a seat is called: where nothing is coloured, by the shape of its base.
import { settings } from "$lib/state/settings.svelte";
import { t } from "$lib/words/words.svelte";
import { shapeOf } from "./shapes";

export const colourName = (colour: string): string =>
  settings.liked.palette === "grey" ? t(`house-shape-${shapeOf(colour)}`) : t(`house-colour-${colour}`);
