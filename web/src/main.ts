import { mount } from "svelte";
import App from "./App.svelte";
import { games } from "./lobby/games.svelte";
import { whenIdle } from "./state/idle";
import { visitor } from "./state/me.svelte";
import { settings } from "./state/settings.svelte";
import { startWorker } from "./state/worker";
import { chosen, speak } from "./words/words.svelte";

const first = location.pathname === "/";
settings.show();
void visitor.load().catch(() => undefined); // while the words are on their way
if (first) void games().catch(() => undefined);
await speak(chosen(settings.liked.language, ...navigator.languages), first ? "first" : "all");

const target = document.getElementById("app");
target?.replaceChildren();
if (target) mount(App, { target });
if (import.meta.env.PROD) whenIdle(() => void startWorker().catch(() => undefined));
