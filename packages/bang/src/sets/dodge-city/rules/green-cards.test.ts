import { addToLibrary, bangRules, character, type GameEvent } from '@dustup/bang';
import { Position } from '@dustup/kernel';
import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { action, attack } from '../../../core.ts';

const sets = ['base', 'dodge-city'];

/** No card of these sets shoots at whose turn it is: somebody for this test does. */
const carelessFool = character(
  'Careless Fool',
  { life: 4 },
  {
    action: action({
      *run(game, { by }) {
        yield* attack(game, { by: null, target: by, face: null });
      },
    }),
  },
);
addToLibrary([{ slug: 'careless', name: 'Careless', deck: [], characters: [carelessFool], events: [], rules: [] }]);

describe('Green cards', () => {
  it('[DODGE-GREEN-01] are laid face up in front of their player and do nothing yet', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['Howitzer', 'Canteen', 'Beer'], life: 2 }, Ben: {} }, { sets });
    Ann.plays('Howitzer');
    Ann.plays('Canteen');
    expect(Ann).toHaveInPlay('Howitzer', 'Canteen');
    expect(Ann).toHaveLife(2);
    expect(Ben).toHaveLostLife(0);
    expect(Ben).toHaveSeen('Howitzer');
  });

  it('[DODGE-GREEN-02] are used by discarding them, and not in the turn in which they were laid', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand: ['Knife', 'Beer'] }, Ben: { hand: ['Beer'] } },
      { sets, deckTop: ['Scope', 'Mustang 8♥', 'Mustang 9♥', 'Barrel'] },
    );
    Ann.plays('Knife');
    Ann.mayNot.use('Knife', { on: Ben }).because('laidThisTurn', { ruling: 'DODGE-GREEN-02' });
    Ann.endsTurn();
    Ben.endsTurn();
    Ann.uses('Knife', { on: Ben });
    Ben.passes();
    expect(Ben).toHaveLostLife(1);
    expect(Ann).toHaveInPlay();
    expect(game).toHaveDiscarded('Knife');
    Ann.mayNot.use('Knife', { on: Ben }).because('noAbility');
  });

  it('[DODGE-GREEN-02] leave nothing to be asked for: with an empty hand the turn is over', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['Knife'] }, Ben: { hand: ['Beer'] } }, { sets });
    Ann.plays('Knife');
    expect(Ben).toBeAsked('play');
  });

  it('[DODGE-GREEN-03] without a Missed! work in their owner’s turn only', () => {
    const { Ann, Ben } = table(
      {
        Ann: { hand: ['BANG!', 'Beer'] },
        Ben: { inPlay: ['Canteen', 'Pony Express', 'Knife'], hand: ['Beer'], life: 2 },
      },
      { sets },
    );
    for (const card of ['Canteen', 'Pony Express']) Ben.mayNot.use(card).because('notAsked');
    Ann.plays('BANG!', { on: Ben });
    for (const card of ['Canteen', 'Pony Express', 'Knife']) Ben.mayNot.use(card).because('noAbility');
    Ben.passes();
    expect(Ben).toHaveInPlay('Canteen', 'Pony Express', 'Knife');
  });

  it('[DODGE-GREEN-03] with a Missed! are offered as answers out of turn, each card of its own', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Gatling', 'Punch', 'Beer'] }, Ben: { inPlay: ['Bible', 'Iron Plate', 'Ten Gallon Hat'] } },
      { sets },
    );
    Ann.plays('Gatling');
    for (const card of ['Bible', 'Iron Plate', 'Ten Gallon Hat']) Ben.may.use(card);
    Ben.uses('Iron Plate');
    Ann.plays('Punch', { on: Ben });
    Ben.uses('Ten Gallon Hat');
    expect(Ben).toHaveLostLife(0);
    expect(Ben).toHaveInPlay('Bible');
  });

  it('[DODGE-GREEN-04] are taken and discarded like blue ones', () => {
    const { Ann, Ben } = table(
      {
        Ann: { hand: ['Panic!', 'Cat Balou', 'Beer'], inPlay: ['Can Can'] },
        Ben: { inPlay: ['Bible', 'Knife', 'Canteen'] },
      },
      { sets },
    );
    Ann.plays('Panic!', { on: Ben, what: 'Knife' });
    Ann.plays('Cat Balou', { on: Ben, what: 'Bible' });
    Ann.uses('Can Can', { on: Ben, what: 'Canteen' });
    expect(Ben).toHaveInPlay();
    expect(Ann).toHold('Knife', 'Beer');
  });

  it.each([
    ['Panic!', {}],
    ['Rag Time', { cost: ['Scope'] }],
  ])('[DODGE-GREEN-05] taken with %s go to the hand, and wait again when they are laid', (card, cost) => {
    const { Ann, Ben } = table(
      { Ann: { hand: [card, 'Scope', 'Beer'] }, Ben: { inPlay: ['Knife'], hand: ['Beer'] } },
      { sets },
    );
    Ann.plays(card, { on: Ben, what: 'Knife', ...cost });
    Ann.mayNot.use('Knife', { on: Ben }).because('noAbility');
    Ann.plays('Knife');
    Ann.mayNot.use('Knife', { on: Ben }).because('laidThisTurn');
    Ann.endsTurn();
    Ben.endsTurn();
    Ann.uses('Knife', { on: Ben });
  });

  it('[DODGE-GREEN-05] picked up by their owner and laid again wait as well', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['Panic!', 'Beer'], inPlay: ['Knife'] }, Ben: {} }, { sets });
    Ann.plays('Panic!', { on: Ann, what: 'Knife' });
    Ann.plays('Knife');
    Ann.mayNot.use('Knife', { on: Ben }).because('laidThisTurn');
  });

  it('[DODGE-GREEN-08] never lie there twice of a name', () => {
    const { Ann } = table({ Ann: { hand: ['Iron Plate A♦', 'Beer'], inPlay: ['Iron Plate Q♠'] }, Ben: {} }, { sets });
    Ann.mayNot.play('Iron Plate A♦').because('alreadyInPlay');
  });

  it('[DODGE-GREEN-09-Q] with a Missed! do not answer in the turn in which they were laid', () => {
    const { Fool, Ann } = table(
      { Fool: { is: 'Careless Fool', hand: ['Bible', 'Beer'], inPlay: ['Sombrero'] }, Ann: { hand: ['Beer'] } },
      { sets: [...sets, 'careless'] },
    );
    Fool.plays('Bible');
    Fool.uses('Careless Fool');
    Fool.isAsked('dodge');
    Fool.mayNot.use('Bible').because('notAnOption');
    Fool.uses('Sombrero'); // laid in an earlier turn
    expect(Fool).toHaveInPlay('Bible');
    Fool.endsTurn();
    Ann.endsTurn();
    Fool.uses('Careless Fool');
    Fool.uses('Bible');
    expect(Fool).toHaveLostLife(0);
  });

  it('are told of when they are used, and on whom', () => {
    const { Ann, Ben, game } = table({ Ann: { inPlay: ['Knife'], hand: ['Beer'] }, Ben: {} }, { sets });
    const told: GameEvent[] = [];
    const again = Position.at(bangRules, bangRules.copy(game.state), { listener: (event) => told.push(event) });
    again.answer(Ann.seat, { do: 'use', use: Ann.state.inPlay[0] ?? -1, at: Ben.seat });
    expect(told.slice(0, 2)).toEqual([
      { type: 'used', seat: 0, target: 1, detail: { source: 'knife' } },
      expect.objectContaining({ type: 'discarded', seat: 0 }),
    ]);
  });
});
