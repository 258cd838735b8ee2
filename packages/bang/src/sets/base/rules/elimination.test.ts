import { distanceBetween, seatId } from '@dustup/bang';
import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const LAW = { role: 'sheriff', hand: ['BANG! 2♦', 'Duel Q♦'] } as const;

describe('Elimination', () => {
  it('[BASE-ELIM-01] comes with the last life point, unless a Beer brings one back on the spot', () => {
    const seats = { Ann: LAW, Ben: { role: 'outlaw', life: 1, hand: ['Beer', 'Scope'] }, Cleo: {}, Dan: {} } as const;
    const saved = table(seats);
    saved.Ann.plays('BANG!', { on: saved.Ben });
    saved.Ben.passes();
    saved.Ben.isAsked('rescue');
    saved.Ben.answers('Beer');
    expect(saved.Ben).toHaveLife(1);
    expect(saved.Ben).not.toBeOut();
    const lost = table(seats);
    lost.Ann.plays('BANG!', { on: lost.Ben });
    lost.Ben.passes();
    lost.Ben.passes();
    expect(lost.Ben).toBeOut();
  });

  it('[BASE-ELIM-01] comes below 0 too: one Beer is not enough against three points', () => {
    const { Ann, Ben } = table(
      {
        Ann: { role: 'outlaw', life: 2, hand: ['Beer', 'Scope'], inPlay: ['Dynamite'] },
        Ben: { role: 'sheriff', hand: ['Beer'] },
        Cleo: {},
        Dan: {},
      },
      { phase: 'start', deckTop: ['5♠'] },
    );
    Ann.answers('Beer');
    expect(Ann).toBeAsked('rescue');
    Ann.passes();
    expect(Ann).toBeOut();
    expect(Ben).toBeAsked('play');
  });

  it('[BASE-ELIM-02] shows the role to all and discards every card in hand and in play', () => {
    const { Ann, Ben, Cleo, game } = table({
      Ann: LAW,
      Ben: { role: 'renegade', life: 1, hand: ['Missed!', 'Beer'], inPlay: ['Scope', 'Remington'] },
      Cleo: {},
      Dan: {},
    });
    expect(Cleo.view.seats[1]?.role).toBeNull();
    Ann.plays('BANG!', { on: Ben });
    Ben.passes();
    Ben.passes();
    expect(Cleo.view.seats[1]?.role).toBe('renegade');
    expect(game.position.view(null).seats[1]?.role).toBe('renegade');
    expect(Ben).toHold(0);
    expect(Ben).toHaveInPlay();
    expect(
      game
        .facesOf(game.state.discardPile)
        .map(({ card }) => card.name)
        .toSorted(),
    ).toEqual(['BANG!', 'Beer', 'Missed!', 'Remington', 'Scope']);
  });

  it('[BASE-ELIM-02] leaves him without turn, no target, and counted nowhere', () => {
    const { Ann, Ben, Cleo, Dan, game } = table(
      {
        Ann: { role: 'sheriff', life: 4, hand: ['BANG! 2♦', 'Duel', 'General Store', 'Gatling', 'Jail', 'Cat Balou'] },
        Ben: { role: 'renegade', life: 1 },
        Cleo: { role: 'outlaw', hand: ['Beer'] },
        Dan: { role: 'outlaw', hand: ['Beer'] },
      },
      { deckTop: ['Beer 6♥', 'Beer 7♥', 'Beer 8♥'] },
    );
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toBeOut();
    expect(distanceBetween(Ann.view, seatId(0), seatId(2))).toBe(1);
    for (const card of ['Duel', 'Jail', 'Cat Balou']) Ann.mayNot.play(card, { on: Ben }).because('isOut');
    Ann.plays('General Store');
    expect(game.state.shelf).toHaveLength(3);
    Ann.picks('Beer 6♥');
    Cleo.picks('Beer 7♥');
    Ann.plays('Gatling');
    Cleo.passes();
    Dan.passes();
    expect(Ben).toHaveLife(0);
    Ann.endsTurn();
    Cleo.isAsked('play');
  });

  it('[BASE-ELIM-02] takes him off the players left: a Beer no longer helps two', () => {
    const { Ann, Ben } = table({
      Ann: { role: 'renegade', life: 2, hand: ['BANG! 2♦', 'Beer', 'Scope'] },
      Ben: { role: 'outlaw', life: 1 },
      Cleo: { role: 'sheriff' },
    });
    Ann.plays('BANG!', { on: Ben });
    expect(Ann.state.hand).toHaveLength(5); // two left and the reward
    Ann.plays('Beer');
    expect(Ann).toHaveLife(2);
  });

  it('[BASE-ELIM-03] leaves the order of his discards to him', () => {
    const { Ann, Ben, game } = table({
      Ann: LAW,
      Ben: { role: 'renegade', life: 1, hand: ['Missed!', 'Beer'], inPlay: ['Scope'] },
      Pedro: { is: 'Pedro Ramirez', role: 'outlaw' },
      Dan: { role: 'outlaw' },
    });
    Ann.plays('BANG!', { on: Ben });
    Ben.passes();
    Ben.passes();
    Ben.isAsked('orderDiscards');
    Ben.mayNot.discard('Beer', 'Scope').because('wrongCount');
    Ben.discards('Beer', 'Scope', 'Missed!');
    expect(game).toHaveDiscarded('Missed!', 'Scope', 'Beer', 'BANG!');
    expect(Ben).toBeOut();
  });

  it('[BASE-ELIM-04] in one’s own turn ends it at once: by Dynamite', () => {
    const { Ann, Ben, game } = table(
      {
        Ann: { role: 'outlaw', life: 3, hand: ['Scope'], inPlay: ['Dynamite'] },
        Ben: { role: 'sheriff', hand: ['Beer'] },
        Cleo: {},
        Dan: {},
      },
      { phase: 'start', deckTop: ['5♠', 'Panic!', 'Panic!'] },
    );
    Ann.passes();
    expect(Ann).toBeOut();
    Ben.isAsked('play');
    expect(Ben).toHold('Beer', 'Panic!', 'Panic!');
    expect(game.state.turn.seat).toBe(1);
  });

  it('[BASE-ELIM-04] in one’s own turn ends it at once: by a lost Duel', () => {
    const { Ann, Ben, Dan } = table({
      Ann: { role: 'outlaw', life: 1, hand: ['Duel', 'Scope'] },
      Ben: { role: 'sheriff', hand: ['Beer'] },
      Cleo: { role: 'outlaw' },
      Dan: { role: 'renegade', hand: ['BANG!'] },
    });
    Ann.plays('Duel', { on: Dan });
    Dan.answers('BANG!');
    Ann.passes();
    Ann.passes();
    expect(Ann).toBeOut();
    Ben.isAsked('play');
  });

  it('[BASE-ELIM-05-Q] is the Duel player’s, if the challenged one dies', () => {
    const { Ann, Ben } = table({
      Ann: { role: 'renegade', hand: ['Duel', 'Scope'] },
      Ben: { role: 'outlaw', life: 1 },
      Cleo: { role: 'sheriff' },
      Dan: { role: 'outlaw' },
    });
    Ann.plays('Duel', { on: Ben });
    expect(Ben).toBeOut();
    expect(Ann).toHold(4);
  });

  it('[BASE-ELIM-05-Q] is nobody’s, if the challenger dies of his own Duel', () => {
    const { Ann, Ben } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'Beer'], inPlay: ['Scope'] },
        Ben: { role: 'deputy', life: 1, hand: ['Duel'] },
        Cleo: { role: 'outlaw', hand: ['Beer'] },
        Dan: { role: 'renegade' },
      },
      { turn: 'Ben' },
    );
    Ben.plays('Duel', { on: Ann });
    Ann.answers('BANG!');
    expect(Ben).toBeOut();
    expect(Ann).toHold('Beer');
    expect(Ann).toHaveInPlay('Scope');
    const outlaw = table(
      {
        Ann: { role: 'outlaw', life: 1, hand: ['Duel'] },
        Ben: { role: 'sheriff', hand: ['BANG!'] },
        Cleo: { role: 'outlaw', hand: ['Beer'] },
        Dan: { role: 'renegade' },
      },
      { deckTop: ['Panic!', 'Panic!', 'Panic!'] },
    );
    outlaw.Ann.plays('Duel', { on: outlaw.Ben });
    outlaw.Ben.answers('BANG!');
    expect(outlaw.Ann).toBeOut();
    expect(outlaw.Ben).toHold('Panic!', 'Panic!'); // his phase 1, no reward
  });
});

