import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newFolder, run } from '../fake-io.ts';

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

  it.each([
    ['answers what is not legal', "export default () => ({ answer: () => ({ do: 'cheat' }) });", 'may not answer'],
    ['is no bot', 'export const bot = 1;', 'exports no function'],
  ])('that %s ends its game, and it is said why', async (_, source, says) => {
    const { code, out, err } = await simulated(source);
    expect(code).toBe(1);
    expect(out + err).toContain(says);
  });

  it('that is not there is refused', async () => {
    expect((await run('simulate --games 1 --bot ./nobody.mjs')).code).toBe(2);
  });
});
