import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Peacemaker', () => {
  it('[DUEL-PEACE-01] avoided, it costs the opponent a card of their choice', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Peacemaker'] },
      Outlaws: { hand: ['Missed!', 'Beer', 'Knife'] },
    });
    Law.plays('Peacemaker');
    Outlaws.answers('Missed!');
    Outlaws.picks('Beer');
    expect(Outlaws.hand).toEqual(['Knife']);
  });

  it('[DUEL-PEACE-01] nothing with no card left', () => {
    const { Law, Outlaws } = duelTable({ Law: { hand: ['Peacemaker'] }, Outlaws: { hand: ['Missed!'] } });
    Law.plays('Peacemaker');
    Outlaws.answers('Missed!');
    expect(Law.asked).toBe('play');
  });
});
