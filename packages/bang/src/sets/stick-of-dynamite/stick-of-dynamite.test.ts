import { bangRules, bookOf, type GameEvent } from '@dustup/bang';
import { keyFromSeed, Position } from '@dustup/kernel';
import { randomGames } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'stick-of-dynamite'];
const SEEDS = Array.from({ length: 30 }, (_, i) => `deal ${i}`);

/** Five players with their first hands, and what was told until the first turn. */
function dealt(seed: string, chosen: readonly string[] = sets) {
  const events: GameEvent[] = [];
  const state = bangRules.begin({ players: 5, sets: chosen }, keyFromSeed(seed));
  Position.at(bangRules, state, { listener: (event) => events.push(event) });
  const told = events.slice(
    0,
    events.findIndex(({ type }) => type === 'turnBegan'),
  );
  const hands = told.flatMap(({ type, cards = [] }) => (type === 'drew' ? [cards.map(({ card }) => card)] : []));
  return { state, told, hands, holdsDynamite: hands.flat().includes('dynamite') };
}

describe('Setting up with the Stick of Dynamite', () => {
  it('[STICK-01] adds no card and no character to the base game', () => {
    const [variant, base] = [bookOf(sets), bookOf(['base'])];
    expect(variant.faces).toEqual(base.faces);
    expect([...variant.characters.keys()]).toEqual([...base.characters.keys()]);
  });

  it('[STICK-01] deals the same roles, characters and hands when the Dynamite is not among them', () => {
    const seed = SEEDS.find((one) => !dealt(one, ['base']).holdsDynamite) ?? '';
    const [variant, base] = [dealt(seed), dealt(seed, ['base'])];
    expect(variant.told.filter(({ type }) => type !== 'tokenMoved')).toEqual(base.told);
    expect(variant.state.seats.map(({ role }) => role)).toEqual(base.state.seats.map(({ role }) => role));
  });

  it('[STICK-03] replaces a Dynamite that was dealt: hands are full, without it, and it is in the pile', () => {
    const seeds = SEEDS.filter((seed) => dealt(seed, ['base']).holdsDynamite);
    expect(seeds.length).toBeGreaterThan(3);
    for (const seed of seeds) {
      const { state, hands } = dealt(seed);
      expect(hands.map((hand) => hand.length)).toEqual(state.seats.map(({ life }) => life));
      expect(hands.flat()).not.toContain('dynamite');
      expect(state.box).toEqual([]);
    }
  });

  it('[STICK-22-Q] draws the replacement first, then shuffles the Dynamite in', () => {
    const seed = SEEDS.find((one) => dealt(one, ['base']).holdsDynamite) ?? '';
    const types = dealt(seed).told.map(({ type }) => type);
    expect(types.filter((type) => type === 'landed')).toHaveLength(1);
    expect(types.slice(-3)).toEqual(['drew', 'reshuffled', 'tokenMoved']);
  });

  it('[STICK-24-Q] is refused in the beginners’ game, which has no Dynamite', () => {
    const begin = () => bangRules.begin({ players: 5, sets, options: ['beginners'] }, keyFromSeed('refused'));
    expect(begin).toThrow(/noDynamite/);
  });

  it('is refused without the base game', () => {
    const begin = () => bangRules.begin({ players: 5, sets: ['stick-of-dynamite'] }, keyFromSeed('refused'));
    expect(begin).toThrow(/needsBaseSet/);
  });
});

describe('Random games with the Stick of Dynamite', () => {
  it.each([4, 5, 6, 7])('[STICK-12] of %i: nobody ever draws, picks or lays the Dynamite', (players) => {
    const happened = new Set<string>();
    randomGames({
      players,
      sets,
      games: 6,
      seed: 'stick',
      onEvent: ({ type, cards = [] }) => {
        happened.add(type);
        if (cards.some(({ card }) => card === 'dynamite')) happened.add(`${type} dynamite`);
      },
    });
    expect([...happened]).toEqual(
      expect.arrayContaining(['tokenMoved', 'landed dynamite', 'passedOn dynamite', 'reshuffled']),
    );
    for (const type of ['drew', 'laid', 'picked', 'offered', 'turned', 'answered', 'putBack'])
      expect(happened.has(`${type} dynamite`)).toBe(false);
  });
});
