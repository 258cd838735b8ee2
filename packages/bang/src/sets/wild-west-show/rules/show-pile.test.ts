import { bangRules } from '@dustup/bang';
import { keyFromSeed, Position } from '@dustup/kernel';
import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'wild-west-show'];
const ROSA = 'Lady Rosa del Texas';
const FINAL = 'Wild West Show';
const hand = ['Missed!'];

describe('The show pile', () => {
  it('[WWS-FLIP-01] a Stagecoach draws two cards, brings the pile and turns up its top card', () => {
    const { Ann, Ben, Cat, game } = table(
      { Ann: { hand: ['Stagecoach'] }, Ben: {}, Cat: {} },
      { sets, toCome: { show: [ROSA, FINAL] } },
    );
    expect(Ben.view.stacks['show']).toEqual({ next: null, left: 2, holder: null });
    Ann.plays('Stagecoach');
    expect(Ann).toHold(2);
    expect(game.state.inForce).toEqual({ show: 'lady-rosa-del-texas' });
    expect(Ben.view.memory['show-holder']).toBe(Ann.seat);
    expect(Ben.view.stacks['show']).toEqual({ next: null, left: 1, holder: Ann.seat });
    Ann.may.use(ROSA, { on: Cat });
  });

  it('[WWS-FLIP-02] so does a Wells Fargo, with three', () => {
    const { Ann, game } = table(
      { Ann: { hand: ['Wells Fargo'] }, Ben: {}, Cat: {} },
      { sets, toCome: { show: [ROSA, FINAL] } },
    );
    Ann.plays('Wells Fargo');
    expect(Ann).toHold(3);
    expect(game.state.inForce).toEqual({ show: 'lady-rosa-del-texas' });
    expect(Ann.view.memory['show-holder']).toBe(Ann.seat);
  });

  it('[WWS-SETUP-03] nobody holds the pile in the beginning and nothing is in force', () => {
    const { state } = Position.begin(bangRules, { players: 5, sets }, keyFromSeed('show'));
    expect(state.inForce).toEqual({});
    expect(state.memory['show-holder'] ?? null).toBeNull();
  });

  it('[WWS-FLIP-03] the next one takes the pile from its holder, and the old card is gone', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand: ['Stagecoach'], role: 'sheriff' }, Ben: {}, Cat: {} },
      { sets, inForce: { show: ROSA }, toCome: { show: [FINAL] }, memory: { 'show-holder': 1 } },
    );
    expect(Ben.view.memory['show-holder']).toBe(Ben.seat);
    Ann.plays('Stagecoach');
    expect(game.state.inForce).toEqual({ show: 'wild-west-show' });
    expect(game.state.stacks['show']).toEqual([]);
    expect(Ann.view.memory['show-holder']).toBe(Ann.seat);
    Ann.mayNot.use(ROSA).because('noAbility');
  });

  it('[WWS-FLIP-04] one player may turn up two in a turn: the second counts', () => {
    const { Ann, game } = table(
      { Ann: { hand: ['Stagecoach', 'Stagecoach'] }, Ben: {}, Cat: {} },
      { sets, toCome: { show: [ROSA, FINAL] } },
    );
    Ann.plays('Stagecoach');
    Ann.plays('Stagecoach');
    expect(game.state.inForce).toEqual({ show: 'wild-west-show' });
  });

  it('[WWS-FLIP-05] what is in force stays for rounds', () => {
    const { Ann, Ben, Cat, game } = table(
      { Ann: { hand }, Ben: { hand }, Cat: { hand } },
      { sets, inForce: { show: ROSA } },
    );
    for (const seat of [Ann, Ben, Cat]) {
      seat.endsTurn();
      expect(game.state.inForce).toEqual({ show: 'lady-rosa-del-texas' });
    }
    Ann.may.use(ROSA, { on: Cat });
  });

  it('[WWS-FLIP-07] once Wild West Show is there nothing more is turned', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand: ['Stagecoach'] }, Ben: {} },
      { sets, inForce: { show: FINAL }, memory: { 'show-holder': 1 } },
    );
    Ann.plays('Stagecoach');
    expect(Ann).toHold(2);
    expect(game.state.inForce).toEqual({ show: 'wild-west-show' });
    expect(Ann.view.memory['show-holder']).toBe(Ben.seat);
  });

  it('[WWS-FLIP-08] other ways of drawing turn nothing', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand: ['General Store', 'Missed!'] }, Ben: { hand } },
      { sets, toCome: { show: [ROSA, FINAL] }, deckTop: ['Beer', 'Duel'] },
    );
    Ann.plays('General Store');
    Ann.picks('Beer');
    Ann.endsTurn();
    Ben.isAsked('play');
    expect(game.state.inForce).toEqual({});
  });

  it('[WWS-FLIP-10-Q] nor does the Pony Express', () => {
    const { Ann, game } = table(
      { Ann: { inPlay: ['Pony Express'], hand }, Ben: {} },
      { sets: [...sets, 'dodge-city'], toCome: { show: [ROSA, FINAL] } },
    );
    Ann.uses('Pony Express');
    expect(Ann).toHold(4);
    expect(game.state.inForce).toEqual({});
  });

  it('[WWS-FLIP-11-Q] its holder goes out: the card stays in force, the pile is back in the middle', () => {
    const { Ann, Ben, Cat, game } = table(
      {
        Ann: { hand: ['BANG!', 'Missed!'], role: 'sheriff' },
        Ben: { life: 1, role: 'outlaw' },
        Cat: { role: 'outlaw' },
        Dan: { role: 'renegade' },
      },
      { sets, inForce: { show: ROSA }, toCome: { show: [FINAL] }, memory: { 'show-holder': 1 } },
    );
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toBeOut();
    expect(game.state.inForce).toEqual({ show: 'lady-rosa-del-texas' });
    expect(Cat.view.memory['show-holder']).toBeNull();
  });

  it('[WWS-FLIP-12-Q] a Stagecoach given up for something else turns nothing', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand: ['Springfield', 'Stagecoach', 'Beer'] }, Ben: {} },
      { sets: [...sets, 'dodge-city'], toCome: { show: [ROSA, FINAL] } },
    );
    Ann.plays('Springfield', { on: Ben, cost: ['Stagecoach'] });
    expect(game.state.inForce).toEqual({});
  });

  it('[WWS-FLIP-12-Q] nor does one that Elena Fuente gives as a Missed!', () => {
    const { Ann, Elena, game } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Elena: { is: 'Elena Fuente', hand: ['Stagecoach'] } },
      { sets: [...sets, 'dodge-city'], toCome: { show: [ROSA, FINAL] } },
    );
    Ann.plays('BANG!', { on: Elena });
    Elena.answers('Stagecoach');
    expect(Elena).toHaveLostLife(0);
    expect(game.state.inForce).toEqual({});
  });

  it('[WWS-LEE-04] a repeated Stagecoach draws again and turns nothing more', () => {
    const { Lee, game } = table(
      { Lee: { is: 'Lee Van Kliff', hand: ['Stagecoach', 'BANG!'] }, Ben: {}, Cat: {} },
      { sets, toCome: { show: [ROSA, FINAL] } },
    );
    Lee.plays('Stagecoach');
    Lee.uses('Lee Van Kliff', { card: 'BANG!' });
    expect(Lee).toHold(4);
    expect(game.state.inForce).toEqual({ show: 'lady-rosa-del-texas' });
  });

  it('lies beside an event: both count, and The Daltons do not ride twice', () => {
    const { Ann, Ben, game } = table(
      {
        Ann: { hand: ['Stagecoach'], inPlay: ['Barrel', 'Mustang'] },
        Ben: { inPlay: ['Scope', 'Barrel'], hand },
        Cat: { hand },
      },
      { sets: [...sets, 'high-noon'], event: 'The Daltons', toCome: { show: [ROSA, FINAL] } },
    );
    Ann.plays('Stagecoach');
    expect(Ann).toBeAsked('play');
    expect(Ann).toHaveInPlay('Barrel', 'Mustang');
    expect(Ben).toHaveInPlay('Scope', 'Barrel');
    expect(game.state.inForce).toEqual({ events: 'the-daltons', show: 'lady-rosa-del-texas' });
  });
});
