import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Carbine', () => {
  it('[DUEL-CARBINE-01] avoided, it may break a card of either fighter in front', () => {
    const { Law, Outlaws } = duelTable({
      Law: { front: { has: ['Scope'] }, rear: { has: ['Bank'] }, hand: ['Carbine'] },
      Outlaws: { front: { has: ['Clock'] }, rear: { has: ['Barrel'] }, hand: ['Missed!'] },
    });
    Law.plays('Carbine', { at: Outlaws.front });
    Outlaws.answers('Missed!');
    expect(Law.mayNot.pick('Barrel')).toBeDefined();
    Law.may.pick('Scope');
    Law.picks('Clock');
    expect(Outlaws.front.has).toEqual([]);
  });

  it('[DUEL-CARBINE-01] its player may leave it, and a hit breaks nothing', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Carbine'] },
      Outlaws: { front: { has: ['Clock'] }, hand: ['Missed!', 'Beer'] },
    });
    Law.plays('Carbine');
    Outlaws.answers('Missed!');
    Law.passes();
    expect(Outlaws.front.has).toEqual(['Clock']);
  });

  it('[DUEL-CARBINE-02-Q] it breaks a card before the shot back of Return fire', () => {
    const { Law, Outlaws } = duelTable({
      Law: { front: { has: ['Hat'] }, hand: ['Carbine'] },
      Outlaws: { front: { has: ['Clock'] }, hand: ['Return fire'] },
    });
    Law.plays('Carbine');
    Outlaws.answers('Return fire');
    expect(Law.asked).toBe('break');
    Law.picks('Clock');
    expect(Law.asked).toBe('avoid');
  });
});
