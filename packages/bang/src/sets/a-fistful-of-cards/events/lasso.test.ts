import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const lasso = { sets: ['base', 'dodge-city', 'a-fistful-of-cards'], event: 'Lasso' } as const;
const hand = ['Missed!'];

describe('Lasso', () => {
  it('[FOC-LASSO-01] no card in play has effect, and all stay where they are', () => {
    const { Ann, Ben, Cat } = table(
      {
        Ann: { hand: ['BANG!', 'Missed!'], inPlay: ['Remington', 'Scope'] },
        Ben: { inPlay: ['Barrel', 'Mustang'] },
        Cat: {},
        Dan: {},
      },
      lasso,
    );
    expect(Ann).toSeeAt(1, Ben);
    Ann.mayNot.play('BANG!', { on: Cat }).because('outOfRange', { distance: 2, reach: 1 });
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toHaveLostLife(1);
    expect(Ben).toHaveInPlay('Barrel', 'Mustang');
  });

  it('[FOC-LASSO-02] green cards included', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Beer'], inPlay: ['Derringer'] }, Ben: { inPlay: ['Sombrero'] } },
      lasso,
    );
    Ann.mayNot.use('Derringer', { on: Ben }).because('noAbility');
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toHaveLostLife(1);
  });

  it('[FOC-LASSO-03] no Volcanic: one BANG! card a turn', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['BANG!', 'BANG!'], inPlay: ['Volcanic'] }, Ben: {} }, lasso);
    Ann.plays('BANG!', { on: Ben });
    Ann.mayNot.play('BANG!', { on: Ben }).because('bangLimitReached');
  });

  it('[FOC-LASSO-04-Q] abilities work: Jourdonnais, Paul Regret, Rose Doolan, Willy the Kid', () => {
    const { Willy, Jourdonnais, Paul, Rose } = table(
      {
        Willy: { is: 'Willy the Kid', hand: ['BANG!', 'BANG!'] },
        Jourdonnais: { is: 'Jourdonnais' },
        Rose: { is: 'Rose Doolan' },
        Paul: { is: 'Paul Regret' },
      },
      { ...lasso, deckTop: ['5♥', '6♥'] },
    );
    expect(Willy).toSeeAt(2, Paul);
    expect(Rose).toSeeAt(1, Willy, Paul);
    Willy.plays('BANG!', { on: Jourdonnais });
    Jourdonnais.uses('Jourdonnais');
    Willy.plays('BANG!', { on: Jourdonnais });
    Jourdonnais.uses('Jourdonnais');
    expect(Jourdonnais).toHaveLostLife(0);
  });

  it('[FOC-LASSO-05-Q] Jail and Dynamite are neither checked nor moved; the first turn without it checks them', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand }, Ben: { hand, inPlay: ['Jail', 'Dynamite'] }, Cat: { hand } },
      {
        ...lasso,
        eventsToCome: ['Ambush'],
        deckTop: ['Scope', 'Mustang', 'Beer', 'Duel', 'Duel', 'Duel', '5♦', '6♠', '7♦'],
      },
    );
    Ann.endsTurn();
    expect(Ben).toBeAsked('play');
    expect(Ben).toHaveInPlay('Jail', 'Dynamite');
    Ben.endsTurn();
    Cat.endsTurn();
    Ann.endsTurn();
    expect(Ann).toHaveInPlay('Dynamite'); // from Ben to Cat, and on from him
    expect(Ben).toHaveInPlay();
    expect(Cat).toBeAsked('play');
  });

  it('[FOC-LASSO-06-Q] cards may be laid, taken and discarded; one weapon, no name twice', () => {
    const { Ann, Ben } = table(
      {
        Ann: { hand: ['Schofield', 'Barrel Q♠', 'Cat Balou', 'Sombrero'], inPlay: ['Barrel K♠', 'Volcanic'] },
        Ben: { inPlay: ['Scope'] },
      },
      lasso,
    );
    Ann.mayNot.play('Barrel').because('alreadyInPlay');
    Ann.plays('Schofield');
    Ann.plays('Sombrero');
    Ann.plays('Cat Balou', { on: Ben, what: 'Scope' });
    expect(Ann).toHaveInPlay('Barrel K♠', 'Schofield', 'Sombrero');
    expect(Ben).toHaveInPlay();
  });
});
