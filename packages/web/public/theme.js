// Before anything is painted: the colours and sizes chosen last time, the language, where we are, and what that takes. The page itself may
// hold no script.
{
  const { documentElement, head } = document;
  const base = new URL('.', document.baseURI).pathname;
  const isTable = location.pathname.startsWith(`${base}table/`);
  documentElement.dataset.at = location.pathname === base ? 'home' : 'elsewhere';
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
  // A table takes many files: they are asked for together. A small window, or large text, gets the view of a phone.
  const [width, height] = [innerWidth, innerHeight].map((size) => (size * 100) / (chosen.textSize || 100));
  const view = width >= 900 && height >= 680 && width >= height ? 'ring' : 'phone';
  for (const name of isTable ? ['table', view, documentElement.lang] : []) {
    const files = document.querySelector(`meta[name="files-${name}"]`)?.content ?? '';
    for (const href of files.split(' ').filter((file) => file !== '')) {
      const as = href.endsWith('.css') ? 'style' : 'script';
      const rel = as === 'script' ? 'modulepreload' : 'preload';
      head.append(Object.assign(document.createElement('link'), { rel, as, crossOrigin: '', href }));
    }
  }
}
