import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { ruleDuelBot } from './rule-duel-bot.ts';

/** What the bot would do as the Outlaws, whose turn it is. */
function deed({ game }: Pick<ReturnType<typeof duelTable>, 'game'>): unknown {
  const [asked] = game.position.open;
  if (asked === undefined) throw new Error(game.now);
  return ruleDuelBot(1).answer(() => game.position.view(asked.seat), asked)['do'];
}

const turn = { turn: 'Outlaws' } as const;

describe('The rule bot moves the token', () => {
  it('to West Harding, for the BANG! cards that are left', () => {
    const { Outlaws, game } = duelTable({ Outlaws: { rear: 'West Harding', hand: ['Colt', 'Colt'] } }, turn);
    Outlaws.plays('Colt');
    expect(deed({ game })).toBe('swap');
  });

  it('to Jack Ransome, if there is better prey in their rear', () => {
    const { game } = duelTable(
      { Law: { rear: { life: 2, has: ['Bank'] } }, Outlaws: { rear: 'Jack Ransome', hand: ['Colt'] } },
      turn,
    );
    expect(deed({ game })).toBe('swap');
  });

  it('to Babe Leroy, once the hand is empty', () => {
    const { Outlaws, game } = duelTable({ Outlaws: { rear: 'Babe Leroy', hand: ['Knife'] } }, turn);
    Outlaws.plays('Knife');
    expect(deed({ game })).toBe('swap');
  });

  it('not where it is only a little better, and costs a card', () => {
    const wounded = { Outlaws: { front: { life: 3 }, hand: ['Missed!'] } };
    expect(deed(duelTable(wounded, turn))).toBe('swap');
    expect(deed(duelTable({ ...wounded, Law: { front: 'Jango' } }, turn))).toBe('end');
    expect(deed(duelTable({ ...wounded, Law: { front: { has: ['Clock'] } } }, turn))).toBe('end');
  });
});

describe('The rule bot at a hand', () => {
  it('steals nothing from under the nose of Wild Bill that is not worth a hit', () => {
    const { game } = duelTable(
      { Law: { front: { is: 'Wild Bill', has: ['Scope'] } }, Outlaws: { hand: ['Stealing', 'Missed!'] } },
      turn,
    );
    expect(deed({ game })).not.toBe('play');
  });
});
