// Tests speak of everything: the words of all pages are there whatever is spoken.
import { want } from "./words.svelte";

want(["all", "editions"]);
