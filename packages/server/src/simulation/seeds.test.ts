import { sliceOf } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { playSeeds } from './play-seeds.ts';

/** `npm run test:long` plays them all, `npm run simulate:server` as many as you like. */
const SEEDS = sliceOf(1000, 400);

describe('A server, its clients, their network and its disk', () => {
  // In threads of their own: there the code runs as it is, without what the test runner puts around it.
  it(`lose, leak and block nothing in ${SEEDS} seeds`, async () => {
    const failures: string[] = [];
    let played = 0;
    await playSeeds({ first: 1, last: SEEDS }, ({ seed, broken }) => {
      played += 1;
      if (broken !== undefined) failures.push(`npm run simulate:server -- --seed ${seed}: ${broken.problem}`);
      return failures.length < 10;
    });
    expect(failures).toEqual([]);
    expect(played).toBe(SEEDS);
  });
});
