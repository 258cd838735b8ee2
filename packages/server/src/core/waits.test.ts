import { diceFrom, secretFor } from '@dustup/bots';
import { describe, expect, it } from 'vitest';
import { CoreWorld } from './testing/core-world.ts';
import { playingPeople } from './testing/play.ts';

/** Waits that somebody at the table has measured; eleven of them once gave a seed of 31 bits away. */
const MEASURED = 11;
/** Milliseconds between the shortest wait and the longest. */
const SPREAD = 1501;
/** How many seeds the attacker tries here, around each number that might be one. */
const TRIES = 50_000;

type Dice = ReturnType<typeof diceFrom>;

function measure(dice: Dice): readonly number[] {
  return Array.from({ length: MEASURED }, () => dice.below(SPREAD));
}

/** Tries seed after seed: the one whose waits are these. */
function recover(waits: readonly number[], around: readonly number[]): number | undefined {
  for (const start of around) {
    for (let seed = start; seed < start + TRIES; seed += 1) {
      const dice = diceFrom(seed);
      if (waits.every((wait) => dice.below(SPREAD) === wait)) return seed;
    }
  }
  return undefined;
}

function secretsOf(world: CoreWorld, table: string): { dice: string; waits: string; key: string } {
  const bodies = world.log.table(table)?.entries.map(({ body }) => JSON.parse(JSON.stringify(body))) ?? [];
  return bodies.find(({ k }) => k === 'began');
}

describe('Waits', () => {
  it('from a small seed betray it, and so every wait to come', () => {
    const seed = 1_234_567;
    const found = recover(measure(diceFrom(seed)), [1_200_000]);
    expect(found).toBe(seed);
    expect(measure(diceFrom(found ?? 0))).toEqual(measure(diceFrom(seed)));
  });

  it('of a table come from 256 bits of their own, apart from those of the bots and of the game', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, ['Ann', 'Ben', 'Cleo', 'Dan']);
    const { dice, waits, key } = secretsOf(world, people[0]?.table?.id ?? '');
    for (const secret of [dice, waits, key]) expect(secret).toMatch(/^[\da-f]{64}$/);
    expect(new Set([dice, waits, key]).size).toBe(3);
    const measured = measure(diceFrom(secretFor(waits, 'from 0')));
    const numbers = [waits, dice, key].flatMap((hex) =>
      [0, 8, 16, 24].map((at) => Number.parseInt(hex.slice(at, at + 7), 16)),
    );
    expect(recover(measured, [0, ...numbers])).toBeUndefined();
  });

  it('of one stretch tell nothing of the next, nor does one bot of another', () => {
    const streams = ['from 0', 'from 1', 'from 2'].map((purpose) =>
      measure(diceFrom(secretFor('f'.repeat(64), purpose))),
    );
    expect(new Set(streams.map(String)).size).toBe(3);
  });

  it('of a table of old, with a number for all of it, go on from its own secret', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, ['Ann', 'Ben', 'Cleo', 'Dan']);
    const id = people[0]?.table?.id ?? '';
    const { waits: _waits, ...old } = secretsOf(world, id);
    const at = world.log.table(id)?.entries.findIndex(({ body }) => JSON.stringify(body).includes('"k":"began"')) ?? -1;
    world.log.spoil(id, at, { ...old, dice: 77 });
    world.restart();
    expect(world.notes).toEqual([]);
    expect(world.core.figures().games).toBe(1);
  });
});
