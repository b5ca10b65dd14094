import { mount } from "svelte";
import App from "./App.svelte";
import { visitor } from "./state/me.svelte";
import { settings } from "./state/settings.svelte";
import { startWorker } from "./state/worker";
import { chosen, speak } from "./words/words.svelte";

settings.show();
void visitor.load().catch(() => undefined); // while the words are on their way
await speak(chosen(settings.liked.language, navigator.languages));

const target = document.getElementById("app");
target?.replaceChildren();
if (target) mount(App, { target });
if (import.meta.env.PROD) requestIdleCallback(() => void startWorker().catch(() => undefined), { timeout: 5000 });
