import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Pearl Hat', () => {
  it('[DUEL-PEARL-01] a card is discarded for the Action card that lay on top', () => {
    const { Law, Outlaws, game } = duelTable(
      { Outlaws: { front: 'Pearl Hat', hand: ['Clock', 'Missed!'] } },
      { turn: 'Outlaws', discard: ['Knife'] },
    );
    Outlaws.uses('Pearl Hat', { cost: 'Clock' });
    expect([Law.front.life, game.discarded]).toEqual([3, ['Clock', 'Knife']]);
    expect(Outlaws.mayNot.use('Pearl Hat', { cost: 'Missed!' })).toMatchObject({ refused: 'usedUp' });
  });

  it.each(['Missed!', 'Return fire', 'Colt', 'Clock'])('[DUEL-PEARL-02] not %s', (top) => {
    const { Outlaws } = duelTable(
      { Outlaws: { front: 'Pearl Hat', hand: ['Knife'] } },
      { turn: 'Outlaws', discard: [top] },
    );
    expect(Outlaws.mayNot.use('Pearl Hat', { cost: 'Knife' })).toMatchObject({ refused: 'nothingToCopy' });
  });

  it('[DUEL-PEARL-03] a reloaded Water is copied either way', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { rear: null }, Outlaws: { front: 'Pearl Hat', rear: 'Sid Curry', hand: ['Knife', 'Beer'] } },
      { turn: 'Outlaws', discard: ['Water'] },
    );
    Outlaws.may.use('Pearl Hat', { cost: 'Knife', how: 'effect', seat: Outlaws });
    Outlaws.uses('Pearl Hat', { cost: 'Knife', how: 'reload' });
    expect([Outlaws.holds, Outlaws.leader, Law.holds]).toEqual([2, 'pearl-hat', 0]);
  });

  it('[DUEL-PEARL-03] its reload only once reloads are allowed', () => {
    const { Outlaws } = duelTable(
      { Outlaws: { front: 'Pearl Hat', rear: 'Sid Curry', hand: ['Knife', 'Beer'] } },
      { turn: 'Outlaws', discard: ['Water'] },
    );
    expect(Outlaws.mayNot.use('Pearl Hat', { cost: 'Knife', how: 'reload' })).toMatchObject({ refused: 'noReloadYet' });
    Outlaws.uses('Pearl Hat', { cost: 'Knife', how: 'effect', seat: Outlaws });
    expect(Outlaws.leader).toBe('sid-curry');
  });

  it('[DUEL-PEARL-04-Q] a Derringer is copied, with its usual targets', () => {
    const { Law, Outlaws } = duelTable(
      { Outlaws: { front: 'Pearl Hat', hand: ['Clock', 'Missed!'] } },
      { turn: 'Outlaws', discard: ['Derringer'] },
    );
    expect(Outlaws.mayNot.use('Pearl Hat', { cost: 'Clock', at: Law.rear })).toMatchObject({ refused: 'inTheRear' });
    Outlaws.uses('Pearl Hat', { cost: 'Clock', at: Law.front });
    expect(Law.front.life).toBe(3);
  });

  it.each([
    'Beer',
    'Derringer',
    'Duel',
    'Gatling',
    'General Store',
    'Indians!',
    'Knife',
    'Schoolmarm',
    'Stealing',
    'Strong Ale',
    'Wagon',
    'Water',
  ])('[DUEL-PEARL-04-Q] %s is copied: the brown cards but the two that avoid', (top) => {
    const { Law, Outlaws } = duelTable(
      { Law: { front: { has: ['Bank'] } }, Outlaws: { front: 'Pearl Hat', hand: ['Clock', 'Missed!'] } },
      { turn: 'Outlaws', discard: [top] },
    );
    const aims = { at: Law.front, what: 'Bank', how: 'effect', seat: Outlaws };
    const slots: Record<string, (keyof typeof aims)[]> = {
      Derringer: ['at'],
      Duel: ['at'],
      Knife: ['at'],
      'Strong Ale': ['at'],
      Schoolmarm: ['what'],
      Stealing: ['what'],
      Water: ['how', 'seat'],
    };
    const chosen = Object.fromEntries((slots[top] ?? []).map((slot) => [slot, aims[slot]]));
    Outlaws.may.use('Pearl Hat', { cost: 'Clock', ...chosen });
  });
});
