import { sliceOf } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { playSeeds } from '../play-seeds.ts';
import { simulateClub } from './simulate-club.ts';

/** `npm run test:long` plays them all, `npm run simulate:server -- --nodes 3` as many as you like. */
const SEEDS = sliceOf(5000, 1000);
const NODES = 3;

describe('Several nodes, their clients, their network and their database', () => {
  // In threads of their own: there the code runs as it is, without what the test runner puts around it.
  it(`lose, leak and block nothing in ${SEEDS} seeds, and no table has two owners`, async () => {
    const failures: string[] = [];
    let played = 0;
    await playSeeds({ first: 1, last: SEEDS, nodes: NODES }, ({ seed, broken }) => {
      played += 1;
      if (broken !== undefined)
        failures.push(`npm run simulate:server -- --nodes ${NODES} --seed ${seed}: ${broken.problem}`);
      return failures.length < 10;
    });
    expect(failures).toEqual([]);
    expect(played).toBe(SEEDS);
  });

  it('are the same world each time, byte for byte', async () => {
    for (const seed of [3, 14]) expect(await simulateClub(seed, NODES)).toEqual(await simulateClub(seed, NODES));
    expect((await simulateClub(3, NODES)).digest).not.toBe((await simulateClub(4, NODES)).digest);
  });
});
