import { bangRules, bookOf } from '@dustup/bang';
import { keyFromSeed, Position } from '@dustup/kernel';
import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'wild-west-show'];
const GREG = 'Gregory Deck';
const hand = ['Missed!'];
const start = { sets, phase: 'start' } as const;
const basic = [...bookOf(['base']).characters.keys()];

function gregoryAtTheBeginning(seed: string, role: 'sheriff' | 'other') {
  const setup = { players: 4, sets, characters: ['gregory-deck'], sheriff: role === 'sheriff' ? 0 : 1 };
  const { state } = Position.begin(bangRules, setup, keyFromSeed(seed));
  const [greg] = state.seats;
  if (greg === undefined) throw new Error('nobody there');
  return { state, greg };
}

describe('Gregory Deck', () => {
  it('[WWS-GREGORY-01] draws two characters of the base game before the first turn', () => {
    const pairs = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const { greg } = gregoryAtTheBeginning(`gregory ${i}`, 'other');
      expect(new Set(greg.borrowed).size).toBe(2);
      expect(greg.borrowed.filter((slug) => !basic.includes(slug))).toEqual([]);
      pairs.add(greg.borrowed.join());
    }
    expect(pairs.size).toBeGreaterThan(10);
  });

  it('[WWS-GREGORY-01] has both abilities from then on, out of turn as well', () => {
    const { Ann, Greg } = table(
      { Ann: { hand: ['BANG!', 'Missed!'] }, Greg: { is: GREG, borrowed: ['Jourdonnais', 'Bart Cassidy'] } },
      { sets, deckTop: ['2♠', 'Beer'] },
    );
    Ann.plays('BANG!', { on: Greg });
    Greg.uses('Jourdonnais');
    expect(Greg).toHaveLostLife(1);
    expect(Greg).toHold('Beer');
  });

  it('[WWS-GREGORY-02] keeps both or exchanges both', () => {
    const { Greg, game } = table({ Greg: { is: GREG, borrowed: ['Paul Regret', 'Rose Doolan'] }, Ben: {} }, start);
    Greg.isAsked('keepPair');
    expect(Greg.question?.about).toEqual({ characters: ['paul-regret', 'rose-doolan'] });
    const again = Position.at(bangRules, bangRules.copy(game.position.checkpoint));
    again.answer(Greg.seat, { do: 'keep' });
    expect(again.state.seats[Greg.seat]?.borrowed).toEqual(['paul-regret', 'rose-doolan']);
    Greg.picks('exchange');
    expect(Greg.state.borrowed).toHaveLength(2);
    expect(Greg.state.borrowed).not.toEqual(['paul-regret', 'rose-doolan']);
  });

  it('[WWS-GREGORY-03] the old ones are among those that may come up', () => {
    const { Greg, game } = table({ Greg: { is: GREG, borrowed: ['Paul Regret', 'Rose Doolan'] }, Ben: {} }, start);
    Greg.isAsked('keepPair');
    const drawn = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const state = bangRules.copy(game.position.checkpoint);
      const again = Position.at(bangRules, { ...state, random: { key: keyFromSeed(`again ${i}`), used: 0 } });
      again.answer(Greg.seat, { do: 'exchange' });
      for (const slug of again.state.seats[Greg.seat]?.borrowed ?? []) drawn.add(slug);
    }
    expect([...drawn].sort()).toEqual([...basic].sort());
  });

  it('[WWS-GREGORY-04] has four life points whoever comes up, five as the Sheriff', () => {
    for (let i = 0; i < 5; i++) {
      expect(gregoryAtTheBeginning(`life ${i}`, 'other').greg).toMatchObject({ life: 4, maxLife: 4 });
      expect(gregoryAtTheBeginning(`life ${i}`, 'sheriff').greg).toMatchObject({ life: 5, maxLife: 5 });
    }
  });

  it('[WWS-GREGORY-05-Q] nobody comes up who was dealt to somebody, eliminated or not, or is borrowed', () => {
    const { Greg, game } = table(
      {
        Greg: { is: GREG, role: 'sheriff', borrowed: ['Paul Regret', 'Rose Doolan'] },
        Ben: { is: 'Bart Cassidy', role: 'outlaw' },
        Cat: { is: 'Calamity Janet', role: 'outlaw', presence: 'out', life: 0 },
        Vera: { is: 'Vera Custer', role: 'renegade', borrowed: ['Slab the Killer'] },
      },
      { sets: [...sets, 'dodge-city'], phase: 'start' },
    );
    for (let i = 0; i < 40; i++) {
      const state = bangRules.copy(game.position.checkpoint);
      const again = Position.at(bangRules, { ...state, random: { key: keyFromSeed(`free ${i}`), used: 0 } });
      again.answer(Greg.seat, { do: 'exchange' });
      const pair = again.state.seats[Greg.seat]?.borrowed ?? [];
      for (const taken of ['bart-cassidy', 'calamity-janet', 'slab-the-killer']) expect(pair).not.toContain(taken);
    }
  });

  it('[WWS-GREGORY-06-Q] as Jesse Jones and Kit Carlson: the first card of a hand, then one of three', () => {
    const { Greg, Ben, game } = table(
      { Greg: { is: GREG, borrowed: ['Jesse Jones', 'Kit Carlson'] }, Ben: { hand: ['Duel'] } },
      { ...start, deckTop: ['Beer', 'Scope', 'Barrel', 'Gatling'] },
    );
    Greg.picks('keep');
    Greg.picks({ from: Ben });
    Greg.picks('Beer');
    Greg.picks('Barrel');
    expect(Greg).toHold('Duel', 'Scope');
    expect(game).toHaveOnDeck('Beer', 'Barrel', 'Gatling'); // as they lay: HN-THIRST-02
  });

  it('[WWS-GREGORY-06-Q] as Pedro Ramirez and Black Jack: the first off the discards, the second shown', () => {
    const { Greg, Ben } = table(
      { Greg: { is: GREG, borrowed: ['Pedro Ramirez', 'Black Jack'] }, Ben: {} },
      { ...start, discard: ['Duel'], deckTop: ['Beer 6♥', 'Scope'] },
    );
    Greg.picks('keep');
    Greg.picks('discardPile');
    expect(Greg).toHold('Duel', 'Beer', 'Scope');
    expect(Ben).toHaveSeen('Beer 6♥');
  });

  it('[WWS-GREGORY-06-Q] as Kit Carlson and Black Jack: two of three, and the second is shown', () => {
    const { Greg, Ben } = table(
      { Greg: { is: GREG, borrowed: ['Kit Carlson', 'Black Jack'] }, Ben: {} },
      { ...start, deckTop: ['Barrel', 'Duel', 'Saloon 5♥', 'Scope'] },
    );
    Greg.picks('keep');
    Greg.picks('Duel');
    expect(Ben).toHaveSeen('Saloon 5♥');
    expect(Greg).toHold('Barrel', 'Saloon', 'Duel');
  });

  it('[WWS-GREGORY-06-Q] Jesse Jones and Pedro Ramirez are both after the first card: one of the two', () => {
    const { Greg, Ben } = table(
      { Greg: { is: GREG, borrowed: ['Jesse Jones', 'Pedro Ramirez'] }, Ben: { hand: ['Duel'] } },
      { ...start, discard: ['Gatling'], deckTop: ['Beer'] },
    );
    Greg.picks('keep');
    Greg.isAsked('wayOfDrawing');
    Greg.picks('jesse-jones');
    Greg.picks({ from: Ben });
    expect(Greg).toHold('Duel', 'Beer');
  });

  it('[WWS-GREGORY-07-Q] Dynamite and Jail are still checked with the old pair', () => {
    const { Greg } = table(
      { Greg: { is: GREG, role: 'outlaw', borrowed: ['Lucky Duke', 'Rose Doolan'], inPlay: ['Jail'] }, Ben: {} },
      { ...start, deckTop: ['2♠', '5♥'] },
    );
    Greg.isAsked('pickTurned');
    Greg.picks('5♥');
    Greg.isAsked('keepPair');
    const fuse = table(
      { Greg: { is: GREG, borrowed: ['Lucky Duke', 'Rose Doolan'], inPlay: ['Dynamite'] }, Ben: {} },
      { ...start, deckTop: ['2♠', '5♥'] },
    );
    fuse.Greg.picks('5♥');
    expect(fuse.Greg).toHaveLostLife(0);
    expect(fuse.Ben).toHaveInPlay('Dynamite');
    fuse.Greg.isAsked('keepPair');
  });

  it('[WWS-GREGORY-07-Q] empty-handed as Suzy Lafayette he draws one before phase 1', () => {
    const others = basic.filter((slug) => slug !== 'suzy-lafayette' && slug !== 'lucky-duke');
    const { Greg } = table({ Greg: { is: GREG }, Ben: { borrowed: others, hand } }, start);
    expect([...Greg.state.borrowed].sort()).toEqual(['lucky-duke', 'suzy-lafayette']);
    expect(Greg).toHold(3);
  });

  it('[WWS-GREGORY-08-Q] goes out and his pair is free again; back, he draws a new one when his turn starts', () => {
    const { Ann, Greg } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'Missed!'] },
        Greg: { is: GREG, role: 'outlaw', life: 1, borrowed: ['Lucky Duke', 'Rose Doolan'] },
        Cat: { role: 'outlaw', hand },
        Dan: { role: 'renegade', hand },
      },
      { sets: [...sets, 'high-noon'], event: 'Ghost Town' },
    );
    Ann.plays('BANG!', { on: Greg });
    expect(Greg).toBeOut();
    expect(Greg.state.borrowed).toEqual([]);
    Ann.endsTurn();
    expect(Greg.state.presence).toBe('ghost');
    expect(Greg.state.borrowed).toHaveLength(2); // nobody asked whether he keeps a pair
  });

  it('[WWS-MIX-16-Q][TRAIN-MIX-29-Q] Vera Custer names him: two free characters, until her next turn', () => {
    const { Vera, Greg } = table(
      {
        Vera: { is: 'Vera Custer', role: 'sheriff', hand },
        Greg: { is: GREG, role: 'outlaw', borrowed: ['Paul Regret', 'Rose Doolan'], hand },
      },
      { sets: [...sets, 'dodge-city'], phase: 'start', deckTop: ['Duel', 'Beer', 'Scope', 'Mustang'] },
    );
    Vera.mayNot.pick('paul-regret').because('notAnOption');
    Vera.picks('gregory-deck');
    const [him, ...pair] = Vera.state.borrowed;
    expect(him).toBe('gregory-deck');
    expect(pair).toHaveLength(2);
    expect(pair.filter((slug) => !basic.includes(slug) || Greg.state.borrowed.includes(slug))).toEqual([]);
  });
});
