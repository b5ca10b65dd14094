import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./state/settings.svelte";
import { chosen, speak } from "./words/words.svelte";

settings.show();
await speak(chosen(settings.liked.language, navigator.languages));

const target = document.getElementById("app");
if (target) mount(App, { target });
