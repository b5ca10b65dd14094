// Beside the pages: what is shown without a connection, and what the server pushes while no page is open.

const PAGE = "page"; // the page itself, as it last came: every address of the client is the same page
const FILES = "files"; // its files, whose names change with what is in them

self.addEventListener("install", (event) => event.waitUntil(keepPage().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** The page as the server has it now. When it is another one, files of the one before are wanted no longer. */
async function keepPage() {
  const [answer, pages] = await Promise.all([fetch("/", { cache: "no-cache" }), caches.open(PAGE)]);
  if (!answer.ok) return;
  const [now, before] = await Promise.all([answer.clone().text(), pages.match("/").then((kept) => kept?.text())]);
  if (now === before) return;
  await caches.delete(FILES);
  await pages.put("/", answer);
}

/** A page comes from the server, so that it is never an old one; only where there is no connection, as it last came. */
async function page(event) {
  try {
    const answer = await fetch(event.request);
    event.waitUntil(keepPage().catch(() => undefined));
    return answer;
  } catch (error) {
    const kept = await caches.match("/", { cacheName: PAGE });
    if (kept) return kept;
    throw error;
  }
}

async function file(request) {
  const kept = await caches.match(request, { cacheName: FILES });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    await caches.open(FILES).then((files) => files.put(request, copy));
  }
  return answer;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate" && !/^\/(api|health|ready|metrics)(\/|$)/.test(pathname)) event.respondWith(page(event));
  else if (pathname.startsWith("/assets/")) event.respondWith(file(request));
});

/** A page tells which files it has loaded before there was a worker to see it. */
self.addEventListener("message", (event) => {
  const wanted = Array.isArray(event.data?.files) ? event.data.files : [];
  event.waitUntil(Promise.all(wanted.map((name) => file(new Request(name)).catch(() => undefined))));
});

self.addEventListener("push", (event) => {
  const told = event.data ? event.data.json() : {};
  event.waitUntil(
    self.registration.showNotification(told.title || "Clay & Crown", {
      body: told.body || "",
      tag: told.tag,
      data: told.url || "/",
      icon: "/icons/192.png",
    }),
  );
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
