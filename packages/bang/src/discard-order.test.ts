import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const hand = ['BANG!', 'Missed!', 'Beer', 'Scope', 'Panic!', 'Duel'];
const sheriff = { role: 'sheriff', life: 4, maxLife: 5, hand } as const;

describe('The order of discards', () => {
  it('[BASE-TURN-10-Q] is not asked where nobody can come to look at it', () => {
    const { Ann, Ben } = table({ Ann: sheriff, Ben: { hand: ['Beer'] }, Cid: {} });
    Ann.endsTurn();
    Ann.discards('Beer', 'Scope');
    expect(Ben).toBeAsked('play');
  });

  it('[BASE-TURN-10-Q] is asked while the ability of Pedro Ramirez is off: it may be back before the pile changes', () => {
    const { Ann } = table(
      { Ann: sheriff, Pedro: { is: 'Pedro Ramirez' }, Cid: {} },
      { sets: ['base', 'high-noon'], event: 'Hangover' },
    );
    Ann.endsTurn();
    Ann.discards('Beer', 'Scope');
    Ann.isAsked('orderDiscards');
  });

  it('[BASE-TURN-10-Q] is asked when Abandoned Mine is the next event, which all see', () => {
    const { Ann } = table(
      { Ann: sheriff, Ben: {}, Cid: {} },
      { sets: ['base', 'a-fistful-of-cards'], eventsToCome: ['Abandoned Mine', 'Ranch'] },
    );
    Ann.endsTurn();
    Ann.discards('Beer', 'Scope');
    Ann.isAsked('orderDiscards');
  });

  it('[BASE-TURN-10-Q] is asked while a Money Bag may be in a hand, and not while it lies among the discards', () => {
    const words = {
      sets: ['base', 'great-train-robbery'],
      zones: { line: ['Frisco'], train: ['Mail Car', 'Caboose'] },
    };
    const held = table({ Ann: sheriff, Ben: { hand: ['Money Bag'] }, Cid: {} }, words);
    held.Ann.endsTurn();
    held.Ann.discards('Scope', 'Duel');
    held.Ann.picks(['Scope', 'Duel']);
    expect(held.game).toHaveDiscarded('Duel', 'Scope');
    held.Ben.may.play('Money Bag', { on: held.Cid }); // the Duel is on top
    const hidden = table({ Ann: sheriff, Ben: {}, Cid: {} }, words);
    hidden.Ann.endsTurn();
    hidden.Ann.discards('Scope', 'Duel');
    hidden.Ann.isAsked('orderDiscards');
    const spent = table({ Ann: sheriff, Ben: {}, Cid: {} }, { ...words, discard: ['Money Bag'] });
    spent.Ann.endsTurn();
    spent.Ann.discards('Scope', 'Duel');
    expect(spent.Ann).not.toBeAsked();
  });

  it('[BASE-TURN-10-Q] is asked while a Cattle Truck is in play or in the train', () => {
    const words = { sets: ['base', 'great-train-robbery'], discard: ['Money Bag'] };
    const line = { line: ['Frisco', 'San Tafe', 'Tombrock'] };
    const inPlay = table(
      { Ann: sheriff, Ben: { inPlay: ['Cattle Truck'] }, Cid: {} },
      { ...words, zones: { ...line, train: ['Mail Car', 'Caboose', 'Lounge Car'] } },
    );
    const inTrain = table(
      { Ann: sheriff, Ben: {}, Cid: {} },
      { ...words, zones: { ...line, train: ['Mail Car', 'Caboose', 'Cattle Truck'] } },
    );
    for (const { Ann } of [inPlay, inTrain]) {
      Ann.endsTurn();
      Ann.discards('Scope', 'Duel');
      Ann.isAsked('orderDiscards');
    }
  });

  it('[BASE-TURN-10-Q] is asked while Gregory Deck is at the table: he may draw Pedro Ramirez', () => {
    const { Ann } = table(
      { Ann: sheriff, Greg: { is: 'Gregory Deck', borrowed: ['Paul Regret', 'Rose Doolan'] }, Cid: {} },
      { sets: ['base', 'wild-west-show'] },
    );
    Ann.endsTurn();
    Ann.discards('Scope', 'Duel');
    Ann.isAsked('orderDiscards');
  });

  it('[BASE-ELIM-03] is asked when Pedro Ramirez is out and may come back, and not when nobody can', () => {
    const seats = {
      Ann: { role: 'sheriff', hand: ['BANG!', 'Beer'] },
      Ben: { role: 'outlaw', life: 1, inPlay: ['Scope', 'Remington'] },
      Pedro: { role: 'renegade', is: 'Pedro Ramirez', presence: 'out', life: 0 },
      Cid: { role: 'outlaw', hand: ['Beer'] },
    } as const;
    const withEvents = table(seats, { sets: ['base', 'high-noon'], eventsToCome: ['Ghost Town'] });
    withEvents.Ann.plays('BANG!', { on: withEvents.Ben });
    withEvents.Ben.isAsked('orderDiscards');
    const withoutEvents = table(seats);
    withoutEvents.Ann.plays('BANG!', { on: withoutEvents.Ben });
    expect(withoutEvents.Ann).toBeAsked('play');
  });
});
