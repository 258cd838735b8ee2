import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Pat Garret', () => {
  it('[DUEL-GARRET-01] shows the second card: for a Horseshoe one of the opponent’s deck', () => {
    const { Law, Outlaws, game } = duelTable(
      { Law: { front: 'Pat Garret', deckTop: ['Bank', 'Hat'] }, Outlaws: { deckTop: ['Beer'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.endsTurn();
    expect(game.heardBy(null).find(({ type }) => type === 'shown')?.cards?.[0]?.card).toBe('hat');
    Law.picks('draw');
    expect(Law.hand).toEqual(['Bank', 'Beer', 'Hat']);
  });

  it('[DUEL-GARRET-01] of the common deck if the opponent has none', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { front: 'Pat Garret', deckTop: ['Bank', 'Hat'] }, Outlaws: { deck: [] } },
      { turn: 'Outlaws', common: ['Knife', 'Beer'] },
    );
    Outlaws.endsTurn();
    Law.picks('draw');
    expect(Law.hand).toEqual(['Bank', 'Hat', 'Knife']);
  });

  it('[DUEL-GARRET-02] it is no reveal: Bart Masterson does nothing', () => {
    const { Law, Outlaws, game } = duelTable(
      { Law: { front: 'Pat Garret', rear: 'Bart Masterson', deckTop: ['Bank', 'Colt', 'Scope'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.endsTurn();
    expect([Law.asked, Law.holds, game.discarded.length]).toEqual(['play', 2, 0]);
  });
});
