import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Soundance Kid', () => {
  it('[DUEL-SOUND-01] a card for one of each deck, of which one is discarded', () => {
    const { Outlaws } = duelTable(
      { Law: { deckTop: ['Bank'] }, Outlaws: { front: 'Soundance Kid', hand: ['Clock'], deckTop: ['Beer'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.uses('Soundance Kid', { cost: 'Clock' });
    Outlaws.picks('Beer');
    expect(Outlaws.hand).toEqual(['Bank']);
    expect(Outlaws.mayNot.use('Soundance Kid', { cost: 'Bank' })).toMatchObject({ refused: 'usedUp' });
  });

  it('[DUEL-SOUND-01] both of the common deck if there is no other', () => {
    const { Outlaws } = duelTable(
      { Law: { deck: [] }, Outlaws: { front: 'Soundance Kid', hand: ['Clock'], deck: [] } },
      { turn: 'Outlaws', common: ['Bank', 'Beer', 'Colt'] },
    );
    Outlaws.uses('Soundance Kid', { cost: 'Clock' });
    Outlaws.picks('Beer');
    expect(Outlaws.hand).toEqual(['Bank']);
  });

  it('[DUEL-SOUND-02-Q] one of the common deck and one of the opponent’s own', () => {
    const { Outlaws } = duelTable(
      { Law: { deckTop: ['Hat'] }, Outlaws: { front: 'Soundance Kid', hand: ['Clock'], deck: [] } },
      { turn: 'Outlaws', common: ['Beer', 'Colt'] },
    );
    Outlaws.uses('Soundance Kid', { cost: 'Clock' });
    Outlaws.picks('Hat');
    expect(Outlaws.hand).toEqual(['Beer']);
  });

  it('[DUEL-SOUND-03-Q] only in front', () => {
    const { Outlaws } = duelTable({ Outlaws: { rear: 'Soundance Kid', hand: ['Clock'] } }, { turn: 'Outlaws' });
    expect(Outlaws.mayNot.use('Soundance Kid', { cost: 'Clock' })).toBeDefined();
    Outlaws.swaps();
    Outlaws.may.use('Soundance Kid', { cost: 'Clock' });
  });
});
