// The worker beside the pages: it keeps what is shown without a connection.
import { fetchWords } from "$lib/words/words.svelte";

/** Once the page is there and rests: what it has loaded is kept as well. */
export async function startWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return; // as where people come by plain http
  await navigator.serviceWorker.register("/worker.js");
  const [{ active }] = await Promise.all([navigator.serviceWorker.ready, fetchWords("all")]);
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  active?.postMessage({ files: loaded.filter((name) => new URL(name).pathname.startsWith("/assets/")) });
}
