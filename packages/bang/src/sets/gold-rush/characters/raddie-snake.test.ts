import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'gold-rush'];

describe('Raddie Snake', () => {
  it('[GOLD-SNAKE-01] may pay a nugget for a card, twice a turn', () => {
    const { Snake } = table(
      { Snake: { is: 'Raddie Snake', hand: ['Volcanic'], tokens: { nugget: 3 } }, Ben: {} },
      { sets },
    );
    Snake.uses('Raddie Snake');
    Snake.uses('Raddie Snake');
    expect(Snake).toHold(3);
    Snake.mayNot.use('Raddie Snake').because('usedUp', { used: 2, most: 2, ruling: 'GOLD-SNAKE-01' });
  });

  it('[GOLD-SNAKE-01] with a Gold Pan four times', () => {
    const { Snake } = table(
      {
        Snake: { is: 'Raddie Snake', hand: ['Volcanic'], tokens: { nugget: 4 }, zones: { equipment: ['Gold Pan'] } },
        Ben: {},
      },
      { sets },
    );
    for (const source of ['Raddie Snake', 'Gold Pan', 'Raddie Snake', 'Gold Pan']) Snake.uses(source);
    expect(Snake).toHold(5);
    expect(Snake).toHaveTokens('nugget', 0);
  });

  it('is refused without a nugget', () => {
    const { Snake } = table({ Snake: { is: 'Raddie Snake', hand: ['Volcanic'] }, Ben: {} }, { sets });
    Snake.mayNot.use('Raddie Snake').because('tooFewNuggets', { needs: 1, has: 0 });
  });
});
