import { plainText } from '@dustup/words';
import { describe, expect, it } from 'vitest';
import { LocalDuel } from '../../dev/local-duel.ts';
import { BLANK } from '../../frame/draft.ts';
import type { Composer } from '../../frame/use-composer.ts';
import { pack as english } from '../../text/en.ts';
import { vocabularyOf } from '../../text/vocabulary-of.ts';
import { barModel } from './bar-model.ts';
import { cardsSeen } from './scene.ts';
import { linesOf } from './telling.ts';

const nothing = () => {};
const composer: Composer = {
  draft: BLANK,
  why: undefined,
  answer: undefined,
  isSending: false,
  touch: nothing,
  giveBack: nothing,
  drop: nothing,
  dropOn: nothing,
  ask: nothing,
  press: nothing,
  finish: nothing,
  begin: nothing,
  back: nothing,
  commit: nothing,
};
const company = { names: ['Nell', 'Tomás'], me: 0 };

async function words() {
  const own = await english.more['duel']?.();
  if (own === undefined) throw new Error('there are no words of The Duel');
  return vocabularyOf('en', { ...english, base: own.data });
}

describe('The bar of a Duel', () => {
  it.each(['front', 'play', 'avoid', 'discard'])(
    'says what is asked, and offers what can be pressed: %s',
    async (until) => {
      const vocabulary = await words();
      const { state: game } = new LocalDuel({ seed: 'bar', skip: until === 'front' ? 0 : 20, until });
      const bar = barModel({ game, company, vocabulary, seen: cardsSeen(game) }, composer);
      expect(plainText(bar.sentence)).not.toMatch(/[{}]|^$/);
      expect(bar.isMyPlay).toBe(until === 'play');
      // Cards of the hand are pressed where they lie.
      if (until === 'front') expect(bar.buttons.map(({ life = 0 }) => life >= 3)).toEqual([true, true]);
      if (until === 'avoid') expect(bar.buttons.at(-1)?.label).toBe('Take it');
      if (until === 'play') expect(bar.end?.label).toBe('End turn');
    },
  );

  it('tells the log in words, a hit once', async () => {
    const { state: game } = new LocalDuel({ seed: 'bar', skip: 60, until: 'play' });
    const lines = linesOf(game.log, company, await words()).map(({ text }) => plainText(text));
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.join(' ')).not.toMatch(/[{}]|undefined/);
  });
});
