import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city'];

describe('Hideout', () => {
  it('[DODGE-CARD-01] the others see its owner one farther; he sees them as before', () => {
    const { Ann, Ben, Cat } = table({ Ann: { inPlay: ['Hideout'], hand: ['Beer'] }, Ben: {}, Cat: {} }, { sets });
    expect(Ben).toSeeAt(2, Ann);
    expect(Cat).toSeeAt(2, Ann);
    expect(Ann).toSeeAt(1, Ben, Cat);
  });

  it('[DODGE-OTHER-07] adds up with a Mustang', () => {
    const { Ben, Ann, Cat } = table(
      { Ben: { hand: ['BANG!', 'Beer'], inPlay: ['Schofield'] }, Ann: { inPlay: ['Hideout', 'Mustang'] }, Cat: {} },
      { sets },
    );
    Ben.mayNot.play('BANG!', { on: Ann }).because('outOfRange', { distance: 3, reach: 2 });
    expect(Cat).toSeeAt(3, Ann);
  });

  it('is laid beside a Mustang, and may be taken like one', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Hideout', 'Panic!'], inPlay: ['Mustang'] }, Ben: { inPlay: [] } },
      { sets },
    );
    Ann.plays('Hideout');
    expect(Ann).toHaveInPlay('Mustang', 'Hideout');
    Ann.plays('Panic!', { on: Ann, what: 'Hideout' });
    expect(Ann).toHold('Hideout');
    expect(Ben).toHold(0);
  });
});
