import { describe, expect, it } from 'vitest';
import { run } from '../fake-io.ts';

type Figures = {
  games: number;
  finished: number;
  decisions: number;
  turns: number;
  seconds: number;
  cpuSeconds: number;
  winShare: Record<string, { share: number; low: number; high: number; wins: number }>;
  characterWinShare?: Record<string, { games: number }>;
};

async function figures(line: string): Promise<Figures> {
  const { code, out } = await run(`simulate --json ${line}`);
  expect(code).toBe(0);
  return JSON.parse(out) as Figures;
}

/** All that does not depend on the clock. */
function played({ games, finished, decisions, turns, winShare }: Figures) {
  return { games, finished, decisions, turns, winShare };
}

/** Threads take their time on a busy machine. */

describe('simulate', () => {
  it('plays all the games and says who won', async () => {
    const result = await figures('--games 20 --players 4 --seed a');
    expect(result).toMatchObject({ games: 20, finished: 20 });
    const { law, outlaws, renegade } = result.winShare;
    expect((law?.wins ?? 0) + (outlaws?.wins ?? 0) + (renegade?.wins ?? 0)).toBe(20);
    for (const side of [law, outlaws, renegade]) {
      expect(side?.low).toBeLessThanOrEqual(side?.share ?? -1);
      expect(side?.high).toBeGreaterThanOrEqual(side?.share ?? 2);
    }
    expect(result.decisions).toBeGreaterThan(20);
    expect(result.turns).toBeGreaterThan(20);
    expect(result.seconds).toBeGreaterThan(0);
    expect(result.cpuSeconds).toBeGreaterThan(0);
  });

  it('has the same result for a seed on any number of cores, and another for another seed', async () => {
    const line = '--games 12 --players 5 --bot rule';
    const [one, two, other] = [
      await figures(`${line} --seed s --workers 1`),
      await figures(`${line} --seed s --workers 2`),
      await figures(`${line} --seed t --workers 1`),
    ];
    expect(played(two)).toEqual(played(one));
    expect(played(other)).not.toEqual(played(one));
  });

  it('counts characters when asked', async () => {
    const { characterWinShare = {} } = await figures('--games 10 --players 7 --characters');
    expect(Object.values(characterWinShare).reduce((sum, { games }) => sum + games, 0)).toBe(70);
    expect((await run('simulate --games 2 --characters')).out).toContain('character');
  });

  it('takes a preset for a list of sets', async () => {
    const { out } = await run('simulate --games 2 --players 8 --sets everythingButTheTrain');
    expect(out).toContain('2 of 2 games finished');
    expect(out).toContain('armed-and-dangerous');
    expect(out).not.toContain('great-train-robbery');
    expect((await run('simulate --games 2 --players 3 --sets everything')).out).toContain('great-train-robbery');
  });

  it('prints a table for people', async () => {
    const { out } = await run('simulate --games 5 --players 6 --seed x --options beginners');
    expect(out).toContain('5 of 5 games finished: 6 players, sets base, bot random, seed x, beginners');
    expect(out).toMatch(/decisions and [\d.]+ turns per game/);
    expect(out).toMatch(/\nThe Law wins +\d+ +5 +[\d.]+% +[\d.]+% to [\d.]+%\n/);
  });

  it('plays The Duel, with the sides exchanged from game to game', async () => {
    const result = await figures('--game duel --games 20 --bot rule --against random --seed d');
    expect(result).toMatchObject({ game: 'duel', games: 20, finished: 20, failed: 0 });
    expect((result.winShare['law']?.wins ?? 0) + (result.winShare['outlaws']?.wins ?? 0)).toBe(20);
    const { out } = await run('simulate --game duel --games 4 --bot rule --against random');
    expect(out).toContain('rule on each side:');
    expect((await run('simulate --game dual')).err).toContain('‘duel’');
  });

  it.each(['--players 4', '--sets base', '--preview', '--options beginners'])(
    'refuses %s for a Duel, which knows nothing of it',
    async (flag) => {
      const { code, err } = await run(`simulate --game duel --games 2 ${flag}`);
      expect([code, err]).toEqual([2, expect.stringContaining(flag.split(' ')[0] ?? '')]);
    },
  );

  it('counts a Duel by character, too', async () => {
    const { characterWinShare } = await figures('--game duel --games 12 --characters');
    const dealt = Object.values(characterWinShare ?? {}).reduce((sum, { games }) => sum + games, 0);
    expect(dealt).toBe(12 * 8);
    expect((await run('simulate --game duel --games 4 --characters')).out).toMatch(/^character +wins/m);
  });
});
