// Before anything is painted: the colours and sizes chosen last time, the language, where we are, and what that takes. The page itself may
// hold no script.
{
  const { documentElement, head } = document;
  const base = new URL('.', document.baseURI).pathname;
  const isTable = location.pathname.startsWith(`${base}table/`);
  documentElement.dataset.at = location.pathname === base ? 'home' : isTable ? 'table' : 'elsewhere';
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem('dustup.settings') ?? '{}') ?? {};
  } catch {
    // Nothing was chosen, or it cannot be read.
  }
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = chosen.theme === 'midnight' || (chosen.theme !== 'noon' && prefersDark);
  documentElement.dataset.theme = isDark ? 'midnight' : 'noon';
  if (chosen.textSize > 0) documentElement.style.fontSize = `${chosen.textSize}%`;
  const wishes = [chosen.language, ...navigator.languages].map((wish) => String(wish).slice(0, 2).toLowerCase());
  documentElement.lang = wishes.find((wish) => wish === 'en' || wish === 'it') ?? 'en';
  const at = documentElement.dataset.at;
  // The server is called while the scripts are on their way.
  if (at !== 'elsewhere') {
    const address = new URL(`${base}socket`, location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    globalThis.dustupSocket = new WebSocket(address);
  }
  // They are many: they are asked for together. A small window, or large text, gets the view of a phone; a link leads to a lobby more
  // often than not.
  const [width, height] = [innerWidth, innerHeight].map((size) => (size * 100) / (chosen.textSize || 100));
  const view = width >= 900 && height >= 680 && width >= height ? 'ring' : 'phone';
  const { lang } = documentElement;
  const lists = at === 'table' ? [lang, 'table', view, 'lobby'] : at === 'home' ? [lang, 'home'] : [];
  for (const name of lists) {
    const files = document.querySelector(`meta[name="files-${name}"]`)?.content ?? '';
    const fetchPriority = name === 'lobby' ? 'low' : 'auto';
    for (const href of files.split(' ').filter((file) => file !== '')) {
      const as = href.endsWith('.css') ? 'style' : 'script';
      const rel = as === 'script' ? 'modulepreload' : 'preload';
      head.append(Object.assign(document.createElement('link'), { rel, as, crossOrigin: '', fetchPriority, href }));
    }
  }
}
