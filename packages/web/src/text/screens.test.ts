import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { OF_SIDE, OF_TALK, SCREENS } from './screens.ts';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));

/** The words that are loaded with each folder; see who calls `later`. */
const LOADED: { readonly [folder: string]: readonly string[] } = {
  'screens/home': ['home'],
  'screens/lobby': ['lobby', 'home', 'talk'],
  'screens/results': ['results', 'lobby', 'talk'],
  'screens/replay': ['replay', 'lobby', 'talk'],
  'screens/settings': ['settings', 'home'],
  'screens/games': ['games', 'home'],
  'screens/shared/attire-picker.tsx': ['home'],
  'screens/shared/no-room.tsx': ['home'],
  'ui/invite-panel.tsx': ['lobby'],
  'frame/phrases.tsx': ['talk'],
  'frame/chat-tab.tsx': ['talk'],
  'frame/bubbles.tsx': ['talk'],
  'frame/react-row.tsx': ['talk'],
  'frame/table-tab.tsx': ['side'],
  'frame/people-list.tsx': ['side'],
  'frame/vote-notice.tsx': ['side'],
  'games/bang/notes-tab.tsx': ['side'],
  'games/bang/rules-tab.tsx': ['side'],
  'frame/ask-seat.tsx': ['lobby'],
  'frame/evening-notice.tsx': ['lobby'],
  'screens/gone.tsx': ['lobby'],
  'games/bang/lobby': ['lobby'],
  'games/bang/results': ['results', 'lobby', 'talk'],
  'games/bang/gallery': ['gallery'],
  // On the first page.
  'games/bang/poster': ['home'],
  'games/bang/result-of.ts': ['home'],
  'games/duel/duel-house.tsx': ['lobby'],
  'games/duel/sides-dealt.tsx': ['lobby'],
  'games/duel/results': ['results', 'lobby', 'talk'],
  'games/duel/open-hands.tsx': ['replay'],
  'games/duel/duel-gallery.tsx': ['gallery'],
  'games/plain': ['plain'],
  'games/plain/plain-house.tsx': ['lobby'],
  'games/plain/plain-results.tsx': ['results', 'lobby', 'talk'],
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
  const isUsed = (part: string) =>
    new RegExp(`\\bwords\\.${part}\\b`).test(text) || taken.some((names) => new RegExp(`\\b${part}\\b`).test(names));
  return SCREENS.filter((screen) =>
    screen === 'side' ? OF_SIDE.some(isUsed) : isUsed(screen) || (screen === 'talk' && OF_TALK.some(isUsed)),
  );
}
