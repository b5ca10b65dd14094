// The worker beside the pages: it keeps what is shown without a connection.

/** Once the page is there and rests: what it has loaded is kept, and what must be there without a connection as well. */
export async function startWorker(fetchNeeded: () => Promise<unknown>): Promise<void> {
  if (!("serviceWorker" in navigator)) return; // as where people come by plain http
  await navigator.serviceWorker.register("/worker.js");
  const [{ active }] = await Promise.all([navigator.serviceWorker.ready, fetchNeeded()]);
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  active?.postMessage({ files: loaded.filter((name) => new URL(name).pathname.startsWith("/assets/")) });
}
