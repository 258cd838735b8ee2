// Before anything is painted: the colours and sizes chosen last time. The page itself may hold no script.
try {
  const chosen = JSON.parse(localStorage.getItem('dustup.settings') ?? '{}');
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = chosen.theme === 'midnight' || (chosen.theme !== 'noon' && prefersDark);
  document.documentElement.dataset.theme = isDark ? 'midnight' : 'noon';
  if (chosen.textSize > 0) document.documentElement.style.fontSize = `${chosen.textSize}%`;
} catch {
  // Nothing was chosen, or it cannot be read.
}
