import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'gold-rush'];

describe('Simeon Picos', () => {
  it('[GOLD-PICOS-01] takes a nugget of the heap for each life point he loses', () => {
    const { Ann, Picos } = table({ Ann: { hand: ['BANG!', 'Volcanic'] }, Picos: { is: 'Simeon Picos' } }, { sets });
    Ann.plays('BANG!', { on: Picos });
    expect(Picos).toHaveTokens('nugget', 1);
    expect(Ann).toHaveTokens('nugget', 1);
  });

  it('[GOLD-PICOS-01] three for a Dynamite', () => {
    const { Picos } = table(
      { Picos: { is: 'Simeon Picos', inPlay: ['Dynamite'] }, Ben: {} },
      { sets, phase: 'start', deckTop: ['5♠'], zones: { shop: ['Pickaxe', 'Gold Rush', 'Union Pacific'] } },
    );
    expect(Picos).toHaveLostLife(3);
    expect(Picos).toHaveTokens('nugget', 3);
  });

  it('[GOLD-PICOS-02-Q] for the last one only once he is saved', () => {
    const { Ann, Picos } = table(
      { Ann: { hand: ['BANG!', 'Volcanic'] }, Picos: { is: 'Simeon Picos', life: 1, hand: ['Beer'] }, Cat: {} },
      { sets },
    );
    Ann.plays('BANG!', { on: Picos });
    Picos.passes();
    expect(Picos).toHaveTokens('nugget', 0);
    Picos.answers('Beer');
    expect(Picos).toHaveTokens('nugget', 1);
  });
});
