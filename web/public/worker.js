// Keeps the page for the time without a network, and shows what the server calls about. Tables always come from the server.
const SHELF = "bastide-1";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll(["./", "./icon.svg", "./icon-turn.svg", "./manifest.webmanifest"])));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name)))),
  );
  self.clients.claim();
});

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || address.origin !== location.origin || address.pathname.includes("/api/")) return;
  if (address.pathname.includes("/assets/")) {
    event.respondWith(
      caches.match(event.request).then(
        (kept) =>
          kept ??
          fetch(event.request).then((answer) => {
            if (answer.ok) {
              const copy = answer.clone();
              event.waitUntil(caches.open(SHELF).then((shelf) => shelf.put(event.request, copy)));
            }
            return answer;
          }),
      ),
    );
    return;
  }
  event.respondWith(
    fetch(event.request)
      .then((answer) => {
        if (answer.ok && event.request.mode === "navigate") {
          const copy = answer.clone();
          event.waitUntil(caches.open(SHELF).then((shelf) => shelf.put("./", copy)));
        }
        return answer;
      })
      .catch(() => caches.match(event.request.mode === "navigate" ? "./" : event.request).then((kept) => kept ?? Response.error())),
  );
});

self.addEventListener("push", (event) => {
  let call = {};
  try {
    call = event.data.json();
  } catch {
    call = { text: event.data ? event.data.text() : "" };
  }
  const title = call.title ?? "Bastide";
  const body = call.text ?? call.body ?? "";
  event.waitUntil(
    self.registration.showNotification(title, { body, icon: "./icon-192.png", tag: call.table ?? title, data: call }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const table = event.notification.data && event.notification.data.table;
  event.waitUntil(self.clients.openWindow(table ? `./#/table/${table}` : "./"));
});
