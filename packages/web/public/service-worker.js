// Keeps the page and How to play for when there is no network. What is played is never kept: it is the server's.
const CACHE = 'dustup';
const wishes = new URL(location.href).searchParams;
const language = wishes.get('language') ?? 'en';
const scope = new URL('.', location.href);

/** Everything of this build, but for the words of other languages. */
async function filesOfBuild() {
  const manifest = await (await fetch(new URL('.vite/manifest.json', scope), { cache: 'no-store' })).json();
  const files = new Set(
    Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]),
  );
  const isOther = (file) => /words-[a-z]{2}-/.test(file) && !file.includes(`words-${language}-`);
  return [...files].filter((file) => !isOther(file)).map((file) => new URL(file, scope).href);
}

const SHELL = ['./', 'theme.js', 'favicon.svg', 'app.webmanifest', 'icon-192.png'].map(
  (path) => new URL(path, scope).href,
);

async function keepBuild() {
  const cache = await caches.open(CACHE);
  const wanted = [...SHELL, ...(await filesOfBuild())];
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  // The page itself anew; what has a hash in its name never changes.
  await cache.addAll([...SHELL, ...wanted.filter((url) => !SHELL.includes(url) && !kept.has(url))]);
  for (const url of kept) if (!wanted.includes(url)) await cache.delete(url);
}

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(keepBuild());
});

addEventListener('activate', (event) => event.waitUntil(clients.claim()));

/** From the network, else as it was kept. */
async function newest(request, kept) {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await caches.match(kept ?? request.url);
    if (found === undefined) throw error;
    return found;
  }
}

async function unchanging(request) {
  return (await caches.match(request.url)) ?? fetch(request);
}

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, href } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.origin || !pathname.startsWith(scope.pathname)) return;
  const path = pathname.slice(scope.pathname.length);
  if (request.mode === 'navigate') event.respondWith(newest(request, scope.href));
  else if (path.startsWith('assets/')) event.respondWith(unchanging(request));
  else if (SHELL.includes(href)) event.respondWith(newest(request));
});