describe('[BASE-ELIM-06-Q] The order of an elimination', () => {
  it('[BASE-ELIM-06-Q] rescue first, then the role is shown', () => {
    const { Ann, Ben, Cleo } = table({
      Ann: LAW,
      Ben: { role: 'renegade', life: 1, hand: ['Missed!', 'Beer'] },
      Cleo: {},
      Dan: {},
    });
    Ann.plays('BANG!', { on: Ben });
    Ben.passes();
    Ben.isAsked('rescue');
    expect(Cleo.view.seats[1]?.role).toBeNull();
    Ben.passes();
    expect(Cleo.view.seats[1]?.role).toBe('renegade');
  });

  it('[BASE-ELIM-06-Q] the role is shown before the cards are discarded', () => {
    const { Ann, Ben, Cleo } = table({
      Ann: LAW,
      Ben: { role: 'renegade', life: 1, hand: ['Missed!', 'Beer'] },
      Cleo: { is: 'Pedro Ramirez' },
      Dan: {},
    });
    Ann.plays('BANG!', { on: Ben });
    Ben.passes();
    Ben.passes();
    Ben.isAsked('orderDiscards');
    expect(Cleo.view.seats[1]?.role).toBe('renegade');
  });

  it('[BASE-ELIM-06-Q] the cards are discarded before the reward: it may consist of them', () => {
    const { Ann, Ben, game } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG! 2♦', 'Duel'] },
        Ben: { role: 'outlaw', life: 1, inPlay: ['Barrel', 'Remington'] },
        Cleo: { role: 'renegade' },
        Dan: { role: 'outlaw' },
      },
      { deckExactly: ['9♠'] },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.passes();
    expect(Ann.state.hand).toHaveLength(4);
    expect(game.state.drawPile).toHaveLength(1);
  });

  it('[BASE-ELIM-06-Q] Vulture Sam takes the cards before the reward and the penalty', () => {
    const sheriff = (role: 'outlaw' | 'deputy') =>
      table(
        {
          Sam: { is: 'Vulture Sam', role: 'sheriff', hand: ['BANG! 2♦', 'Duel Q♦'], inPlay: ['Scope'] },
          Ben: { role, life: 1, inPlay: ['Barrel', 'Remington'] },
          Cleo: { role: 'renegade', hand: ['Beer'] },
          Dan: { role: 'outlaw' },
        },
        { deckTop: ['Beer 6♥', 'Beer 7♥', 'Beer 8♥'] },
      );
    const rewarded = sheriff('outlaw');
    rewarded.Sam.plays('BANG!', { on: rewarded.Ben });
    rewarded.Ben.passes();
    const names = rewarded.game.facesOf(rewarded.Sam.state.hand).map(({ card }) => card.name);
    expect(names).toEqual(['Duel', 'Barrel', 'Remington', 'Beer', 'Beer', 'Beer']);
    const punished = sheriff('deputy');
    punished.Sam.plays('BANG!', { on: punished.Ben });
    punished.Ben.passes();
    expect(punished.Sam).toHaveInPlay();
    const discarded = punished.game.facesOf(punished.game.state.discardPile).map(({ card }) => card.name);
    expect(discarded).toEqual(expect.arrayContaining(['BANG!', 'Duel', 'Scope', 'Barrel', 'Remington']));
  });
});
