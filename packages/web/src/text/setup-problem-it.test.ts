import { bangRules } from '@dustup/bang';
import { describe, expect, it } from 'vitest';
import { pack as italian } from './it.ts';

/** What the rules say themselves, as the server passes it on. */
function problemOf(players: number, sets: readonly string[], options: readonly string[] = []): string {
  try {
    bangRules.begin({ players, sets, options }, '0'.repeat(64));
  } catch (error) {
    return String(error instanceof Error ? error.message : error);
  }
  throw new Error('that can be played');
}

function inItalian(problem: string): string | undefined {
  return italian.words.refusals['badSetup']?.(() => problem);
}

describe('What speaks against a set-up, in Italian', () => {
  it('says for how many the sets are', () => {
    expect(inItalian(problemOf(8, ['base']))).toBe('una partita così è per 4–7 giocatori, non 8');
  });

  it.each(['dodge-city', 'high-noon'])('says that %s needs the base game', (set) => {
    expect(inItalian(problemOf(5, [set]))).toContain('scegli anche quello');
  });

  it.each([
    { sets: ['base', 'high-noon'], options: ['moreEvents'], says: 'sceglili entrambi' },
    { sets: ['base', 'stick-of-dynamite'], options: ['beginners'], says: 'non c’è la Dinamite' },
  ])('says what does not go with $options', ({ sets, options, says }) => {
    expect(inItalian(problemOf(5, sets, options))).toContain(says);
  });

  it('is never English', () => {
    expect(inItalian('no such thing was ever said')).toBe('una partita così non si può giocare');
  });
});
