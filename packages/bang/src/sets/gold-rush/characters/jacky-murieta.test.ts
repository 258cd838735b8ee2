import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'gold-rush'];

describe('Jacky Murieta', () => {
  it('[GOLD-JACKY-01] two nuggets buy a shot, as often as one can pay, besides the BANG! of the turn', () => {
    const { Jacky, Ben } = table(
      { Jacky: { is: 'Jacky Murieta', hand: ['BANG!', 'Beer'], tokens: { nugget: 4 } }, Ben: {} },
      { sets },
    );
    Jacky.uses('Jacky Murieta', { on: Ben });
    Jacky.plays('BANG!', { on: Ben });
    Jacky.uses('Jacky Murieta', { on: Ben });
    expect(Ben).toHaveLostLife(3);
    expect(Jacky).toHaveTokens('nugget', 3);
  });

  it('[GOLD-JACKY-01] is refused with one nugget', () => {
    const { Jacky, Ben } = table(
      { Jacky: { is: 'Jacky Murieta', hand: ['Beer'], tokens: { nugget: 1 } }, Ben: {} },
      { sets },
    );
    Jacky.mayNot.use('Jacky Murieta', { on: Ben }).because('tooFewNuggets', { needs: 2, has: 1 });
  });

  it('[GOLD-JACKY-02-Q] within the reach of the weapon; a Missed! or a Barrel stops it', () => {
    const { Jacky, Ben, Cat } = table(
      {
        Jacky: { is: 'Jacky Murieta', hand: ['Beer'], tokens: { nugget: 4 } },
        Ben: { hand: ['Missed!'] },
        Cat: {},
        Dan: { inPlay: ['Barrel'] },
      },
      { sets, deckTop: ['2♥'] },
    );
    Jacky.mayNot.use('Jacky Murieta', { on: Cat }).because('outOfRange');
    Jacky.uses('Jacky Murieta', { on: Ben });
    Ben.answers('Missed!');
    expect(Ben).toHaveLostLife(0);
  });

  it('[GOLD-JACKY-03-Q] El Gringo whom it hits takes a card', () => {
    const { Jacky, Gringo } = table(
      { Jacky: { is: 'Jacky Murieta', hand: ['Beer', 'Beer'], tokens: { nugget: 2 } }, Gringo: { is: 'El Gringo' } },
      { sets },
    );
    Jacky.uses('Jacky Murieta', { on: Gringo });
    expect(Gringo).toHold('Beer');
  });

  it('[STICK-20-Q] the shot does not move the Stick of Dynamite', () => {
    const { Jacky, Ben } = table(
      { Jacky: { is: 'Jacky Murieta', hand: ['Beer'], tokens: { nugget: 2 } }, Ben: { tokens: { stick: 1 } } },
      { sets: [...sets, 'stick-of-dynamite'] },
    );
    Jacky.uses('Jacky Murieta', { on: Ben });
    expect(Ben).toHaveTokens('stick', 1);
  });
});
