import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sniper = { sets: ['base', 'dodge-city', 'a-fistful-of-cards'], event: 'Sniper' } as const;
const pair = ['BANG!', 'BANG!'];

describe('Sniper', () => {
  it('[FOC-SNIPER-01] two BANG! cards for one shot in reach, which takes two Missed!', () => {
    const { Ann, Ben, Cat, Dan } = table(
      { Ann: { hand: [...pair, 'Beer'] }, Ben: { hand: ['Missed!', 'Missed!'] }, Cat: {}, Dan: {} },
      sniper,
    );
    Ann.mayNot.use('Sniper', { on: Cat, cost: pair }).because('outOfRange');
    Ann.uses('Sniper', { on: Ben, cost: pair });
    Ben.answers('Missed!');
    Ben.answers('Missed!');
    expect(Ben).toHaveLostLife(0);
    expect(Dan).toHaveLostLife(0);
    expect(Ann).toHold('Beer');
  });

  it('[FOC-SNIPER-01] one Missed! is not enough, and it costs one life point; it takes two BANG! cards', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: [...pair, 'BANG!', 'Duel'] }, Ben: { hand: ['Missed!', 'Beer'] } },
      sniper,
    );
    Ann.uses('Sniper', { on: Ben, cost: pair });
    Ben.answers('Missed!');
    Ben.passes();
    expect(Ben).toHaveLostLife(1);
    Ann.mayNot.use('Sniper', { on: Ben, cost: ['BANG!', 'Duel'] }).because('cannotPay', { needs: 2, has: 1 });
  });

  it('[FOC-SNIPER-02][FOC-SNIPER-04] seven BANG! cards: three Sniper shots and one BANG!', () => {
    const { Ann, Ben, Cat } = table({ Ann: { hand: [...pair, ...pair, ...pair, 'BANG!'] }, Ben: {}, Cat: {} }, sniper);
    Ann.uses('Sniper', { on: Ben, cost: pair });
    Ann.plays('BANG!', { on: Ben });
    Ann.uses('Sniper', { on: Cat, cost: pair });
    Ann.uses('Sniper', { on: Cat, cost: pair });
    expect(Ben).toHaveLostLife(2);
    expect(Cat).toHaveLostLife(2);
  });

  it('[FOC-SNIPER-03] Slab the Killer’s takes no more than two', () => {
    const { Slab, Ben } = table(
      { Slab: { is: 'Slab the Killer', hand: [...pair, 'Beer'] }, Ben: { hand: ['Missed!', 'Missed!'] } },
      sniper,
    );
    Slab.uses('Sniper', { on: Ben, cost: pair });
    Ben.answers('Missed!');
    Ben.answers('Missed!');
    expect(Ben).toHaveLostLife(0);
  });

  it('[FOC-SNIPER-05-Q] a Barrel is one of the two', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: [...pair, 'Beer'] }, Ben: { hand: ['Missed!'], inPlay: ['Barrel'] } },
      { ...sniper, deckTop: ['5♥'] },
    );
    Ann.uses('Sniper', { on: Ben, cost: pair });
    Ben.uses('Barrel');
    Ben.answers('Missed!');
    expect(Ben).toHaveLostLife(0);
  });

  it('[FOC-SNIPER-06-Q] Apache Kid ignores it only if both are ♦; Calamity Janet may use Missed! cards', () => {
    const { Janet, Kid } = table(
      {
        Janet: { is: 'Calamity Janet', hand: ['BANG! 5♦', 'BANG! 6♦', 'BANG! 7♦', 'Missed! 2♠', 'Beer'] },
        Kid: { is: 'Apache Kid' },
      },
      sniper,
    );
    Janet.uses('Sniper', { on: Kid, cost: ['BANG! 5♦', 'BANG! 6♦'] });
    expect(Kid).toHaveLostLife(0);
    Janet.uses('Sniper', { on: Kid, cost: ['BANG! 7♦', 'Missed! 2♠'] });
    expect(Kid).toHaveLostLife(1);
  });

  it('[FOC-SNIPER-07-Q] the shooter is the author: El Gringo takes from him; the Stick of Dynamite stays', () => {
    const { Ann, Gringo } = table(
      { Ann: { hand: [...pair, 'Beer', 'Scope'] }, Gringo: { is: 'El Gringo', tokens: { stick: 1 } } },
      { sets: ['base', 'stick-of-dynamite', 'a-fistful-of-cards'], event: 'Sniper' },
    );
    Ann.uses('Sniper', { on: Gringo, cost: pair });
    expect(Gringo).toHold(1);
    expect(Ann).toHold(1);
    expect(Gringo.state.tokens).toEqual({ stick: 1 });
  });

  it('[FOC-SNIPER-07-Q] and the eliminator', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: [...pair, 'Beer'] }, Ben: { life: 1, role: 'outlaw' }, Cat: {}, Dan: {} },
      sniper,
    );
    Ann.uses('Sniper', { on: Ben, cost: pair });
    expect(Ben).toBeOut();
    expect(Ann).toHold(4);
  });
});
