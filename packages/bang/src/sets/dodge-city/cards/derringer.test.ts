import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city'];

describe('Derringer', () => {
  it('[DODGE-GREEN-07] in a later turn of its owner: a shot at distance 1, not as far as his weapon, and a card', () => {
    const { Ann, Ben, Cat, Dan } = table(
      {
        Ann: { hand: ['Derringer', 'Beer'], inPlay: ['Winchester'] },
        Ben: { hand: ['Beer'] },
        Cat: { hand: ['Beer'] },
        Dan: { hand: ['Beer'] },
      },
      { sets, deckTop: ['2♣', '3♣', '4♣', '5♣', '6♣', '7♣', 'Mustang 8♥', 'Mustang 9♥', 'Stagecoach'] },
    );
    Ann.plays('Derringer');
    Ann.mayNot.use('Derringer', { on: Ben }).because('laidThisTurn', { ruling: 'DODGE-GREEN-02' });
    for (const one of [Ann, Ben, Cat, Dan]) one.endsTurn();
    Ann.mayNot.use('Derringer', { on: Cat }).because('tooFar', { distance: 2, most: 1 });
    Ann.uses('Derringer', { on: Ben });
    Ben.passes();
    expect(Ben).toHaveLostLife(1);
    expect(Ann).toHold('Beer', 'Mustang', 'Mustang', 'Stagecoach');
  });

  it('[DODGE-CARD-11-Q] its shot is finished first; then the shooter draws, hit or not', () => {
    const { Ann, Ben } = table(
      { Ann: { inPlay: ['Derringer'], hand: ['Beer'] }, Ben: { hand: ['Dodge'] } },
      { sets, deckTop: ['Mustang', 'Scope'] },
    );
    Ann.uses('Derringer', { on: Ben });
    expect(Ann).toHold('Beer');
    Ben.answers('Dodge');
    expect(Ben).toHold('Mustang');
    expect(Ann).toHold('Beer', 'Scope');
  });

  it('[DODGE-CARD-10-Q] is refused at oneself', () => {
    const { Ann } = table({ Ann: { inPlay: ['Derringer'], hand: ['Beer'] }, Ben: {} }, { sets });
    Ann.mayNot.use('Derringer', { on: Ann }).because('notOneself');
  });
});
