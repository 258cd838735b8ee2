import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { SCREENS } from './screens.ts';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));

/** The words that are loaded with each folder; see who calls `later`. */
const LOADED: { readonly [folder: string]: readonly string[] } = {
  'screens/home': ['home'],
  'screens/lobby': ['lobby', 'home'],
  'screens/results': ['results', 'lobby'],
  'screens/replay': ['replay', 'lobby'],
  'screens/gallery': ['gallery'],
  'screens/settings': ['settings', 'home'],
  'screens/games': ['games', 'home'],
  'screens/shared/attire-picker.tsx': ['home'],
  'ui/invite-panel.tsx': ['lobby'],
  'frame/ask-seat.tsx': ['lobby'],
  'frame/evening-notice.tsx': ['lobby'],
  'screens/gone.tsx': ['lobby'],
  'games/duel/duel-house.tsx': ['lobby'],
  'games/duel/duel-results.tsx': ['results', 'lobby'],
  'games/duel/duel-replay.tsx': ['replay'],
  // Who comes to the lobby by a link gives a name there.
  'screens/home/name-field.tsx': ['home'],
};

describe('The words of a screen', () => {
  it('are used only where they are loaded', () => {
    const files = globSync('**/*.{ts,tsx}', { cwd: SOURCE }).filter((file) => !/^text|\.test\.ts/.test(file));
    const wrong = files.flatMap((file) => {
      const loaded = Object.entries(LOADED).flatMap(([folder, screens]) => (file.startsWith(folder) ? screens : []));
      const used = screensUsed(readFileSync(`${SOURCE}/${file}`, 'utf8'));
      return used.filter((screen) => !loaded.includes(screen)).map((screen) => `${file}: ${screen}`);
    });
    expect(files.length).toBeGreaterThan(150);
    expect(wrong).toEqual([]);
  });
});

/** `words.lobby`, `const { lobby, shared } = words`, `= useVocabulary().words`. */
function screensUsed(text: string): readonly string[] {
  const taken = [...text.matchAll(/const \{([^}]*)\} = (?:[\w.()]*\.)?words;/g)].map(([, names = '']) => names);
  return SCREENS.filter(
    (screen) =>
      new RegExp(`\\bwords\\.${screen}\\b`).test(text) ||
      taken.some((names) => new RegExp(`\\b${screen}\\b`).test(names)),
  );
}
