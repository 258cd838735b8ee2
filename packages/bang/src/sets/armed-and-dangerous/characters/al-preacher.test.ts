import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'armed-and-dangerous'];

const al = { is: 'Al Preacher', tokens: { load: 4 } };

describe('Al Preacher', () => {
  it.each(['Mustang', 'Crate'])(
    '[ARMED-PREACHER-01] somebody else plays a %s: for 2 tokens he draws a card, out of turn',
    (card) => {
      const { Ann, Al } = table({ Ann: { hand: [card, 'Beer'] }, Al: al }, { sets, deckTop: ['2♦'] });
      Ann.plays(card);
      if (card === 'Mustang') Ann.picks('nowhere');
      Al.isAsked('preach');
      Al.uses('Al Preacher', { pay: ['character', 'character'] });
      expect(Al).toHold('2♦');
      expect(Al).toHaveTokens('load', 2);
    },
  );

  it('[ARMED-PREACHER-01] also with tokens of his Dangerous cards; not for a brown card, nor his own', () => {
    const { Ann, Al } = table(
      { Ann: { hand: ['Stagecoach', 'Mustang', 'Beer'] }, Al: { ...al, tokens: { load: 1 }, inPlay: ['Whip'] } },
      { sets, tokensOn: { load: { Whip: 1 } }, deckTop: ['2♠', '3♠', '2♦'] },
    );
    Ann.plays('Stagecoach');
    Ann.plays('Mustang');
    Ann.picks('nowhere');
    Al.uses('Al Preacher', { pay: ['character', 'Whip'] });
    expect(Al).toHold('2♦');
    expect(Al).toHaveInPlay();
    const own = table({ Al: { ...al, hand: ['Mustang', 'Beer'] }, Ben: {} }, { sets });
    own.Al.plays('Mustang');
    own.Al.isAsked('play');
  });

  it('[ARMED-PREACHER-02] with 4 tokens he still draws only 1', () => {
    const { Ann, Al } = table({ Ann: { hand: ['Crate', 'Beer'] }, Al: al }, { sets });
    Ann.plays('Crate');
    Al.uses('Al Preacher', { pay: ['character', 'character'] });
    Ann.isAsked('play');
    expect(Al).toHold(1);
  });

  it('[ARMED-PREACHER-03] the chance is gone with the next card; who is short of tokens is not asked', () => {
    const { Ann, Al } = table(
      { Ann: { hand: ['Crate', 'Whip', 'Beer'] }, Al: { ...al, tokens: { load: 3 } } },
      { sets },
    );
    Ann.plays('Crate');
    Al.passes();
    Ann.plays('Whip');
    Al.uses('Al Preacher', { pay: ['character', 'character'] });
    expect(Al).toHold(1);
    expect(Al).toHaveTokens('load', 1);
    Ann.isAsked('play');
  });

  it('[ARMED-PREACHER-04-Q] equipment bought is no card played', () => {
    const { Ann, Al } = table(
      { Ann: { hand: ['Beer'], tokens: { nugget: 5 } }, Al: al },
      { sets: [...sets, 'gold-rush'], zones: { shop: ['Boots', 'Horseshoe', 'Rucksack'] } },
    );
    Ann.uses('Shop', { card: 'Boots' });
    Ann.isAsked('play');
    expect(Al).toHaveTokens('load', 4);
  });
});
