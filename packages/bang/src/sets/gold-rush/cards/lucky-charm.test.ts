import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'gold-rush'];

const zones = { equipment: ['Lucky Charm'] };

describe('Lucky Charm', () => {
  it('[GOLD-CHARM-01] brings a nugget of the heap for each life point lost; the attacker keeps theirs', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['BANG!', 'Beer'], tokens: { nugget: 2 } }, Ben: { zones } }, { sets });
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toHaveTokens('nugget', 1);
    expect(Ann).toHaveTokens('nugget', 3);
  });

  it('[GOLD-CHARM-02] [GOLD-CHARM-03-Q] none for the last one, rescued or not', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Ben: { life: 1, hand: ['Beer'], zones }, Cat: {} },
      { sets },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.passes();
    Ben.answers('Beer');
    expect(Ben).toHaveLife(1);
    expect(Ben).toHaveTokens('nugget', 0);
  });

  it('[GOLD-CHARM-03-Q] earlier points of the same loss pay at once, and may pay a Rucksack', () => {
    const { Ben } = table(
      {
        Ben: { life: 3, maxLife: 4, inPlay: ['Dynamite'], zones: { equipment: ['Lucky Charm', 'Rucksack'] } },
        Cat: {},
        Dan: {},
      },
      { sets, phase: 'start', deckTop: ['5♠'], zones: { shop: ['Gold Rush', 'Pickaxe', 'Union Pacific'] } },
    );
    Ben.isAsked('rescue');
    expect(Ben).toHaveTokens('nugget', 2);
    Ben.uses('Rucksack');
    expect(Ben).toHaveLife(1);
  });

  it('[GOLD-BOOTS-04-Q] Simeon Picos takes two', () => {
    const { Ann, Picos } = table({ Ann: { hand: ['BANG!', 'Beer'] }, Picos: { is: 'Simeon Picos', zones } }, { sets });
    Ann.plays('BANG!', { on: Picos });
    expect(Picos).toHaveTokens('nugget', 2);
  });
});
