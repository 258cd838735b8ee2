import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'gold-rush'];

const zones = { equipment: ['Pickaxe'] };
const more = { sets: [...sets, 'dodge-city'], phase: 'draw' } as const;

describe('Pickaxe', () => {
  it('[GOLD-PICK-01] brings one card more in phase 1', () => {
    const { Ann } = table({ Ann: { zones }, Ben: {} }, { sets, phase: 'draw' });
    expect(Ann).toHold(3);
  });

  it('[GOLD-PICK-02-Q] Kit Carlson takes the top three', () => {
    const { Kit } = table(
      { Kit: { is: 'Kit Carlson', zones }, Ben: {} },
      { ...more, deckTop: ['Beer', 'Duel', 'Scope'] },
    );
    expect(Kit).toHold('Beer', 'Duel', 'Scope');
  });

  it('[GOLD-PICK-02-Q] Jesse Jones and Pedro Ramirez draw two after their first', () => {
    const jesse = table({ Jesse: { is: 'Jesse Jones', zones }, Ben: { hand: ['Volcanic'] } }, more);
    jesse.Jesse.picks({ from: jesse.Ben });
    expect(jesse.Jesse).toHold(3);
    const pedro = table({ Pedro: { is: 'Pedro Ramirez', zones }, Ben: {} }, { ...more, discard: ['Volcanic'] });
    pedro.Pedro.picks('discardPile');
    expect(pedro.Pedro).toHold(3);
  });

  it('[GOLD-PICK-02-Q] Black Jack has three, or four if the second is red', () => {
    const red = table({ Jack: { is: 'Black Jack', zones }, Ben: {} }, { ...more, deckTop: ['2♠', '3♥'] });
    expect(red.Jack).toHold(4);
    const black = table({ Jack: { is: 'Black Jack', zones }, Ben: {} }, { ...more, deckTop: ['2♠', '3♠'] });
    expect(black.Jack).toHold(3);
  });

  it('[GOLD-PICK-02-Q] Pixie Pete has four, Bill Noface one more', () => {
    const pete = table({ Pete: { is: 'Pixie Pete', zones }, Ben: {} }, more);
    expect(pete.Pete).toHold(4);
    const bill = table({ Bill: { is: 'Bill Noface', role: 'outlaw', life: 2, zones }, Ben: {} }, more);
    expect(bill.Bill).toHold(4); // one, two for what he has lost, one of the Pickaxe
  });

  it('[GOLD-PICK-02-Q] Pat Brennan who takes a card in play has none', () => {
    const { Pat, Ben } = table({ Pat: { is: 'Pat Brennan', zones }, Ben: { inPlay: ['Barrel'] } }, more);
    Pat.picks({ from: Ben, what: 'Barrel' });
    expect(Pat).toHold('Barrel');
  });

  it('[FOC-HARD-LIQUOR-04-Q] whoever takes the Hard Liquor has none', () => {
    const { Ann } = table(
      { Ann: { life: 2, hand: ['Volcanic'], zones }, Ben: {} },
      { sets: [...sets, 'a-fistful-of-cards'], event: 'Hard Liquor', phase: 'draw' },
    );
    Ann.picks('drink');
    expect(Ann).toHold(1);
    expect(Ann).toHaveLife(3);
  });
});
