// Keeps all files of one version, so that the table works without a network. A newer version waits until it is asked for.
const SHELF = "bastide-local-__VERSION__";
const FILES = __FILES__;
// What bots have learned, a file a game: it comes when one of them first thinks, or after all else.
const NETS = __NETS__;
const LASTING = /^assets\/|-[0-9a-f]{12}[-./]/;

// What has its fingerprint in its name is the same wherever it is kept already.
const lasting = (name) => (LASTING.test(name) ? caches.match(name) : undefined);

async function keep(shelf, name) {
  const kept = (await lasting(name)) ?? (await fetch(name, { cache: LASTING.test(name) ? "default" : "no-cache" }));
  if (!kept.ok) throw new Error(`${name}: ${kept.status}`);
  await shelf.put(name, kept);
}

async function keepAll() {
  const shelf = await caches.open(SHELF);
  const there = await Promise.all(NETS.map(lasting));
  await Promise.all([...FILES, ...NETS.filter((_, index) => there[index])].map((name) => keep(shelf, name)));
}

async function keepNets() {
  const shelf = await caches.open(SHELF);
  for (const name of NETS) await keep(shelf, name);
}

async function answer(event) {
  const shelf = await caches.open(SHELF);
  const kept = await shelf.match(event.request.mode === "navigate" ? "index.html" : event.request, { ignoreSearch: true });
  if (kept) return kept;
  const came = await fetch(event.request);
  if (came.ok && NETS.some((name) => new URL(name, location).href === event.request.url))
    event.waitUntil(shelf.put(event.request, came.clone()));
  return came;
}

self.addEventListener("install", (event) => event.waitUntil(keepAll()));

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
  else if (event.data === "nets") event.waitUntil(keepNets());
});

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || address.origin !== location.origin) return;
  event.respondWith(answer(event));
});
