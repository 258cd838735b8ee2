import { diceFrom } from '@dustup/bots';
import { sliceOf } from '@dustup/testkit';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cleanUp, newFolder } from '../testing/test-server.ts';
import { compileOnce } from '../testing/real-server.ts';
import { failpointFor, fifthWrite } from './failpoints.ts';
import { runKills } from './run-kills.ts';

/** In each of five games; `npm run test:long` makes 125 kills, `npm run campaign` any number. */
const KILLS = sliceOf(25, 10);

beforeAll(async () => {
  await compileOnce(newFolder());
});
afterEach(cleanUp);

/** With real clients that come back by themselves; what it looks at is in `ledger.ts` and `audit.ts`. */
describe('A server that is killed (kill -9) loses nothing', () => {
  it('at every fifth write of a whole game', async () => {
    const report = await runKills({
      seed: 1,
      people: 4,
      bots: 0,
      data: newFolder(),
      isOneGame: true,
      next: fifthWrite,
    });
    expect(report.games).toBe(1);
    expect(report.kills).toBeGreaterThanOrEqual(report.steps / 5);
    expect(report.promised).toBeGreaterThanOrEqual(report.answers);
  });

  it.each([
    { seed: 11, people: 4, bots: 0 },
    { seed: 12, people: 4, bots: 1 },
    { seed: 13, people: 3, bots: 3 },
    { seed: 14, people: 5, bots: 0 },
    { seed: 15, people: 2, bots: 0, game: 'duel' },
  ])('at places drawn by chance: $people people and $bots bots', async (party) => {
    const dice = diceFrom(party.seed);
    const next = (kills: number) => (kills < KILLS ? failpointFor(kills, dice) : undefined);
    const report = await runKills({ ...party, data: newFolder(), next });
    expect(report.kills).toBe(KILLS);
    expect(report.answers).toBeGreaterThan(KILLS);
  });
});
