import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Strong Ale', () => {
  it.each([
    [5, 3],
    [1, 3],
    [3, 3],
  ])('[DUEL-ALE-01] brings a fighter from %i lives to %i', (before, after) => {
    const { Law } = duelTable({ Law: { front: { is: 'Wild Bill', life: before }, hand: ['Strong Ale'] } });
    Law.plays('Strong Ale', { at: Law.front });
    expect(Law.front.life).toBe(after);
  });

  it('[DUEL-ALE-01] not the opponent’s in the rear', () => {
    const { Law, Outlaws } = duelTable({ Law: { hand: ['Strong Ale'] } });
    expect(Law.mayNot.play('Strong Ale', { at: Outlaws.rear })).toMatchObject({ refused: 'inTheRear' });
  });

  it('[DUEL-ALE-02-Q] the opponent’s brings Dalon Ranger from 5 to 3: two cards', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { front: 'Dalon Ranger' }, Outlaws: { hand: ['Strong Ale'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Strong Ale', { at: Law.front });
    Law.picks('draw');
    Law.picks('draw');
    expect([Law.front.life, Law.holds]).toEqual([3, 2]);
  });

  it('[DUEL-ALE-02-Q] and Slim Poet from 4 to 3: one random discard', () => {
    const { Law, Outlaws } = duelTable({ Law: { hand: ['Strong Ale', 'Colt'] }, Outlaws: { front: 'Slim Poet' } });
    Law.plays('Strong Ale', { at: Outlaws.front });
    Outlaws.picks('law');
    expect([Outlaws.front.life, Law.holds]).toEqual([3, 0]);
  });
});
