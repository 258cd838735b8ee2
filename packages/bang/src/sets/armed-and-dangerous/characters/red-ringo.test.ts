import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'armed-and-dangerous'];

const ringo = { is: 'Red Ringo', hand: ['Beer'], tokens: { load: 4 } };

describe('Red Ringo', () => {
  it('[ARMED-RINGO-01] once in his turn he moves up to 2 tokens to his Dangerous cards: both to one', () => {
    const { Ringo } = table(
      { Ringo: { ...ringo, inPlay: ['Crate', 'Whip'] }, Ben: {} },
      { sets, tokensOn: { load: { Crate: 1, Whip: 1 } } },
    );
    Ringo.uses('Red Ringo', { firstCard: 'Crate', secondCard: 'Crate' });
    expect(Ringo).toHaveTokens('load', 3, 'Crate');
    expect(Ringo).toHaveTokens('load', 2);
    Ringo.mayNot.use('Red Ringo', { firstCard: 'Crate', secondCard: 'none' }).because('usedUp');
  });

  it('[ARMED-RINGO-01] or 1 each to two, or just one', () => {
    const words = { sets, tokensOn: { load: { Crate: 1, Whip: 1 } } };
    const { Ringo } = table({ Ringo: { ...ringo, inPlay: ['Crate', 'Whip'] }, Ben: {} }, words);
    Ringo.uses('Red Ringo', { firstCard: 'Crate', secondCard: 'Whip' });
    expect(Ringo).toHaveTokens('load', 2, 'Crate');
    expect(Ringo).toHaveTokens('load', 2, 'Whip');
    const other = table({ Ringo: { ...ringo, inPlay: ['Crate', 'Whip'] }, Ben: {} }, words);
    other.Ringo.uses('Red Ringo', { firstCard: 'Whip', secondCard: 'none' });
    expect(other.Ringo).toHaveTokens('load', 3);
  });

  it('[ARMED-RINGO-01] all he has may go, and no more than that', () => {
    const words = { sets, tokensOn: { load: { Crate: 1, Whip: 1 } } };
    const two = table({ Ringo: { ...ringo, tokens: { load: 2 }, inPlay: ['Crate', 'Whip'] }, Ben: {} }, words);
    two.Ringo.uses('Red Ringo', { firstCard: 'Crate', secondCard: 'Whip' });
    expect(two.Ringo).toHaveTokens('load', 0);
    const one = table({ Ringo: { ...ringo, tokens: { load: 1 }, inPlay: ['Crate', 'Whip'] }, Ben: {} }, words);
    one.Ringo.mayNot.use('Red Ringo', { firstCard: 'Crate', secondCard: 'Whip' }).because('notAnOption');
    one.Ringo.uses('Red Ringo', { firstCard: 'Crate', secondCard: 'none' });
    expect(one.Ringo).toHaveTokens('load', 2, 'Crate');
  });

  it('[ARMED-RINGO-02] never in the other direction: with none on himself there is nothing to move', () => {
    const { Ringo } = table(
      { Ringo: { ...ringo, tokens: {}, inPlay: ['Crate'] }, Ben: {} },
      { sets, tokensOn: { load: { Crate: 3 } } },
    );
    Ringo.mayNot.use('Red Ringo', { firstCard: 'Crate', secondCard: 'none' }).because('noTarget');
  });

  it('[ARMED-RINGO-03-Q] copied by Vera Custer he brings no tokens', () => {
    const { Vera } = table(
      { Vera: { is: 'Vera Custer', hand: ['Beer'] }, Ringo: { is: 'Red Ringo' } },
      { sets: [...sets, 'dodge-city'], phase: 'start' },
    );
    Vera.picks('red-ringo');
    Vera.isAsked('play');
    expect(Vera).toHaveTokens('load', 0);
  });

  it('[ARMED-RINGO-04-Q] not onto a card that holds 4 already, or would', () => {
    const { Ringo } = table(
      { Ringo: { ...ringo, inPlay: ['Crate', 'Whip'] }, Ben: {} },
      { sets, tokensOn: { load: { Crate: 3, Whip: 4 } } },
    );
    Ringo.mayNot.use('Red Ringo', { firstCard: 'Whip', secondCard: 'none' }).because('notAnOption');
    Ringo.mayNot.use('Red Ringo', { firstCard: 'Crate', secondCard: 'Crate' }).because('notAnOption');
    Ringo.uses('Red Ringo', { firstCard: 'Crate', secondCard: 'none' });
    expect(Ringo).toHaveTokens('load', 4, 'Crate');
  });
});
