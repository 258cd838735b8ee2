import { table } from '@dustup/testkit';
import { SPEECH } from '@dustup/bang';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'wild-west-show'];
const gag = { sets, inForce: { show: 'Gag' } } as const;
const hand = ['Missed!'];

describe('Gag', () => {
  it('[WWS-GAG-01][WWS-GAG-02-Q] whoever speaks loses a life point, whosever turn it is', () => {
    const { Ann, Ben } = table({ Ann: { hand }, Ben: { hand }, Cat: {} }, gag);
    Ben.speaks();
    expect(Ben).toHaveLostLife(1);
    Ann.speaks();
    expect(Ann).toHaveLostLife(1);
    Ann.isAsked('play');
  });

  it('[WWS-GAG-03-Q] each word costs one; a Beer may save, and nobody is to blame', () => {
    const { Ann, Ben, Cat } = table(
      {
        Ann: { role: 'sheriff', hand },
        Ben: { role: 'outlaw', life: 2, hand: ['Beer'] },
        Cat: { role: 'outlaw' },
        Dan: { role: 'renegade' },
      },
      gag,
    );
    Ben.speaks();
    Ben.speaks();
    Ben.isAsked('rescue');
    Ben.answers('Beer');
    expect(Ben).toHaveLife(1);
    Ben.speaks();
    expect(Ben).toBeOut();
    expect(Ann).toHold(1); // no reward
    expect(Cat.state.presence).toBe('in');
    Ann.isAsked('play');
  });

  it('[WWS-GAG-03-Q] nobody is offered to speak, and without Gag a word costs nothing', () => {
    const { Ann, Ben, game } = table({ Ann: { hand }, Ben: { hand } }, gag);
    expect(game.position.standing).toEqual([]);
    expect(game.whyNot(Ben.seat, SPEECH)).toBeUndefined();
    const without = table({ Ann: { hand }, Ben: { hand } }, { sets });
    expect(without.game.whyNot(without.Ben.seat, SPEECH)).toEqual({ refused: 'notOffered' });
    Ann.endsTurn();
  });

  it('ends the turn of whoever talks themselves out of the game, and the game if that decides it', () => {
    const { Ann, Ben, game } = table(
      { Ann: { role: 'outlaw', life: 1, hand: ['Duel'] }, Ben: { role: 'sheriff', hand }, Cat: { role: 'renegade' } },
      gag,
    );
    Ann.speaks();
    Ann.passes();
    expect(Ann).toBeOut();
    Ben.isAsked('play');
    const last = table({ Ann: { role: 'outlaw', life: 1 }, Ben: { role: 'sheriff', hand } }, { ...gag, turn: 'Ben' });
    last.Ann.speaks();
    expect(last.game).toBeOver();
    expect(last.Ben).toHaveWon();
    expect(game).not.toBeOver();
  });

  it('hears nobody in the middle of a card', () => {
    const { Ann, Ben, game } = table({ Ann: { hand: ['BANG!', 'Beer'] }, Ben: { hand } }, gag);
    Ann.plays('BANG!', { on: Ben });
    expect(game.whyNot(Ben.seat, SPEECH)).toEqual({ refused: 'notOffered' });
    Ben.passes();
    Ben.speaks();
    expect(Ben).toHaveLostLife(2);
  });
});
