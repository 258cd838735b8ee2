import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Derringer', () => {
  it('[DUEL-DERRINGER-01] any card of the hand avoids it, and it is no BANG! card', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Derringer', 'Derringer', 'Colt'] },
      Outlaws: { hand: ['Beer', 'Clock'] },
    });
    Law.plays('Derringer');
    Outlaws.answers('Beer');
    Law.plays('Derringer');
    Outlaws.answers('Clock');
    Law.may.play('Colt', { at: Outlaws.front });
    expect(Outlaws.front.life).toBe(4);
  });

  it('[DUEL-DERRINGER-02] a Barrel and Return fire, with its shot back, work as usual', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Derringer'] },
      Outlaws: { front: { has: ['Barrel'] }, hand: ['Return fire'], deckTop: ['(snake)'] },
    });
    Law.plays('Derringer');
    Outlaws.uses('Barrel');
    Outlaws.answers('Return fire');
    expect([Outlaws.front.life, Law.front.life]).toEqual([4, 3]);
  });

  it("[DUEL-DERRINGER-02] Annie Oakey's ability works against it", () => {
    const { Law, Outlaws } = duelTable(
      { Law: { front: 'Annie Oakey', hand: ['Colt'] }, Outlaws: { hand: ['law Derringer'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Derringer');
    Law.answers('Colt');
    expect(Law.front.life).toBe(4);
  });
});
