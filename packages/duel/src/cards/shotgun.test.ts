import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Shotgun', () => {
  it('[DUEL-SHOTGUN-01] avoided, its player swaps either side', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Shotgun'] },
      Outlaws: { front: 'Slim Poet', rear: 'Sid Curry', hand: ['Missed!'] },
    });
    Law.plays('Shotgun');
    Outlaws.answers('Missed!');
    Law.may.pick(Law.seat);
    Law.picks(Outlaws);
    expect(Outlaws.leader).toBe('sid-curry');
  });

  it('[DUEL-SHOTGUN-02-Q] the swap is compulsory if anybody has two', () => {
    const { Law, Outlaws } = duelTable({
      Law: { front: 'Jango', rear: 'Wild Bill', hand: ['Shotgun'] },
      Outlaws: { rear: null, hand: ['Missed!'] },
    });
    Law.plays('Shotgun');
    Outlaws.answers('Missed!');
    expect(Law.leader).toBe('wild-bill');
  });

  it('[DUEL-SHOTGUN-01] a hit swaps nobody', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Shotgun', 'Missed!'] },
      Outlaws: { front: 'Slim Poet', rear: 'Sid Curry' },
    });
    Law.plays('Shotgun');
    Outlaws.passes();
    expect([Law.asked, Outlaws.leader, Outlaws.front.life]).toEqual(['play', 'slim-poet', 3]);
  });
});
