import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'gold-rush'];

describe('Calumet', () => {
  it('[GOLD-CALU-01] [GOLD-CALU-03-Q] makes brown ♦ cards of the others do nothing to its owner', () => {
    const { Ann, Ben } = table(
      {
        Ann: { hand: ['BANG! 2♦', 'Cat Balou 9♦', 'Beer'] },
        Ben: { hand: ['Scope'], zones: { equipment: ['Calumet'] } },
      },
      { sets },
    );
    Ann.plays('BANG! 2♦', { on: Ben });
    Ann.plays('Cat Balou 9♦', { on: Ben, what: 'hand' });
    expect(Ben).toHaveLostLife(0);
    expect(Ben).toHold('Scope');
  });

  it('[GOLD-CALU-03-Q] but no other suit, no blue card, and not one’s own', () => {
    const { Ann, Ben } = table(
      {
        Ann: { role: 'outlaw', hand: ['BANG! 2♣', 'Beer'] },
        Ben: { role: 'outlaw', zones: { equipment: ['Calumet'] } },
        Cat: { role: 'sheriff' },
      },
      { sets },
    );
    Ann.plays('BANG! 2♣', { on: Ben });
    expect(Ben).toHaveLostLife(1);
    const orange = table(
      {
        Ann: { hand: ['Beer'], inPlay: ['Bomb 7♦'] },
        Ben: { zones: { equipment: ['Calumet'] } },
      },
      { sets: [...sets, 'armed-and-dangerous'], phase: 'start', tokensOn: { load: { Bomb: 3 } }, deckTop: ['2♥'] },
    );
    expect(orange.Ben).toHaveInPlay('Bomb 7♦');
    const own = table(
      { Ann: { hand: ['Cat Balou 9♦', 'Beer'], inPlay: ['Barrel'], zones: { equipment: ['Calumet'] } }, Ben: {} },
      { sets },
    );
    own.Ann.plays('Cat Balou 9♦', { on: own.Ann, what: 'Barrel' });
    expect(own.Ann).toHaveInPlay();
  });

  it('[GOLD-CALU-02] does nothing in a Duel', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Duel Q♦', 'Beer'] }, Ben: { zones: { equipment: ['Calumet'] } } },
      { sets },
    );
    Ann.plays('Duel Q♦', { on: Ben });
    expect(Ben).toHaveLostLife(1);
  });

  it('[GOLD-CALU-04-Q] does not help against Jacky Murieta’s shot, nor against a Bottle', () => {
    const { Jacky, Ben } = table(
      {
        Jacky: { is: 'Jacky Murieta', hand: ['Beer'], tokens: { nugget: 4 } },
        Ben: { zones: { equipment: ['Calumet'] } },
      },
      { sets, zones: { shop: ['Bottle', 'Rhum', 'Shot'] } },
    );
    Jacky.uses('Jacky Murieta', { on: Ben });
    Jacky.uses('Shop', { card: 'Bottle', as: 'BANG!', on: Ben });
    expect(Ben).toHaveLostLife(2);
  });
});
