import { keyFromSeed, Position } from '@dustup/kernel';
import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { bangRules } from '@dustup/bang';

describe('A turn', () => {
  it('[BASE-TURN-01] is the Sheriff’s first', () => {
    const seats = new Set<number>();
    for (let deal = 0; deal < 40; deal++) {
      const { state } = Position.begin(bangRules, { players: 6, sets: ['base'] }, keyFromSeed(`first ${deal}`));
      expect(state.turn.number).toBe(1);
      expect(state.seats[state.turn.seat]?.role).toBe('sheriff');
      seats.add(state.turn.seat);
    }
    expect(seats.size).toBe(6);
  });

  it('[BASE-TURN-01] then goes to the left, past those who are out', () => {
    const { Ann, Cleo, Dan } = table(
      {
        Ann: { hand: ['Beer'] },
        Ben: { presence: 'out' },
        Cleo: { hand: ['Beer'] },
        Dan: { hand: ['Beer'] },
        Eve: { presence: 'out' },
      },
      { turn: 'Cleo' },
    );
    Cleo.endsTurn();
    Dan.isAsked('play');
    Dan.endsTurn();
    Ann.isAsked('play');
    Ann.endsTurn();
    Cleo.isAsked('play');
  });

  it('[BASE-TURN-02] is drawing, playing, discarding, once each', () => {
    const { Ann, Ben } = table(
      {
        Ann: { role: 'outlaw', hand: ['Beer', 'BANG!', 'Missed!'] },
        Ben: { role: 'sheriff', hand: ['Duel'] },
        Cleo: {},
      },
      { phase: 'start', deckTop: ['Scope', 'Mustang', 'Panic!', 'Panic!'] },
    );
    Ann.isAsked('play');
    expect(Ann).toHold('Beer', 'BANG!', 'Missed!', 'Scope', 'Mustang');
    Ann.mayNot.discard('Beer');
    Ann.endsTurn();
    Ann.isAsked('discard');
    Ann.mayNot.play('Scope');
    Ann.discards('Beer');
    Ben.isAsked('play');
    expect(Ann).toHold('BANG!', 'Missed!', 'Scope', 'Mustang');
    expect(Ben).toHold('Duel', 'Panic!', 'Panic!');
  });

  it('[BASE-TURN-03] begins with the two top cards of the pile', () => {
    const { Ann, game } = table({ Ann: {}, Ben: {} }, { phase: 'draw', deckTop: ['Beer 6♥', 'Scope', 'Duel Q♦'] });
    expect(Ann).toHold('Beer 6♥', 'Scope');
    expect(game).toHaveOnDeck('Duel Q♦');
  });

  it('[BASE-TURN-03] begins otherwise when a character says so', () => {
    const { Kit } = table({ Kit: { is: 'Kit Carlson' }, Ben: {} }, { phase: 'draw' });
    Kit.isAsked('putBack');
    expect(Kit).toHold(0);
  });

  it('[BASE-TURN-04] lets its player play as much as he likes', () => {
    const { Ann } = table(
      { Ann: { hand: ['Stagecoach', 'Stagecoach', 'Wells Fargo', 'Scope', 'Mustang', 'BANG!'] }, Ben: {}, Cleo: {} },
      { deckTop: ['Barrel', 'Schofield', 'Beer', 'Beer', 'Beer', 'Missed!', 'Missed!'] },
    );
    for (const card of ['Stagecoach', 'Stagecoach', 'Wells Fargo', 'Scope', 'Mustang', 'Barrel', 'Schofield', 'Beer'])
      Ann.plays(card);
    expect(Ann).toHaveInPlay('Scope', 'Mustang', 'Barrel', 'Schofield');
    expect(Ann).toHold('BANG!', 'Beer', 'Beer', 'Missed!', 'Missed!');
  });

  it('[BASE-TURN-04] forces nobody to play', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['BANG!', 'Scope', 'Beer'] }, Ben: { hand: ['Beer'] } });
    Ann.may.play('BANG!', { on: Ben });
    Ann.endsTurn();
    expect(Ann).toHold('BANG!', 'Scope', 'Beer');
    Ben.isAsked('play');
  });

  it('[BASE-TURN-05] of another allows no card while nothing is asked', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['Beer'] }, Ben: { life: 2, hand: ['Beer', 'BANG!', 'Scope'] } });
    Ann.isAsked('play');
    for (const card of ['Beer', 'BANG!', 'Scope']) Ben.mayNot.play(card).because('notAsked');
  });

  it('[BASE-TURN-05] of another allows Missed! against a shot and Beer at the last point', () => {
    const { Ann, Ben } = table({
      Ann: { hand: ['BANG!', 'Duel'] },
      Ben: { life: 1, hand: ['Beer', 'BANG!', 'Missed!', 'Scope'] },
      Cleo: {},
    });
    Ann.plays('BANG!', { on: Ben });
    for (const card of ['Beer', 'BANG!', 'Scope']) Ben.mayNot.play(card).because('wrongCard', { needs: 'missedCard' });
    Ben.may.play('Missed!');
    Ben.passes();
    Ben.isAsked('rescue');
    for (const card of ['BANG!', 'Missed!', 'Scope']) Ben.mayNot.play(card).because('noRescue');
    Ben.answers('Beer');
    expect(Ben).toHaveLife(1);
  });

  it.each(['Duel', 'Indians!'])('[BASE-TURN-05] of another allows BANG! cards against %s', (card) => {
    const { Ann, Ben } = table({
      Ann: { hand: [card, 'Mustang'] },
      Ben: { hand: ['Beer', 'BANG!', 'Missed!', 'Scope'] },
    });
    if (card === 'Duel') Ann.plays(card, { on: Ben });
    else Ann.plays(card);
    for (const other of ['Beer', 'Missed!', 'Scope'])
      Ben.mayNot.play(other).because('wrongCard', { needs: 'bangCard' });
    Ben.answers('BANG!');
    expect(Ben).toHold('Beer', 'Missed!', 'Scope');
  });

  it('[BASE-TURN-06] ends with the surplus discarded, cards of one’s own choice', () => {
    const { Ann } = table({
      Ann: { role: 'outlaw', hand: ['Beer', 'BANG!', 'Missed!', 'Scope', 'Duel', 'Jail'] },
      Ben: { role: 'sheriff', hand: ['Beer'] },
      Cleo: {},
    });
    Ann.endsTurn();
    Ann.mayNot.discard('Scope').because('wrongCount');
    Ann.mayNot.pass();
    Ann.may.discard('Duel', 'Jail');
    Ann.discards('Scope', 'Beer');
    expect(Ann).toHold('BANG!', 'Missed!', 'Duel', 'Jail');
  });

  it('[BASE-TURN-07] counts no card in play against the hand limit', () => {
    const { Ann, Ben } = table({
      Ann: { life: 2, hand: ['Beer', 'BANG!'], inPlay: ['Scope', 'Mustang', 'Barrel', 'Schofield'] },
      Ben: { hand: ['Beer'] },
    });
    Ann.endsTurn();
    Ben.isAsked('play');
    expect(Ann).toHold(2);
    expect(Ann).toHaveInPlay('Scope', 'Mustang', 'Barrel', 'Schofield');
  });

  it('[BASE-TURN-08] passes to the left without discards at or below the limit', () => {
    const { Ann, Ben, game } = table({
      Ann: { life: 3, hand: ['Beer', 'BANG!', 'Duel'] },
      Ben: { life: 4, hand: ['Beer'] },
      Cleo: { hand: ['Beer'] },
    });
    Ann.endsTurn();
    Ben.isAsked('play');
    expect(game).toHaveDiscarded();
    Ben.endsTurn();
    expect(game).toHaveDiscarded();
    expect(game.state.turn.seat).toBe(2);
  });

  it('[BASE-TURN-09-Q] allows no more discards than the surplus', () => {
    const { Ann, Ben } = table({
      Ann: { life: 3, hand: ['Beer', 'BANG!', 'Duel', 'Scope'] },
      Ben: { hand: ['Beer'] },
    });
    Ann.endsTurn();
    Ann.mayNot.discard('Beer', 'BANG!').because('wrongCount');
    Ann.discards('Scope');
    Ben.isAsked('play');
    expect(Ann).toHold(3);
  });
});

