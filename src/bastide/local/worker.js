// Keeps all files of one version, so that the table works without a network. A newer version waits until it is asked for.
const SHELF = "bastide-local-__VERSION__";
const FILES = __FILES__;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll(FILES.map((name) => new Request(name, { cache: "no-cache" })))));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("message", (event) => {
  if (event.data === "replace") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || address.origin !== location.origin) return;
  const wanted = event.request.mode === "navigate" ? "index.html" : event.request;
  event.respondWith(caches.open(SHELF).then((shelf) => shelf.match(wanted, { ignoreSearch: true })).then((kept) => kept ?? fetch(event.request)));
});
