// The service worker: shows a page of its own where the server cannot be reached, from files it keeps. It keeps files
// of the page only: nothing under /api/, no table, nothing that a seat sees. And it shows what the server pushes.
const VERSION = "development"; // these two lines are set by the build (worker.js)
const FILES = [];

const CACHE = `harena-${VERSION}`;
const AWAY = [502, 503, 504]; // what a proxy answers while the server behind it is down

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(["/", ...FILES]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(take());
});

async function take() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

// A page tells what it has loaded before there was a service worker: its language and its fonts, for example.
self.addEventListener("message", (event) => {
  const { keep } = event.data;
  const ours = keep.filter((path) => path.startsWith("/assets/"));
  event.waitUntil(caches.open(CACHE).then((cache) => Promise.all(ours.map((path) => keepFile(cache, path)))));
});

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (origin !== self.location.origin || event.request.method !== "GET") return;
  if (pathname.startsWith("/assets/")) event.respondWith(file(event.request));
  else if (event.request.mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(page(event));
});

/** A file whose name says what is in it: the one that is kept is right forever. */
async function file(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone()).catch(() => undefined); // no room: it works without
  return answer;
}

async function keepFile(cache, path) {
  if (!(await cache.match(path, { ignoreVary: true }))) await cache.add(path).catch(() => undefined);
}

async function page(event) {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    return AWAY.includes(answer.status) ? ((await withoutServer()) ?? answer) : answer;
  } catch {
    return (await withoutServer()) ?? Response.error();
  }
}

/** The page as it was kept, told that there is no server. */
async function withoutServer() {
  const kept = await (await caches.open(CACHE)).match("/", { ignoreVary: true });
  if (!kept) return null;
  const told = (await kept.text()).replace("<html", "<html data-offline");
  return new Response(told, { status: 503, headers: kept.headers });
}

// Messages that the server pushes while no page is open (server/notices/delivery.py). They are shown as they come.
self.addEventListener("push", (event) => {
  const message = read(event.data);
  if (message) event.waitUntil(show(message));
});

function read(data) {
  try {
    return data?.json();
  } catch {
    return null; // not ours
  }
}

function show({ title, body, lang, tag, open, stops = [] }) {
  const actions = stops.map(({ says }, at) => ({ action: String(at), title: says }));
  const data = { open, stops };
  return self.registration.showNotification(title, {
    body,
    lang,
    tag, // a newer one about the same table takes the place of an older one
    icon: "/icon-192.png",
    badge: "/badge-96.png",
    actions,
    data,
  });
}

self.addEventListener("notificationclick", (event) => {
  const { data } = event.notification;
  event.notification.close();
  const stop = data?.stops?.[event.action];
  event.waitUntil(stop ? end(stop) : visit(data?.open ?? "/"));
});

/** Goes to a page that is open already, or opens it. */
async function visit(path) {
  const { href, origin } = new URL(path, self.location.origin);
  if (origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => new URL(page.url).pathname === new URL(href).pathname);
  await (open ? open.focus() : self.clients.openWindow(href));
}

/** Switches something off: messages from the server, or those that a page in this browser shows itself. */
async function end({ here, token }) {
  if (here) {
    for (const page of await self.clients.matchAll({ type: "window" })) page.postMessage({ quiet: true });
    return;
  }
  const path = `/api/notices/stop/${encodeURIComponent(token)}`;
  const answer = await fetch(path, { method: "POST" }).catch(() => null);
  if (!answer?.ok) await self.clients.openWindow(`/notices#stop=${token}`); // the page says what is wrong
}
