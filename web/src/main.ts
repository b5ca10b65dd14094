import { mount } from "svelte";
import App from "./App.svelte";
import { openPage } from "./pages/opening";
import { rest, whenIdle } from "./state/idle";
import { begin } from "./state/language";
import { visitor } from "./state/me.svelte";
import { renewWhenOld } from "./state/renewed";
import { settings } from "./state/settings.svelte";
import { startWorker } from "./state/worker";
import { fetchWords } from "./words/words.svelte";

renewWhenOld();
settings.show();
void visitor.load().catch(() => undefined); // while the words are on their way
const spoken = begin();
if (navigator.onLine) void openPage(location.pathname)?.catch(() => undefined); // it shows itself what went wrong
await spoken;
await rest();

const target = document.getElementById("app");
target?.replaceChildren();
if (target) mount(App, { target });
/** Settings are promised to whoever has no connection; the words of all pages come with them. */
const fetchOffline = () => Promise.all([fetchWords("all"), import("./pages/Settings.svelte")]);
if (import.meta.env.PROD) whenIdle(() => void startWorker(fetchOffline).catch(() => undefined));
