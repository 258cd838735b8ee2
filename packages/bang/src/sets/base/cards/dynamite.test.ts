import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Dynamite', () => {
  it('[BASE-DYN-01] is laid in front of oneself, and nothing is checked in that turn', () => {
    const { Ann, game } = table({ Ann: { hand: ['Dynamite', 'Beer'] }, Ben: {} }, { deckTop: ['5♠'] });
    Ann.plays('Dynamite');
    expect(Ann).toHaveInPlay('Dynamite');
    expect(Ann).toHaveLostLife(0);
    expect(game).toHaveOnDeck('5♠');
    Ann.isAsked('play');
  });

  it('[BASE-DYN-02] goes off on 2♠ to 9♠ before phase 1: it is discarded and takes 3', () => {
    const { Ann, game } = table(
      { Ann: { role: 'sheriff', inPlay: ['Dynamite'] }, Ben: {} },
      { phase: 'start', deckTop: ['7♠', 'Scope', 'Duel'] },
    );
    expect(Ann).toHaveLife(2);
    expect(game).toHaveDiscarded('Dynamite', '7♠');
    expect(Ann).toHold('Scope', 'Duel');
  });

  it('[BASE-DYN-03] moves on to the left otherwise, to be checked at the start of the very next turn', () => {
    const { Ann, Ben, Cleo, game } = table(
      { Ann: { hand: ['Beer'], inPlay: ['Dynamite'] }, Ben: { hand: ['Beer'] }, Cleo: { hand: ['Beer'] } },
      { phase: 'start', deckTop: ['Q♥', 'Missed! 2♠', 'Missed! 3♠', '5♠'] },
    );
    expect(Ann).toHaveInPlay();
    expect(Ben).toHaveInPlay('Dynamite');
    expect(Ben).toHaveLostLife(0);
    Ann.endsTurn();
    expect(Ben).toHaveLostLife(3);
    expect(Cleo).toHaveLostLife(0);
    expect(game).toHaveDiscarded('Dynamite', '5♠', 'Q♥');
  });

  it('[BASE-DYN-04] goes round and round, until it is taken away', () => {
    const deckTop = ['A♥', 'Duel', 'Duel', 'Q♥', 'Scope', 'Mustang', 'K♥', 'Panic!', 'Beer 6♥'];
    const { Ann, Ben, game } = table({ Ann: { inPlay: ['Dynamite'] }, Ben: {} }, { phase: 'start', deckTop });
    Ann.endsTurn();
    expect(Ann).toHaveInPlay('Dynamite'); // Ben has handed it back
    Ben.endsTurn();
    expect(Ben).toHaveInPlay('Dynamite');
    Ann.plays('Panic!', { on: Ben, what: 'Dynamite' });
    expect(Ben).toHaveInPlay();
    expect(Ann).toHaveInPlay();
    expect(game).toHaveDiscarded('Panic!', 'K♥', 'Q♥', 'A♥');
  });

  it('[BASE-DYN-05] is checked before a Jail', () => {
    const { Ann, game } = table(
      { Ann: { role: 'outlaw', inPlay: ['Jail', 'Dynamite'] }, Ben: { role: 'sheriff' } },
      { phase: 'start', deckTop: ['5♠', '4♥'] },
    );
    expect(Ann).toHaveLostLife(3);
    Ann.isAsked('play');
    expect(game).toHaveDiscarded('Jail', '4♥', 'Dynamite', '5♠');
  });

  it('[BASE-DYN-06] is nobody’s deed: no reward, no penalty, no card for El Gringo', () => {
    const outlaw = table(
      { Ben: { role: 'outlaw', life: 1, inPlay: ['Dynamite'] }, Ann: { role: 'sheriff', hand: ['Beer'] }, Cleo: {} },
      { phase: 'start', deckTop: ['5♠', 'Scope', 'Duel', 'Panic!'] },
    );
    expect(outlaw.Ben).toBeOut();
    expect(outlaw.Ann).toHold('Beer', 'Scope', 'Duel'); // her own phase 1
    expect(outlaw.game).toHaveOnDeck('Panic!');

    const deputy = table(
      {
        Ben: { role: 'deputy', life: 1, inPlay: ['Dynamite'] },
        Ann: { role: 'sheriff', hand: ['Beer'], inPlay: ['Barrel'] },
        Cleo: {},
      },
      { phase: 'start', deckTop: ['5♠'] },
    );
    expect(deputy.Ann).toHold(3);
    expect(deputy.Ann).toHaveInPlay('Barrel');

    const gringo = table(
      { Gringo: { is: 'El Gringo', role: 'sheriff', inPlay: ['Dynamite'] }, Ben: { hand: ['Beer'] } },
      { phase: 'start', deckTop: ['5♠'] },
    );
    expect(gringo.Gringo).toHold(2);
    expect(gringo.Ben).toHold('Beer');
  });

  it('[BASE-DYN-07] leaves a survivor his turn', () => {
    const { Ann } = table(
      { Ann: { inPlay: ['Dynamite'] }, Ben: {} },
      { phase: 'start', deckTop: ['5♠', 'Scope', 'Duel'] },
    );
    expect(Ann).toHaveLostLife(3);
    expect(Ann).toHold('Scope', 'Duel');
    Ann.isAsked('play');
  });

  it('[BASE-DYN-08-Q] with a Jail: handed on, then the Jail is checked', () => {
    const { Ann, Ben, game } = table(
      { Ann: { role: 'outlaw', inPlay: ['Jail', 'Dynamite'] }, Ben: { role: 'sheriff', hand: ['Beer'] } },
      { phase: 'start', deckTop: ['Q♥', '3♣', 'K♥'] },
    );
    expect(Ann).toHold(0); // 3♣: stays in
    expect(Ann).toHaveInPlay('Dynamite'); // Ben has had it, and handed it back on K♥
    expect(game).toHaveDiscarded('K♥', 'Jail', '3♣', 'Q♥');
    Ben.isAsked('play');
  });

  it('[BASE-DYN-08-Q] with a Jail: survived, then the Jail is checked', () => {
    const { Ann, Ben, game } = table(
      { Ann: { role: 'outlaw', inPlay: ['Jail', 'Dynamite'] }, Ben: { role: 'sheriff', hand: ['Beer'] } },
      { phase: 'start', deckTop: ['5♠', '3♣'] },
    );
    expect(Ann).toHaveLostLife(3);
    expect(Ann).toHold(0);
    expect(game).toHaveDiscarded('Jail', '3♣', 'Dynamite', '5♠');
    Ben.isAsked('play');
  });

  it('[BASE-DYN-08-Q] with a Jail: not survived, the Jail goes with the other cards, unchecked', () => {
    const { Ann, Ben, game } = table(
      {
        Ann: { role: 'outlaw', life: 3, inPlay: ['Jail', 'Dynamite', 'Barrel'] },
        Ben: { role: 'sheriff', hand: ['Beer'] },
        Cleo: {},
      },
      { phase: 'start', deckTop: ['5♠', 'Scope', 'Duel'] },
    );
    expect(Ann).toBeOut();
    expect(game).toHaveDiscarded('Barrel', 'Jail', 'Dynamite', '5♠');
    expect(Ben).toHold('Beer', 'Scope', 'Duel');
  });

  it('[BASE-DYN-09-Q] is handed on to a jailed player too, who checks it first', () => {
    const { Ann, Ben, game } = table(
      {
        Ann: { role: 'sheriff', hand: ['Beer'], inPlay: ['Dynamite'] },
        Ben: { role: 'outlaw', inPlay: ['Jail'] },
        Cleo: { role: 'outlaw', hand: ['Beer'] },
      },
      { phase: 'start', deckTop: ['Q♥', 'Duel', 'Duel', '5♠', '4♥'] },
    );
    expect(Ben).toHaveInPlay('Jail', 'Dynamite');
    Ann.endsTurn();
    expect(Ben).toHaveLostLife(3);
    expect(game).toHaveDiscarded('Jail', '4♥', 'Dynamite', '5♠');
    Ben.isAsked('play');
  });

  it('[BASE-DYN-09-Q] is handed on to the Sheriff too', () => {
    const { Ben } = table(
      { Ann: { role: 'outlaw', inPlay: ['Dynamite'] }, Ben: { role: 'sheriff' } },
      { phase: 'start', deckTop: ['Q♥'] },
    );
    expect(Ben).toHaveInPlay('Dynamite');
  });

  it.each([
    ['2♠', 3],
    ['9♠', 3],
    ['10♠', 0],
    ['5♣', 0],
  ])('[BASE-DRAW-05] on %s takes %i: both ends count, and the suit must match', (sign, lost) => {
    const { Ann } = table({ Ann: { inPlay: ['Dynamite'] }, Ben: {} }, { phase: 'start', deckTop: [sign] });
    expect(Ann).toHaveLostLife(lost);
  });

  it('[BASE-DRAW-06] is not set off by A♠: the ace is high', () => {
    const { Ann, Ben } = table({ Ann: { inPlay: ['Dynamite'] }, Ben: {} }, { phase: 'start', deckTop: ['A♠'] });
    expect(Ann).toHaveLostLife(0);
    expect(Ben).toHaveInPlay('Dynamite');
  });

  it('may not be laid in front of somebody else', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['Dynamite', 'Beer'] }, Ben: {} });
    Ann.mayNot.play('Dynamite', { on: Ben });
  });
});
