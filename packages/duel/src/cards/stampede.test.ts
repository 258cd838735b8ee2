import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Stampede', () => {
  it('[DUEL-STAMPEDE-01] its fighter changes position when its owner’s turn begins', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { front: 'Jango', rear: { is: 'Wild Bill', has: ['Stampede'] } } },
      { turn: 'Outlaws' },
    );
    Outlaws.endsTurn();
    expect(Law.leader).toBe('wild-bill');
    Law.endsTurn();
    Outlaws.endsTurn();
    expect(Law.leader).toBe('jango');
  });

  it('[DUEL-STAMPEDE-01] nothing happens to an only character', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { front: { is: 'Jango', has: ['Stampede'] }, rear: null } },
      { turn: 'Outlaws' },
    );
    Outlaws.endsTurn();
    expect(Law.leader).toBe('jango');
  });
});
