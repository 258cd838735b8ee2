import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

const LINE = ['San Tafe', 'Crown’s Hole', 'Catico', 'Dodgville'];
const words = (more: Parameters<typeof onTheLine>[0] = {}) =>
  onTheLine({ at: 2, line: LINE, train: [], locomotive: 'Ironhorse', ...more });
const driver = { hand: ['Full Steam', 'Gatling'] };

describe('Full Steam', () => {
  it('[TRAIN-FULL-01] takes the train to the End of the Line; its player has the effect left out', () => {
    const { Ann, Ben, game } = table({ Ann: driver, Ben: {}, Cid: {}, Dan: {} }, words());
    Ann.plays('Full Steam');
    Ann.picks('ignored');
    expect(Ben).toHaveLostLife(0);
    expect(game.state.memory['locomotive-at']).toBeUndefined();
  });

  it('[TRAIN-FULL-01] [TRAIN-FULL-02] or carried out twice: a complete round of shots, then another', () => {
    const { Ann, Ben, Cid } = table({ Ann: driver, Ben: { hand: ['Missed!'] }, Cid: {}, Dan: {} }, words());
    Ann.plays('Full Steam');
    Ann.picks('twice');
    Ann.passes();
    Ben.passes();
    expect(Cid).toHaveLostLife(1);
    expect(Ann).toBeAsked('dodge');
    Ann.passes();
    Ben.passes();
    expect(Cid).toHaveLostLife(2);
    expect(Ben).toHaveLostLife(2);
  });

  it('[TRAIN-FULL-02] a double Leland is two General Stores', () => {
    const { Ann, Ben, Cid, Dan } = table(
      { Ann: driver, Ben: {}, Cid: {}, Dan: {} },
      { ...words({ locomotive: 'Leland' }), deckTop: ['2♦', '3♦', '4♦', '5♦', '6♦', '7♦', '8♦', '9♦'] },
    );
    Ann.plays('Full Steam');
    Ann.picks('twice');
    for (const store of [
      ['2♦', '3♦', '4♦'],
      ['6♦', '7♦', '8♦'],
    ]) {
      Ann.picks(store[0] ?? '');
      Ben.picks(store[1] ?? '');
      Cid.picks(store[2] ?? '');
    }
    expect(Dan).toHold('5♦', '9♦');
  });

  it('[TRAIN-FULL-03] resets line and train and turns the locomotive, ignored or not', () => {
    const { Ann, game } = table(
      { Ann: driver, Ben: {}, Cid: {}, Dan: {} },
      { ...words({ train: ['Caboose'] }), toCome: { locomotive: ['Leland'] } },
    );
    Ann.plays('Full Steam');
    Ann.passes();
    Ann.picks('ignored');
    expect(game.state.inForce['locomotive']).toBe('leland');
    expect(game.state.zones['train']).toHaveLength(3);
  });

  it('[TRAIN-FULL-04-Q] is told after the chance to take a railcar', () => {
    const { Ann } = table(
      { Ann: { hand: ['Full Steam', 'Missed!', 'Gatling'] }, Ben: {}, Cid: {}, Dan: {} },
      words({ train: ['Caboose'] }),
    );
    Ann.plays('Full Steam');
    expect(Ann).toBeAsked('takeRailcar');
    Ann.picks({ do: 'take', trainCard: 'Caboose', cost: ['Missed!'] });
    expect(Ann).toBeAsked('fullSteam');
  });

  it('[TRAIN-FULL-05-Q] victory is judged after each round', () => {
    const { Ann, Ben, Cid, game } = table(
      {
        Ann: { ...driver, role: 'outlaw' },
        Ben: { role: 'sheriff', life: 1 },
        Cid: { role: 'outlaw', life: 2 },
        Dan: { role: 'renegade', life: 2 },
      },
      words(),
    );
    Ann.plays('Full Steam');
    Ann.picks('twice');
    Ann.passes();
    expect(Ben).toBeOut();
    expect(game).toBeOver();
    expect(Ann).toHaveWon();
    expect(Cid).toHaveLostLife(1);
  });

  it('[TRAIN-FULL-05-Q] the second round begins with the next one still in play', () => {
    const { Ann, Ben } = table(
      {
        Ann: { ...driver, role: 'outlaw', life: 1 },
        Ben: { role: 'sheriff', hand: ['Missed!'] },
        Cid: { role: 'outlaw' },
        Dan: { role: 'renegade' },
      },
      words(),
    );
    Ann.plays('Full Steam');
    Ann.picks('twice');
    Ann.passes();
    Ann.passes();
    Ben.passes();
    expect(Ben).toBeAsked('dodge');
    Ben.passes();
    expect(Ben).toHaveLostLife(2);
  });

  it('[TRAIN-SHADE-02-Q] [TRAIN-MANUELITA-02-Q] is one advance for Shade, and two cards for Manuelita, ignored or not', () => {
    const { Ann, Shade, Manuelita } = table(
      { Ann: driver, Shade: { is: 'Shade O’Connor', hand: ['Beer'] }, Manuelita: { is: 'Manuelita' }, Dan: {} },
      words({ at: 1 }),
    );
    Ann.plays('Full Steam');
    Shade.discards('Beer');
    expect(Shade).toHold(1);
    Ann.picks('ignored');
    expect(Manuelita).toHold(2);
  });
});
