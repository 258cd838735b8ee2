import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Stealing', () => {
  it('[DUEL-STEALING-01] takes a random card from the hand, to be played at once', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { hand: ['Winchester'] }, Outlaws: { hand: ['Stealing'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Stealing', { what: 'law' });
    Outlaws.plays('Winchester', { at: Law.rear });
    expect(Law.rear.life).toBe(3);
  });

  it('[DUEL-STEALING-01] or discards a card in play, but not of the opponent’s rear', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { front: { has: ['Bank'] }, rear: { has: ['Hat'] } }, Outlaws: { hand: ['Stealing'] } },
      { turn: 'Outlaws' },
    );
    expect(Outlaws.mayNot.play('Stealing', { what: 'Hat' })).toMatchObject({ refused: 'inTheRear' });
    Outlaws.plays('Stealing', { what: 'Bank' });
    expect(Law.front.has).toEqual([]);
  });

  it('[DUEL-STEALING-02] Jack Ransome reaches the rear', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { rear: { has: ['Hat'] } }, Outlaws: { front: 'Jack Ransome', hand: ['Stealing'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Stealing', { what: 'Hat' });
    expect(Law.rear.has).toEqual([]);
  });

  it('[DUEL-STEALING-03-Q] one’s own fighters may be rid of a card', () => {
    const { Outlaws } = duelTable(
      { Outlaws: { rear: { has: ['Rattlesnake'] }, hand: ['Stealing'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Stealing', { what: 'Rattlesnake' });
    expect(Outlaws.rear.has).toEqual([]);
  });

  it('[DUEL-STEALING-04-Q] needs something to take, as Schoolmarm does', () => {
    const { Law, Outlaws } = duelTable({ Outlaws: { hand: ['Stealing', 'Schoolmarm'] } }, { turn: 'Outlaws' });
    expect(Outlaws.mayNot.play('Stealing')).toMatchObject({ refused: 'noTarget' });
    expect(Outlaws.mayNot.play('Schoolmarm')).toMatchObject({ refused: 'noTarget' });
    expect(Law.holds).toBe(0);
  });
});
