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

  it('[DUEL-CARBINE-01] its player may leave it', () => {
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

  it('[DUEL-CARBINE-01] a hit breaks nothing', () => {
    const { Law, Outlaws } = duelTable({ Law: { hand: ['Carbine', 'Beer'] }, Outlaws: { front: { has: ['Clock'] } } });
    Law.plays('Carbine');
    expect([Law.asked, Outlaws.front.life, Outlaws.front.has]).toEqual(['play', 3, ['Clock']]);
  });

  it('[DUEL-CARBINE-02-Q] as do a Remington and a Peacemaker what they bring', () => {
    const { Law, Outlaws } = duelTable({
      Law: { front: { has: ['Gun belt', 'Hat'] }, hand: ['Peacemaker', 'outlaws Remington', 'Missed!'] },
      Outlaws: { hand: ['Return fire', 'Missed!', 'Beer', 'Knife'] },
    });
    Law.plays('Peacemaker');
    Outlaws.answers('Return fire');
    expect(Outlaws.asked).toBe('layDown');
    Outlaws.picks('Beer');
    expect(Law.asked).toBe('avoid');
    Law.uses('Hat');
    Law.plays('Remington');
    Outlaws.answers('Missed!');
    expect(Law.asked).toBe('draw');
  });
});
