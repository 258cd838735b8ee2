import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city'];

describe('Tequila Joe', () => {
  it('[DODGE-TEQ-01] regains two from a Beer, one from Saloon, Tequila and Canteen', () => {
    const joe = { is: 'Tequila Joe', role: 'outlaw', life: 1 } as const;
    const others = { Ann: { role: 'sheriff' }, Ben: {} } as const;
    for (const [card, life] of [
      ['Beer', 3],
      ['Saloon', 2],
    ] as const) {
      const { Joe } = table({ Joe: { ...joe, hand: [card, 'Scope'] }, ...others }, { sets });
      Joe.plays(card);
      expect(Joe).toHaveLife(life);
    }
    const tequila = table({ Joe: { ...joe, hand: ['Tequila', 'Scope', 'Beer'] }, ...others }, { sets });
    tequila.Joe.plays('Tequila', { on: tequila.Joe, cost: ['Scope'] });
    expect(tequila.Joe).toHaveLife(2);
    const canteen = table({ Joe: { ...joe, hand: ['Beer'], inPlay: ['Canteen'] }, ...others }, { sets });
    canteen.Joe.uses('Canteen');
    expect(canteen.Joe).toHaveLife(2);
  });

  it('never gets above his maximum, and nobody else gets two', () => {
    const { Joe, Ann } = table(
      {
        Joe: { is: 'Tequila Joe', role: 'outlaw', life: 3, hand: ['Beer', 'Scope'] },
        Ann: { role: 'sheriff', life: 1, hand: ['Beer'] },
        Ben: {},
      },
      { sets },
    );
    Joe.plays('Beer');
    expect(Joe).toHaveLife(4);
    Joe.endsTurn();
    Ann.plays('Beer');
    expect(Ann).toHaveLife(2);
  });

  it('[DODGE-TEQ-02-Q] hit at his last life point, has two after one Beer', () => {
    const { Ann, Joe, Ben } = table(
      { Ann: { hand: ['BANG!', 'Scope'] }, Joe: { is: 'Tequila Joe', hand: ['Beer'], life: 1 }, Ben: {} },
      { sets },
    );
    Ann.plays('BANG!', { on: Joe });
    Joe.passes();
    Joe.answers('Beer');
    expect(Joe).toHaveLife(2);
    expect(Ben).toHaveLostLife(0);
  });

  it('[DODGE-TEQ-02-Q] gets nothing from a Beer with two players left', () => {
    const { Ann, Joe } = table(
      { Ann: { hand: ['BANG!', 'Scope'] }, Joe: { is: 'Tequila Joe', role: 'renegade', hand: ['Beer'], life: 1 } },
      { sets },
    );
    Ann.plays('BANG!', { on: Joe });
    Joe.passes();
    Joe.answers('Beer');
    expect(Joe).toBeOut();
  });

  it('[DODGE-TEQ-03] with one life point against Dynamite needs two Beers, and has two points then', () => {
    const { Joe } = table(
      {
        Joe: { is: 'Tequila Joe', role: 'outlaw', life: 1, inPlay: ['Dynamite'], hand: ['Beer', 'Beer'] },
        Ann: { role: 'sheriff' },
        Ben: {},
      },
      { sets, phase: 'start', deckTop: ['5♠'] },
    );
    Joe.answers('Beer');
    Joe.isAsked('rescue');
    Joe.answers('Beer');
    expect(Joe).toHaveLife(2);
  });

  it('[DODGE-TEQ-03] is out with one Beer only', () => {
    const { Joe } = table(
      {
        Joe: { is: 'Tequila Joe', role: 'outlaw', life: 1, inPlay: ['Dynamite'], hand: ['Beer'] },
        Ann: { role: 'sheriff', hand: ['Beer'] },
        Ben: {},
      },
      { sets, phase: 'start', deckTop: ['5♠'] },
    );
    Joe.answers('Beer');
    expect(Joe).toBeOut();
  });
});
