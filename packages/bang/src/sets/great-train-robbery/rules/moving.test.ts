import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

const spare = { hand: ['Missed!'] };

describe('Moving the train', () => {
  it('[TRAIN-MOVE-01] moves one station at the beginning of each turn of the Sheriff, all railcars with it', () => {
    const { Dan, Ann, game } = table(
      { Ann: { role: 'sheriff', hand: ['BANG!', 'Missed!'] }, Ben: spare, Cid: spare, Dan: spare },
      { ...onTheLine({ at: 1 }), turn: 'Dan' },
    );
    Dan.endsTurn();
    expect(game.state.memory['locomotive-at']).toBe(2);
    Ann.may.use('take-railcar', { trainCard: 'Caboose', cost: ['BANG!'] });
  });

  it('[TRAIN-MOVE-02] pairs the first railcar with the first station then, and no other one', () => {
    const { Eve, Ann } = table(
      { Ann: { role: 'sheriff', hand: ['BANG!', 'Missed!'] }, Ben: spare, Cid: spare, Dan: spare, Eve: spare },
      { ...onTheLine({ at: 1, line: ['Boom Town', 'San Tafe', 'Frisco', 'Tombrock', 'Yooma'] }), turn: 'Eve' },
    );
    Eve.endsTurn();
    Ann.mayNot.use('take-railcar', { trainCard: 'Dining Car', cost: ['BANG!'] }).because('notPaired');
    Ann.mayNot.use('take-railcar', { trainCard: 'Mail Car', cost: ['BANG!'] }).because('notPaired');
  });

  it('[TRAIN-MOVE-03] stays where it is in the turns of others', () => {
    const { Ann, Ben, game } = table(
      { Ann: { role: 'sheriff', ...spare }, Ben: spare, Cid: spare, Dan: spare },
      onTheLine({ at: 2 }),
    );
    Ann.endsTurn();
    expect(Ben).toBeAsked('play');
    expect(game.state.memory['locomotive-at']).toBe(2);
  });

  it('[TRAIN-MOVE-04-Q] moves at the turns of the Deputy among three', () => {
    const { Cid, game } = table(
      { Ann: { role: 'deputy', ...spare }, Ben: { role: 'outlaw' }, Cid: { role: 'renegade', ...spare } },
      { ...onTheLine({ at: 1, line: ['Boom Town', 'San Tafe', 'Frisco'], more: ['dodge-city'] }), turn: 'Cid' },
    );
    Cid.endsTurn();
    expect(game.state.memory['locomotive-at']).toBe(2);
  });

  it('[TRAIN-MOVE-05-Q] moves again in an extra turn of the Sheriff', () => {
    const { Ann, game } = table(
      { Ann: { role: 'sheriff', inPlay: ['Express Car'], hand: ['Missed!'] }, Ben: spare, Cid: spare, Dan: spare },
      onTheLine({ at: 2 }),
    );
    Ann.uses('Express Car');
    expect(game.state.turn).toMatchObject({ isExtra: true, seat: 0 });
    expect(game.state.memory['locomotive-at']).toBe(3);
  });

  it('[TRAIN-MIX-31-Q] moves when the Deputy of three begins a turn in Jail', () => {
    const { Cid, game } = table(
      {
        Ann: { role: 'deputy', inPlay: ['Jail'], ...spare },
        Ben: { role: 'outlaw', ...spare },
        Cid: { role: 'renegade', ...spare },
      },
      {
        ...onTheLine({ at: 1, line: ['Boom Town', 'San Tafe', 'Frisco'], more: ['dodge-city'] }),
        turn: 'Cid',
        deckTop: ['2♠'],
      },
    );
    Cid.endsTurn();
    expect(game.state.memory['locomotive-at']).toBe(2);
    expect(game.state.turn.seat).toBe(1);
  });

  it('[TRAIN-MIX-01] [TRAIN-MIX-02-Q] the train comes before Dynamite, Jail, Dining Car and Map, in this order', () => {
    const { Dan, Ann, game } = table(
      {
        Ann: { role: 'sheriff', inPlay: ['Map', 'Dining Car', 'Dynamite'], hand: ['Missed!'], life: 2 },
        Ben: spare,
        Cid: spare,
        Dan: { hand: ['Missed!'] },
      },
      {
        ...onTheLine({ at: 1, train: ['Caboose', 'Mail Car', 'Private Car'] }),
        turn: 'Dan',
        deckTop: ['10♥', 'A♥', 'Beer', '2♦'],
      },
    );
    Dan.endsTurn();
    expect(game.state.memory['locomotive-at']).toBe(2);
    expect(Ann).toHaveInPlay('Map', 'Dining Car'); // Dynamite has gone on
    expect(Ann).toHaveLife(3); // the meal
    expect(Ann).toBeAsked('readMap');
    expect(Ann.view.lookedAt).toHaveLength(2);
  });

  it('[TRAIN-MIX-03-Q] a failed Jail drops the meal and the map, not the draws at the end of the turn', () => {
    const { Ann, Ben, Cid } = table(
      {
        Ann: { role: 'sheriff', ...spare },
        Ben: { inPlay: ['Jail', 'Dining Car', 'Map', 'Strongbox'], life: 2 },
        Cid: spare,
        Dan: {},
      },
      { ...onTheLine({ train: ['Caboose', 'Mail Car', 'Private Car'] }), deckTop: ['2♠', 'A♥'] },
    );
    Ann.endsTurn();
    expect(Ben).toHaveLife(2);
    expect(Ben).toHold('A♥');
    expect(Cid).toBeAsked('play');
  });

  it('[TRAIN-MIX-05-Q] the meal is the last draw!: Dynamite goes off before it', () => {
    const { Ann, Ben } = table(
      {
        Ann: { role: 'sheriff', ...spare },
        Ben: { inPlay: ['Dining Car', 'Dynamite'], life: 3, hand: ['Missed!'] },
        Cid: spare,
        Dan: {},
      },
      { ...onTheLine({ train: ['Caboose', 'Mail Car', 'Private Car'] }), deckTop: ['5♠', 'A♥'] },
    );
    Ann.endsTurn();
    expect(Ben).toBeAsked('rescue'); // before the meal could help
  });
});
