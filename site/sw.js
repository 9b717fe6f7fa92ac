// Keeps the whole site, as one version. A new one is fetched beside it, and takes its place when the reader says so or
// when no tab shows the old one any longer. What is of another site on this address is left alone.
const NAME = `whydoku ${registration.scope} `;
const own = caches.open(NAME + VERSION);

addEventListener("install", (event) => {
  // Past the browser's own memory, which may hold the page of another version.
  const requests = FILES.map((file) => new Request(file, { cache: file.includes("/") && file !== "./" ? "default" : "reload" }));
  event.waitUntil(own.then((cache) => cache.addAll(requests)));
  // Where a browser can, it takes files from the cache without waking this script.
  const files = { urlPattern: { pathname: `${new URL(registration.scope).pathname}${VERSION}/*` } };
  event.addRoutes?.({ condition: files, source: { cacheName: NAME + VERSION } })?.catch(() => {});
});

addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name.startsWith(NAME) && name !== NAME + VERSION);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))));
});

addEventListener("message", ({ data }) => data === "now" && skipWaiting());

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(registration.scope)) return;
  // The page has the puzzle of a link in its query, and may be asked for by its name.
  const wanted = new URL(request.url).pathname.endsWith("/index.html") ? "./" : request;
  const kept = own.then((cache) => cache.match(wanted, { ignoreSearch: true }));
  event.respondWith(kept.then((answer) => answer ?? fetch(request)));
});
