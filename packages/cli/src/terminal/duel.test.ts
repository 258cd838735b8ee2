import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newFolder, onlyEnter, run } from '../fake-io.ts';
import { widthOf } from './paint.ts';

const DUEL = 'play --game duel --seed 3 --seat 1';

describe('a Duel in the terminal', () => {
  it('comes to its end when only Enter is pressed', async () => {
    const { code, out, err } = await run(DUEL, { lines: onlyEnter() });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^You are the Law\. /);
    expect(out).toContain('Who starts in front?\n   1  Dalon Ranger  A card for each');
    expect(out).toMatch(
      /\n {2}Ann, the Outlaws · hand 5 \(0 Law, 5 Outlaws\) · deck 35 · 2 in reserve\n {4}front {2}Bull/,
    );
    expect(out).toMatch(/The game is over\. The (Law|Outlaws) wins?\.\nYou have (won!|lost\.)\n/);
    expect(out).not.toContain('\n\n\n');
    expect(out).not.toContain('\u001b');
  });

  it.each(['en', 'it'])('fits 80 columns, with nothing left open, in %s', async (language) => {
    const { out } = await run(`${DUEL} --lang ${language} --save mine.txt`, { lines: onlyEnter() });
    expect(out.split('\n').filter((line) => widthOf(line) > 80)).toEqual([]);
    expect(out).not.toMatch(/undefined|\bNaN\b|[{}]|\b(mat|duel|terminal|values|questions)\./);
  });

  it('is played in Italian', async () => {
    const { out } = await run(`${DUEL} --lang it`, { lines: ['', 'winchester', '', 'esci'] });
    expect(out).toMatch(/^La tua parte: la Legge\. /);
    expect(out).toContain('Tocca a te (ancora nessuna carta BANG!)');
  });

  it('takes a card and a fighter by name', async () => {
    const { out } = await run(DUEL, { lines: ['stranger', 'winchester', 'dalton', 'quit'] });
    expect(out).toContain('You send The Stranger to the front; Dalon Ranger stands in the rear.');
    expect(out).toContain('You play Winchester on Dalton Bros.');
  });

  it('explains a card, a character, a side and a player', async () => {
    const { out } = await run(DUEL, {
      lines: ['', '?', '? winchester', '? the stranger', '? ann', 'hand', 'help', 'quit'],
    });
    expect(out).toContain('  You are the Law.\n');
    expect(out).toMatch(/\nWinchester ×\d+\n {2}A hit, even on the rear\./);
    expect(out).toContain('\nThe Stranger\n');
    expect(out).toContain('\nBull Anderson\n');
    expect(out).toMatch(/Rulings: DUEL-/);
    expect(out).toContain('\nYour hand: ');
  });

  it('can be watched, and shows no hand', async () => {
    const { code, out } = await run('play --game duel --watch --seed w --bot random');
    expect(code).toBe(0);
    expect(out).toMatch(/The game is over\. .*\n/);
    expect(out).not.toMatch(/\b[Yy]ou\b/);
    expect(out.match(/^ {2}\w+ draws .*$/gm)?.filter((line) => !/draws (a card|\d cards)\.$/.test(line))).toEqual([]);
  });

  it('is saved when it is left, goes on, and is told again', async () => {
    const folder = newFolder();
    const left = await run(`${DUEL} --options characters5`, { lines: ['', 'quit'], folder });
    expect(left.out).toContain('Continue with: npx dustup play --resume duel-1\n');
    const resumed = await run('play --resume', { lines: onlyEnter(), folder });
    expect(resumed.out).toMatch(/^The game goes on\.\n\nYou are the Law\. /);
    const file = join('state', 'dustup', 'finished-game.txt');
    const told = await run(`replay ${file}`, { folder });
    expect(told.code).toBe(0);
    expect(told.out).toMatch(
      /finished-game\.txt replays exactly: \d+ decisions, \d+ turns\. the (Law|Outlaws) wins?\.\n$/i,
    );
    const text = readFileSync(join(folder, file), 'utf8');
    expect(await run('replay --quiet -', { folder, lines: text.split('\n') })).toMatchObject({ code: 0 });
  });

  it('has no sets and two players', async () => {
    for (const flag of ['--players 5', '--sets base', '--two-characters']) {
      const { code, err } = await run(`${DUEL} ${flag}`, { lines: ['quit'] });
      expect({ flag, code }).toEqual({ flag, code: 2 });
      expect(err).toContain('two players');
    }
    const { err } = await run(`${DUEL} --options beginners`);
    expect(err).toContain('There is no option ‘beginners’. Available: characters5, characters6.');
    expect((await run('play --game duel --seat 3')).err).toContain('no seat 3');
  });
});
