import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const ROSA = 'Lady Rosa del Texas';
const rosa = { sets: ['base', 'wild-west-show'], inForce: { show: ROSA }, turn: 'Pat' } as const;
const hand = ['Missed!'];

describe('Lady Rosa del Texas', () => {
  it('[WWS-ROSA-01][WWS-ROSA-03] changes seats with the one to the right, with all that is theirs', () => {
    const { Pat, Rob, Liz, Xan, game } = table(
      {
        Rob: { role: 'outlaw', hand, inPlay: ['Barrel'], life: 2 },
        Pat: { role: 'sheriff', hand: ['BANG!', 'Missed!'] },
        Liz: { role: 'outlaw', hand },
        Xan: { role: 'renegade', hand },
      },
      rosa,
    );
    expect(Pat).toSeeAt(1, Rob, Liz);
    expect(Pat).toSeeAt(2, Xan);
    Pat.uses(ROSA, { on: Rob });
    expect(game.state.order).toEqual([Pat.seat, Rob.seat, Liz.seat, Xan.seat]);
    expect(Pat).toSeeAt(2, Liz);
    expect(Pat).toSeeAt(1, Rob, Xan);
    expect(Rob).toHaveInPlay('Barrel');
    expect(Rob).toHaveLife(2);
    Pat.mayNot.play('BANG!', { on: Liz }).because('outOfRange', { distance: 2, reach: 1 });
    Pat.may.play('BANG!', { on: Xan });
  });

  it('[WWS-ROSA-02] the other one loses the next turn, and only that', () => {
    const { Pat, Rob, Liz, Xan } = table({ Rob: { hand }, Pat: { hand }, Liz: { hand }, Xan: { hand } }, rosa);
    Pat.uses(ROSA, { on: Rob });
    Pat.endsTurn();
    Liz.endsTurn();
    Xan.endsTurn();
    Pat.endsTurn();
    Rob.isAsked('play');
  });

  it('[WWS-ROSA-04-Q] once a turn, and not between two', () => {
    const { Pat, Rob } = table({ Rob: { hand }, Pat: { hand }, Liz: { hand } }, rosa);
    Pat.uses(ROSA, { on: Rob });
    Pat.mayNot.use(ROSA).because('usedUp', { used: 1, most: 1 });
    const two = table({ Rob: { hand, role: 'renegade' }, Pat: { hand, role: 'sheriff' } }, rosa);
    two.Pat.mayNot.use(ROSA).because('tooFewPlayers', { ruling: 'WWS-ROSA-04-Q' });
  });

  it('[WWS-ROSA-05-Q] a lost turn has no beginning: Dynamite and Jail wait, no event is turned', () => {
    const { Pat, Rob, Liz, game } = table(
      {
        Rob: { role: 'sheriff', hand, inPlay: ['Dynamite'] },
        Pat: { role: 'outlaw', hand },
        Liz: { role: 'outlaw', hand, inPlay: ['Jail'] },
      },
      {
        ...rosa,
        sets: ['base', 'high-noon', 'wild-west-show'],
        eventsToCome: ['Thirst', 'High Noon'],
        deckTop: ['3♥', '4♥'],
      },
    );
    Pat.uses(ROSA, { on: Rob });
    Pat.endsTurn();
    expect(game.state.inForce['events']).toBeUndefined();
    expect(Rob).toHaveInPlay('Dynamite');
    Liz.isAsked('play'); // 3♥: out of Jail
  });

  it('[WWS-ROSA-06-Q] the right is a matter of seats: past who is out, whichever way turns go', () => {
    const { Pat, Rob, Out, Liz, game } = table(
      {
        Rob: { role: 'outlaw', hand },
        Out: { role: 'deputy', presence: 'out', life: 0 },
        Pat: { role: 'sheriff', hand },
        Liz: { role: 'outlaw', hand },
        Xan: { role: 'renegade', hand },
      },
      { ...rosa, sets: ['base', 'high-noon', 'wild-west-show'], event: 'Gold Rush' },
    );
    Pat.mayNot.use(ROSA, { on: Liz }).because('notToTheRight', { ruling: 'WWS-ROSA-06-Q' });
    Pat.uses(ROSA, { on: Rob });
    expect(game.state.order.slice(0, 3)).toEqual([Pat.seat, Out.seat, Rob.seat]);
  });

  it('[WWS-ROSA-06-Q] the turn is lost though another card is in force by then', () => {
    const { Pat, Rob, Liz } = table(
      { Rob: { hand }, Pat: { hand: ['Stagecoach', 'Missed!'] }, Liz: { hand } },
      { ...rosa, toCome: { show: ['Wild West Show'] }, deckTop: ['Beer', 'Duel'] },
    );
    Pat.uses(ROSA, { on: Rob });
    Pat.plays('Stagecoach');
    Pat.endsTurn();
    Liz.isAsked('play');
  });
});
