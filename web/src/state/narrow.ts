// Whether the screen is a phone's: a table lies otherwise there (`table/chrome/Frame.svelte`).
import { MediaQuery } from "svelte/reactivity";

export const narrow = new MediaQuery("(max-width: 40rem), (max-width: 56rem) and (min-height: 30rem)");
