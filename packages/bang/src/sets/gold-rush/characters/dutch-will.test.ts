import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'gold-rush'];

describe('Dutch Will', () => {
  it('[GOLD-DUTCH-01] draws two cards, discards one of these and takes a nugget', () => {
    const { Will, game } = table(
      { Will: { is: 'Dutch Will', hand: ['Volcanic'] }, Ben: {} },
      { sets, phase: 'draw', deckTop: ['Beer', 'Duel'] },
    );
    Will.mayNot.pick('Volcanic');
    Will.picks('Duel');
    expect(Will).toHold('Volcanic', 'Beer');
    expect(Will).toHaveTokens('nugget', 1);
    expect(game).toHaveDiscarded('Duel');
  });

  it('[GOLD-DUTCH-02-Q] the card of a Pickaxe comes after that', () => {
    const { Will } = table(
      { Will: { is: 'Dutch Will', zones: { equipment: ['Pickaxe'] } }, Ben: {} },
      { sets, phase: 'draw', deckTop: ['Beer', 'Duel', 'Scope'] },
    );
    expect(Will).toHold('Beer', 'Duel');
    Will.picks('Duel');
    expect(Will).toHold('Beer', 'Scope');
  });

  it('[HN-TRAIN-ARRIVAL-05-Q] so does the card of a Train Arrival', () => {
    const { Will } = table(
      { Will: { is: 'Dutch Will' }, Ben: {} },
      { sets: [...sets, 'high-noon'], event: 'Train Arrival', phase: 'draw', deckTop: ['Beer', 'Duel', 'Scope'] },
    );
    Will.picks('Beer');
    expect(Will).toHold('Duel', 'Scope');
  });

  it('[HN-THIRST-08-Q] in a Thirst he draws one card, loses it and takes his nugget', () => {
    const { Will, game } = table(
      { Will: { is: 'Dutch Will', hand: ['Volcanic'] }, Ben: {} },
      { sets: [...sets, 'high-noon'], event: 'Thirst', phase: 'draw', deckTop: ['Beer', 'Duel'] },
    );
    expect(Will).toHold('Volcanic');
    expect(Will).toHaveTokens('nugget', 1);
    expect(game).toHaveDiscarded('Beer');
  });

  it('[FOC-HARD-LIQUOR-04-Q] has no nugget if he drinks instead of drawing', () => {
    const { Will } = table(
      { Will: { is: 'Dutch Will', life: 2, hand: ['Volcanic'] }, Ben: {} },
      { sets: [...sets, 'a-fistful-of-cards'], event: 'Hard Liquor', phase: 'draw' },
    );
    Will.picks('drink');
    expect(Will).toHaveTokens('nugget', 0);
  });
});
