import { distanceBetween, seatId } from '@dustup/bang';
import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Several abilities at one moment', () => {
  it.each([
    ['Ann', ['Beer'], ['Jail']],
    ['Ben', ['Jail'], ['Beer']],
  ] as const)('[BASE-ORDER-01-Q] the active player, here %s, comes first', (active, anns, bens) => {
    const seats = table(
      {
        Ann: { is: 'Suzy Lafayette', role: 'outlaw', hand: active === 'Ann' ? ['Duel'] : ['BANG!'] },
        Ben: { borrowed: ['Suzy Lafayette'], role: 'sheriff', hand: active === 'Ben' ? ['Duel'] : ['BANG!'] },
        Cleo: {},
      },
      { turn: active, deckTop: ['Beer', 'Jail', 'Missed!'] },
    );
    const rival = active === 'Ann' ? 'Ben' : 'Ann';
    seats[active].plays('Duel', { on: seats[rival] });
    seats[rival].answers('BANG!');
    expect(seats.Ann).toHold(...anns);
    expect(seats.Ben).toHold(...bens);
  });

  it('[BASE-ORDER-01-Q] Suzy Lafayette in her turn draws, then El Gringo takes it', () => {
    const { Suzy, Gringo } = table(
      { Suzy: { is: 'Suzy Lafayette', hand: ['Duel'] }, Gringo: { is: 'El Gringo' }, Cleo: {} },
      { deckTop: ['Beer', 'Jail'] },
    );
    Suzy.plays('Duel', { on: Gringo });
    expect(Gringo).toHold('Beer');
    expect(Suzy).toHold('Jail');
  });

  it('[BASE-ORDER-02-Q] all effects of one player happen: two abilities', () => {
    const { Ann, Gringo } = table(
      {
        Ann: { hand: ['BANG!', 'Missed!', 'Missed!'] },
        Gringo: { is: 'El Gringo', borrowed: ['Bart Cassidy'] },
        Cleo: {},
      },
      { deckTop: ['Beer'] },
    );
    Ann.plays('BANG!', { on: Gringo });
    expect(Gringo).toHold('Missed!', 'Beer');
  });

  it('[BASE-ORDER-02-Q] all effects of one player happen: character and cards in play add up', () => {
    const { Rose, Paul, Ben, Cleo } = table({
      Rose: { is: 'Rose Doolan', hand: ['Beer'], inPlay: ['Scope'] },
      Ben: {},
      Cleo: {},
      Paul: { is: 'Paul Regret', inPlay: ['Mustang'] },
      Dan: {},
      Eve: {},
    });
    const far = (from: { seat: number }, to: { seat: number }) =>
      distanceBetween(Rose.view, seatId(from.seat), seatId(to.seat));
    expect(far(Ben, Paul)).toBe(2 + 2);
    expect(far(Rose, Paul)).toBe(3 + 2 - 2);
    expect(far(Rose, Cleo)).toBe(1);
  });

  it('[BASE-ORDER-02-Q] all effects of one player happen: Dynamite and Jail', () => {
    const { Ann, Ben } = table(
      {
        Ann: { role: 'outlaw', hand: ['Duel'], inPlay: ['Jail', 'Dynamite'] },
        Ben: { role: 'sheriff', hand: ['Beer'] },
      },
      { phase: 'start', deckTop: ['5♠', '10♥'] },
    );
    expect(Ann).toHaveLostLife(3);
    Ann.isAsked('play');
    expect(Ann).toHaveInPlay();
    expect(Ben).toHaveInPlay();
  });
});
