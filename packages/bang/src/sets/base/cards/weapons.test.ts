import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const SIX = { B: {}, C: {}, D: {}, E: {}, F: {} };

describe('Weapons', () => {
  it('[BASE-WEAP-01] without one everybody has his Colt .45: it reaches 1 and nobody can take it', () => {
    const { Ann, Ben, Cleo } = table({
      Ann: { hand: ['BANG!', 'Panic!', 'Cat Balou'] },
      Ben: {},
      Cleo: { inPlay: ['Mustang'] },
    });
    Ann.mayNot.play('BANG!', { on: Cleo }).because('outOfRange', { distance: 2, reach: 1 });
    for (const card of ['Panic!', 'Cat Balou']) Ann.mayNot.play(card, { on: Ben }).because('nothingThere');
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toHaveLostLife(1);
  });

  it.each([
    ['Volcanic', 1],
    ['Schofield', 2],
    ['Remington', 3],
    ['Rev. Carabine', 4],
    ['Winchester', 5],
  ])('[BASE-WEAP-02] a %s reaches %i', (weapon, reach) => {
    const { A, D } = table({
      A: { hand: ['BANG!', 'Beer'], inPlay: [weapon] },
      ...SIX,
      D: { is: 'Paul Regret', inPlay: ['Mustang'] },
    });
    expect(A).toSeeAt(5, D);
    if (reach === 5) A.may.play('BANG!', { on: D });
    else A.mayNot.play('BANG!', { on: D }).because('outOfRange', { distance: 5, reach });
  });

  it('[BASE-WEAP-03][BASE-WEAP-04] is taken by Panic! or discarded by Cat Balou, and its owner is back to 1 at once', () => {
    const { Ann, Ben, Cleo, Dan, game } = table(
      {
        Ann: { hand: ['Panic!', 'Cat Balou', 'Missed!'] },
        Ben: { hand: ['BANG!'], inPlay: ['Winchester'] },
        Cleo: { inPlay: ['Mustang'] },
        Dan: { hand: ['BANG!'], inPlay: ['Schofield'] },
      },
      { deckTop: ['Beer', 'Beer'] },
    );
    Ann.plays('Panic!', { on: Ben, what: 'Winchester' });
    expect(Ann).toHold('Cat Balou', 'Missed!', 'Winchester');
    Ann.plays('Cat Balou', { on: Dan, what: 'Schofield' });
    expect(game).toHaveDiscarded('Schofield', 'Cat Balou', 'Panic!');
    Ann.endsTurn();
    Ben.mayNot.play('BANG!', { on: Cleo }).because('outOfRange', { distance: 2, reach: 1 });
    Ben.may.play('BANG!', { on: Ann });
  });

  it('[BASE-WEAP-03] is lost in the middle of a turn, to the Sheriff’s penalty', () => {
    const { Ann, Ben, Cleo } = table({
      Ann: { role: 'sheriff', hand: ['BANG!', 'BANG!', 'BANG!'], inPlay: ['Volcanic'] },
      Ben: { role: 'deputy', life: 1 },
      Cleo: { role: 'outlaw', hand: ['Beer'] },
    });
    Ann.plays('BANG!', { on: Ben });
    expect(Ann).toHaveInPlay();
    expect(Cleo).toBeAsked('play');
  });

  it('[BASE-WEAP-05] reaches everything nearer as well', () => {
    const { A, B, C, D } = table({ A: { hand: ['BANG!', 'Beer'], inPlay: ['Winchester'] }, ...SIX });
    for (const target of [B, C, D]) A.may.play('BANG!', { on: target });
    A.plays('BANG!', { on: B });
    expect(B).toHaveLostLife(1);
  });

  it('[BASE-WEAP-06] a Volcanic fires as often as there are BANG! cards, at one or several, at distance 1', () => {
    const { A, B, C, F } = table({
      A: { hand: ['BANG!', 'BANG!', 'BANG!', 'BANG!'], inPlay: ['Volcanic'] },
      ...SIX,
    });
    A.plays('BANG!', { on: B });
    A.plays('BANG!', { on: B });
    A.plays('BANG!', { on: F });
    A.mayNot.play('BANG!', { on: C }).because('outOfRange', { distance: 2, reach: 1 });
    expect(B).toHaveLostLife(2);
    expect(F).toHaveLostLife(1);
  });

  it('[BASE-WEAP-07-Q] a Volcanic played after a BANG! allows more of them', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['BANG!', 'Volcanic', 'BANG!', 'Beer'] }, Ben: {} });
    Ann.plays('BANG!', { on: Ben });
    Ann.mayNot.play('BANG!', { on: Ben }).because('bangLimitReached');
    Ann.plays('Volcanic');
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toHaveLostLife(2);
  });

  it('[BASE-WEAP-07-Q] a Volcanic replaced after a BANG! allows no more of them', () => {
    const { Ann, Ben } = table({
      Ann: { hand: ['BANG!', 'Schofield', 'BANG!', 'Beer'], inPlay: ['Volcanic'] },
      Ben: {},
    });
    Ann.plays('BANG!', { on: Ben });
    Ann.plays('Schofield');
    Ann.mayNot.play('BANG!', { on: Ben }).because('bangLimitReached', { played: 1, limit: 1 });
  });

  it('[BASE-WEAP-07-Q] a Volcanic discarded before any BANG! leaves one', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['Cat Balou', 'BANG!', 'BANG!'], inPlay: ['Volcanic'] }, Ben: {} });
    Ann.plays('Cat Balou', { on: Ann, what: 'Volcanic' });
    Ann.plays('BANG!', { on: Ben });
    Ann.mayNot.play('BANG!', { on: Ben }).because('bangLimitReached', { played: 1, limit: 1 });
  });
});
