import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { bangRules } from '@dustup/bang';
import { nextDecision } from '@dustup/bots';
import { keyFromSeed, Position } from '@dustup/kernel';
import { describe, expect, it } from 'vitest';
import { newFolder, onlyEnter, run } from '../fake-io.ts';
import { outsideBot, waitForTurn } from './outside-bot.ts';

const EXAMPLE = fileURLToPath(new URL('../../../../examples/bot.mjs', import.meta.url));

/** Takes the first legal value of each slot, and is told no more than its seat sees. */
const FIRST = `
export default () => {
  let heard = 0;
  return {
    hears: (event) => { heard += 1; if (event.seenBy) throw new Error('heard too much'); },
    answer: (view, question) => {
      if (heard === 0) throw new Error('heard nothing');
      if (view.seats.some(({ hand, seat }) => hand !== null && seat !== view.viewer)) throw new Error('saw too much');
      view.seats[0].life = 99;
      const answer = {};
      for (let slot = question.options; slot !== undefined; ) {
        const legal = slot.from?.slice(0, slot.least) ?? slot.candidates.find((one) => slot.why?.(one) === undefined);
        answer[slot.slot] = legal;
        slot = slot.next?.(slot.from ? legal.length : legal);
      }
      return answer;
    },
  };
};`;

async function simulated(source: string) {
  const file = join(newFolder(), 'bot.mjs');
  writeFileSync(file, source);
  return run(`simulate --games 1 --players 4 --bot ${file}`);
}

describe("Somebody else's bot", () => {
  it('plays whole games in a thread of its own, on what its seat sees', async () => {
    const { code, err } = await simulated(FIRST);
    expect([code, err]).toEqual([0, '']);
  });

  it('may be a file such as examples/bot.mjs, with all sets', async () => {
    const { code, err } = await run(`simulate --games 3 --players 6 --sets everything --bot ${EXAMPLE}`);
    expect([code, err]).toEqual([0, '']);
  });

  it.each([
    ['answers what is not legal', "export default () => ({ answer: () => ({ do: 'cheat' }) });", 'may not answer'],
    ['is no bot', 'export const bot = 1;', 'exports no function'],
  ])('that %s ends its game, and it is said why', async (_, source, says) => {
    const { code, out, err } = await simulated(source);
    expect(code).toBe(1);
    expect(out + err).toContain(says);
  });

  it('plays against you in the terminal; when it breaks, the game is saved', async () => {
    const folder = newFolder();
    const [good, bad] = [join(folder, 'good.mjs'), join(folder, 'bad.mjs')];
    writeFileSync(good, FIRST);
    writeFileSync(bad, 'export default () => ({ answer: () => null });');
    const won = await run(`play --players 4 --seed 5 --bot ${good}`, { lines: onlyEnter(), folder });
    expect([won.code, won.err]).toEqual([0, '']);
    expect(won.out).toContain('The game is over');
    const broken = await run(`play --players 4 --seed 5 --bot ${bad}`, { lines: onlyEnter(), folder });
    expect(broken.code).toBe(1);
    expect(broken.err).toContain('may not answer');
    expect(broken.out).toContain('--resume bang-1');
    const resumed = await run(`play --resume bang-1 --bot ${good}`, { lines: onlyEnter(), folder });
    expect([resumed.code, resumed.err]).toEqual([0, '']);
  });

  it('that takes too long is given up, and its next game begins with a thread of its own', () => {
    const file = join(newFolder(), 'bot.mjs');
    writeFileSync(file, 'export default (seed) => ({ answer: () => ({ seed }) });');
    expect(() => outsideBot(file, 0, 1, 0)).toThrow('took longer');
    const bot = outsideBot(file, 0, 2);
    const position = Position.begin(bangRules, { players: 4, sets: ['base'] }, keyFromSeed('a slow bot'));
    expect(() => nextDecision(position, [bot, bot, bot, bot])).toThrow('"answer":{"seed":2}');
  });

  it('is not taken to have answered when an earlier call comes late', () => {
    const turn = new Int32Array(new SharedArrayBuffer(4));
    const late = `const { workerData: turn } = require('node:worker_threads');
      for (let woken = 0; woken < 3; ) woken += Atomics.notify(turn, 0);
      Atomics.store(turn, 0, 1);
      Atomics.notify(turn, 0);`;
    const worker = new Worker(late, { eval: true, workerData: turn });
    waitForTurn(turn, 3_600_000);
    expect(Atomics.load(turn, 0)).toBe(1);
    void worker.terminate();
  });

  it('that is not there is refused, and so is any in a Duel', async () => {
    expect((await run('simulate --games 1 --bot ./nobody.mjs')).code).toBe(2);
    expect((await run('play --bot ./nobody.mjs')).code).toBe(2);
    expect((await run('play --game duel --bot ./nobody.mjs')).code).toBe(2);
  });
});
