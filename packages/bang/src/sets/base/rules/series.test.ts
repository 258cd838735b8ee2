import { bangRules, nextSetup, type Setup, type State, whyNotKeep } from '@dustup/bang';
import { keyFromSeed, Position } from '@dustup/kernel';
import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

/** A game just over: the Sheriff has shot the last Outlaw, a Deputy is out too. */
function endedGame(options: readonly string[] = []): State {
  const { Ann, Ben, game } = table(
    {
      Ann: { is: 'Slab the Killer', role: 'sheriff', life: 2, hand: ['BANG!', 'Beer', 'Duel'], inPlay: ['Scope'] },
      Ben: { is: 'El Gringo', role: 'outlaw', life: 1 },
      Cleo: { is: 'Suzy Lafayette', role: 'deputy', presence: 'out' },
      Dan: { is: 'Jourdonnais', role: 'renegade', presence: 'out' },
      Eve: { is: 'Kit Carlson', role: 'outlaw', presence: 'out' },
      Fay: { is: 'Rose Doolan', role: 'deputy', hand: ['Missed!'] },
      Gus: { is: 'Paul Regret', role: 'outlaw', presence: 'out' },
    },
    { options },
  );
  Ann.plays('BANG!', { on: Ben });
  expect(Ann).toHaveWon();
  return game.state;
}

const [ANN, BEN, , , , FAY, GUS] = [0, 1, 2, 3, 4, 5, 6] as const;
const SEEDS = Array.from({ length: 30 }, (_, i) => keyFromSeed(`next ${i}`));

function agreed(next: ReturnType<typeof nextSetup>): Setup {
  if ('refused' in next) throw new Error(JSON.stringify(next));
  return next;
}

function begin(setup: Setup) {
  return SEEDS.map((key) => Position.begin(bangRules, setup, key));
}

describe('The next game of a series', () => {
  it('[BASE-NEW-01] lets those alive keep their character, and no card', () => {
    const next = begin(agreed(nextSetup(endedGame(), { keeping: [ANN, FAY] })));
    for (const { state } of next) {
      expect(state.seats[ANN]?.character).toBe('slab-the-killer');
      expect(state.seats[FAY]?.character).toBe('rose-doolan');
      expect(new Set(state.seats.map(({ character }) => character)).size).toBe(7);
      expect(state.seats.flatMap(({ inPlay }) => inPlay)).toEqual([]);
      expect(state.discardPile).toEqual([]);
      const { life, maxLife } = state.seats[FAY] ?? {};
      expect(life).toBe(maxLife);
    }
    expect(new Set(next.map(({ state }) => JSON.stringify(state.seats[FAY]?.hand))).size).toBeGreaterThan(20);
  });

  it('[BASE-NEW-01] forces nobody to: who does not keep his character is dealt one', () => {
    const next = begin(agreed(nextSetup(endedGame())));
    expect(new Set(next.map(({ state }) => state.seats[ANN]?.character)).size).toBeGreaterThan(5);
  });

  it('[BASE-NEW-02][TRAIN-GHOSTCAR-03] lets whoever a Ghost Car has kept from elimination keep their character; not whom it brought back', () => {
    const { Ann, Ben, Cleo, Dan, game } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'Duel', 'Beer'] },
        Ben: { role: 'deputy', life: 1, inPlay: ['Ghost Car'] },
        Cleo: { role: 'renegade', presence: 'out' },
        Dan: { role: 'outlaw', life: 1 },
      },
      { sets: ['base', 'great-train-robbery'] },
    );
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).not.toBeOut();
    Ann.plays('Duel', { on: Dan });
    expect(Dan).toBeOut();
    expect(Ann).toHaveWon();
    expect(whyNotKeep(game.state, Ben.seat)).toBeUndefined();
    expect(whyNotKeep(game.state, Cleo.seat)).toMatchObject({ refused: 'wasEliminated' });
    const back = game.state.seats.map((seat) => ({ ...seat, presence: 'ghost' as const, broughtBackBy: 'ghost-car' }));
    expect(whyNotKeep({ ...game.state, seats: back }, Ben.seat)).toMatchObject({ refused: 'wasEliminated' });
  });

  it('[BASE-NEW-02] deals a character at random to whoever was eliminated', () => {
    const ended = endedGame();
    for (const seat of [BEN, GUS]) {
      expect(nextSetup(ended, { keeping: [ANN, seat] })).toEqual({
        refused: 'wasEliminated',
        seat,
        ruling: 'BASE-NEW-02',
      });
      expect(whyNotKeep(ended, seat)).toEqual({ refused: 'wasEliminated', seat, ruling: 'BASE-NEW-02' });
    }
    expect(whyNotKeep(ended, ANN)).toBeUndefined();
    const next = begin(agreed(nextSetup(ended, { keeping: [ANN, FAY] })));
    expect(new Set(next.map(({ state }) => state.seats[BEN]?.character)).size).toBeGreaterThan(5);
  });

  it('[BASE-NEW-03] hands the star to the left, and deals the other roles at random', () => {
    let setup = agreed(nextSetup(endedGame(), { passesStar: true }));
    for (const { state } of begin(setup)) expect(state.seats[BEN]?.role).toBe('sheriff');
    expect(new Set(begin(setup).map(({ state }) => state.seats.map(({ role }) => role).join())).size).toBeGreaterThan(
      10,
    );
    for (const sheriff of [2, 3, 4, 5, 6, 0, 1]) {
      const [key = ''] = SEEDS;
      const state = bangRules.begin(setup, key);
      setup = agreed(nextSetup({ ...state, outcome: { side: 'law', winners: [] } }, { passesStar: true }));
      expect(setup.sheriff).toBe(sheriff);
    }
  });

  it('[BASE-NEW-03] deals all roles at random when that was not agreed', () => {
    const setup = agreed(nextSetup(endedGame()));
    expect(new Set(begin(setup).map(({ state }) => state.turn.seat)).size).toBe(7);
  });

  it('is played with the same sets and options: a kept character leaves no choice', () => {
    const setup = agreed(nextSetup(endedGame(['twoCharacters', 'beginners']), { keeping: [FAY] }));
    expect(setup).toMatchObject({ players: 7, sets: ['base'], options: ['twoCharacters', 'beginners'] });
    const [first] = begin(setup);
    expect(first?.open.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4, 6]);
  });

  it('does not begin before the last is over, nor with somebody who was not there', () => {
    const { game } = table({ Ann: { is: 'Slab the Killer', hand: ['Beer'] }, Ben: { is: 'El Gringo' } });
    expect(nextSetup(game.state)).toEqual({ refused: 'gameNotOver' });
    expect(nextSetup(endedGame(), { keeping: [7] })).toEqual({ refused: 'noSuchSeat', seat: 7 });
  });
});
