// Whether the screen is a phone's: a table lies otherwise there (`table/chrome/Frame.svelte`).
import { MediaQuery } from "svelte/reactivity";

/** It is touched: what is drawn has to be as large as a finger. */
export const finger = new MediaQuery("(pointer: coarse)");

export const narrow = new MediaQuery("(max-width: 40rem), (max-width: 56rem) and (min-height: 30rem)");