describe('[BASE-TURN-10-Q] Cards discarded together', () => {
  const Pedro = { is: 'Pedro Ramirez', hand: ['Jail'] };

  it('[BASE-TURN-10-Q] at the end of a turn lie as their owner says', () => {
    const { Ann, game } = table({ Ann: { life: 1, hand: ['Beer', 'BANG!', 'Duel'] }, Pedro, Cleo: {} });
    Ann.endsTurn();
    Ann.discards('Beer', 'Duel');
    Ann.isAsked('orderDiscards');
    Ann.mayNot.discard('Beer');
    Ann.discards('Duel', 'Beer');
    expect(game).toHaveDiscarded('Beer', 'Duel');
  });

  it('[BASE-TURN-10-Q] by Sid Ketchum lie as he says', () => {
    const { Sid, game } = table({
      Sid: { is: 'Sid Ketchum', life: 1, hand: ['Beer', 'BANG!', 'Duel'] },
      Pedro,
      Cleo: {},
    });
    Sid.interjects('Sid Ketchum', ['Beer', 'Duel']);
    Sid.discards('Duel', 'Beer');
    expect(game).toHaveDiscarded('Beer', 'Duel');
  });

  it('[BASE-TURN-10-Q] by the Sheriff who pays for a Deputy lie as he says', () => {
    const { Ann, Ben, game } = table({
      Ann: { role: 'sheriff', hand: ['BANG!', 'Duel', 'Beer'], inPlay: ['Scope'] },
      Ben: { role: 'deputy', life: 1 },
      Pedro: { ...Pedro, role: 'outlaw' },
      Cleo: { role: 'renegade' },
    });
    Ann.plays('BANG!', { on: Ben });
    Ann.isAsked('orderDiscards');
    Ann.discards('Scope', 'Beer', 'Duel');
    expect(game).toHaveDiscarded('Duel', 'Beer', 'Scope', 'BANG!');
  });

  it('[BASE-TURN-10-Q] lie as they are named when nobody looks at it: nobody is asked', () => {
    const { Ann, Ben, game } = table({
      Ann: { life: 1, hand: ['Beer', 'BANG!', 'Duel'] },
      Ben: { hand: ['Jail'] },
      Cleo: {},
    });
    Ann.endsTurn();
    Ann.discards('Duel', 'Beer');
    expect(game).toHaveDiscarded('Beer', 'Duel');
    Ben.isAsked('play');
  });
});
