// Keeps the shell of the app ready. The build writes `shell` ({ name, files }) above this line.
// Pages always come from the network, so that nobody meets an old one or another child's; without a network there is
// the offline page. /api is never touched: what children write must not lie in a browser's cache.
addEventListener('install', (event) => {
  event.waitUntil(caches.open(shell.name).then((cache) => cache.addAll(shell.files)));
});

addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== shell.name).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/offline.html')));
  else if (/^\/(assets|emoji)\//.test(pathname) || shell.files.includes(pathname))
    event.respondWith(fromCacheFirst(request));
});

async function fromCacheFirst(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) (await caches.open(shell.name)).put(request, fresh.clone());
  return fresh;
}
