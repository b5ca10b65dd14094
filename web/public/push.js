// Shows what the server pushes while no page is open, and opens the table when it is clicked.
self.addEventListener("push", (event) => {
  const told = event.data ? event.data.json() : {};
  event.waitUntil(
    self.registration.showNotification(told.title || "Clay & Crown", {
      body: told.body || "",
      tag: told.tag,
      data: told.url || "/",
      icon: "/icon.svg",
    }),
  );
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
