import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newFolder, onlyEnter, run } from '../fake-io.ts';
import { PLAYABLE_SETS } from '../parse-arguments.ts';
import { widthOf } from './paint.ts';

const GAME = 'play --seed 3 --players 5 --bot rule';

describe('a game in a pipe', () => {
  it('comes to its end when only Enter is pressed', async () => {
    const { code, out, err } = await run(GAME, { lines: onlyEnter() });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Your turn (reach');
    expect(out).toMatch(/The game is over\. .* wins?\.\nYou have (won!|lost\.)\nThe game is saved in .*\n/);
    expect(out).toMatch(/Read it as a story:\s+npx dustup replay .*finished-game\.txt\n$/);
    expect(out).not.toContain('\n\n\n');
    expect(out).not.toContain('\u001b');
  });

  it('is the same game for the same seed, another for another', async () => {
    const folder = newFolder();
    const [one, again, other] = [
      await run(GAME, { lines: onlyEnter(), folder }),
      await run(GAME, { lines: onlyEnter(), folder }),
      await run('play --seed 4 --bot rule', { lines: onlyEnter(), folder }),
    ];
    expect(again.out).toBe(one.out);
    expect(other.out).not.toBe(one.out);
  });

  it('is saved when the input ends, and goes on from there', async () => {
    const folder = newFolder();
    const left = await run(GAME, { lines: ['', '', ''], folder });
    expect(left.code).toBe(0);
    expect(left.out).toContain('There is no more input, so the game stops here.');
    const file = join(folder, 'state', 'dustup', 'bang-1.txt');
    expect(left.out).toContain(`The game is saved in ${file}.\nContinue with: npx dustup play --resume bang-1\n`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toMatch(
      /^# played in the terminal by Player, against rule, in en\ndustup record 1\n/,
    );
    const resumed = await run('play --resume', { lines: onlyEnter(), folder });
    expect(resumed.code).toBe(0);
    expect(resumed.out.startsWith('The game goes on.\n\nYou are the Sheriff.')).toBe(true);
    expect(resumed.out.split('[Enter')[0]?.match(/── Turn/g)).toHaveLength(1);
    expect(resumed.out).toContain('The game is over');
  });

  it('is saved where one wants it, and replays', async () => {
    const folder = newFolder();
    const { out } = await run(`${GAME} --save mine.txt`, { lines: onlyEnter(), folder });
    expect(out).toContain('The game is saved in mine.txt.\nRead it as a story: npx dustup replay mine.txt\n');
    const replayed = await run('replay mine.txt', { folder });
    expect(replayed.code).toBe(0);
    expect(replayed.out).toMatch(/mine\.txt replays exactly: \d+ decisions, \d+ turns\. .* wins?\.\n$/);
    expect(replayed.out).toMatch(/\nTurn 2: \w+\n/);
    expect(replayed.out).toContain('  Player is Kit Carlson.\n');
    const quiet = await run('replay --quiet mine.txt', { folder });
    expect(quiet.out).toMatch(/^mine\.txt replays exactly: /);
    const { out: json } = await run('replay --json mine.txt', { folder });
    expect(JSON.parse(json)).toMatchObject({ setup: { players: 5 }, isOver: true });
  });

  it('left for another file names it', async () => {
    const { out } = await run(`${GAME} --save mine.txt`, { lines: ['quit'] });
    expect(out).toContain('Continue with: npx dustup play --resume mine.txt\n');
  });

  it('that could not be saved says why before it begins', async () => {
    const { code, err, out } = await run(`${GAME} --save .`, { lines: ['quit'] });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('The game could not be saved in .: it is a folder. Name another file.\n');
    const nowhere = await run(`${GAME} --save nowhere/mine.txt`, { lines: ['quit'] });
    expect(nowhere.err).toContain('could not be saved in nowhere/mine.txt: there is no such folder.');
  });

  it('never takes the place of another', async () => {
    const folder = newFolder();
    await run(GAME, { lines: ['quit'], folder });
    await run('play --seed 4 --players 4', { lines: ['quit'], folder });
    const kept = readFileSync(join(folder, 'state', 'dustup', 'bang-1.txt'), 'utf8');
    const { out } = await run('play --resume', { folder });
    expect(out).toBe(
      'Unfinished games:\n  bang-1  5 players, turn 1\n  bang-2  4 players, turn 4\nContinue with: npx dustup play --resume bang-1\n',
    );
    const lost = await run('play --resume bang-9', { folder });
    expect([lost.code, lost.err]).toEqual([
      2,
      expect.stringContaining('There is no saved game ‘bang-9’. Unfinished games: bang-1, bang-2.'),
    ]);
    await run('play --resume bang-2', { lines: onlyEnter(), folder });
    expect(readFileSync(join(folder, 'state', 'dustup', 'bang-1.txt'), 'utf8')).toBe(kept);
    await run(`${GAME} --save mine.txt`, { lines: ['quit'], folder });
    const { code, err } = await run(`${GAME} --save mine.txt`, { lines: ['quit'], folder });
    expect(code).toBe(2);
    expect(err).toContain('mine.txt: there is already a file of that name.');
    const typed = await run('play --seed 5', { lines: ['save mine.txt', 'quit'], folder });
    expect(typed.err).toContain('there is already a file of that name');
    expect((await run('play --resume', { folder: newFolder() })).err).toContain('There is no unfinished game');
  });

  it('stops when nothing is understood', async () => {
    const { code, err } = await run(GAME, { lines: Array.from({ length: 100 }, () => 'xyzzy') });
    expect(code).toBe(2);
    expect(err).toContain('None of that was understood');
  });

  it('can be watched', async () => {
    const { code, out } = await run('play --watch --seed w --players 4 --bot random');
    expect(code).toBe(0);
    expect(out).toMatch(/^Turn 1: \w+\n/);
    expect(out).toMatch(/The game is over\. .*\n$/);
    expect(out).not.toMatch(/\b[Yy]ou\b/);
  });
});

describe('a saved game', () => {
  it('that is over is shown, and not played on', async () => {
    const folder = newFolder();
    await run(`${GAME} --save mine.txt`, { lines: onlyEnter(), folder });
    const { code, out } = await run('play --resume mine.txt', { folder });
    expect(code).toBe(0);
    expect(out).toMatch(/^This game is over\.\n\n── Turn/);
    expect(out).toMatch(/You have (won!|lost\.)\n$/);
  });

  it('goes on in another language when one says so', async () => {
    const folder = newFolder();
    await run(`${GAME} --save mine.txt`, { lines: ['quit'], folder });
    const { out } = await run('play --resume mine.txt --lang it', { lines: ['esci'], folder });
    expect(out).toMatch(/^La partita continua\.\n\nIl tuo ruolo: /);
    expect(out).toContain('▶ Tu ');
    expect(await run('play --resume mine.txt', { lines: ['quit'], folder })).toMatchObject({ code: 0 });
  });

  it('has settled who plays what', async () => {
    const { code, err } = await run('play --resume mine.txt --players 6');
    expect(code).toBe(2);
    expect(err).toContain('‘--resume [file]’ cannot be used together with ‘-p, --players <n>’');
  });
});

describe('the first screen', () => {
  it('shows the table before the first move of somebody else', async () => {
    const { out } = await run('play --seed 3 --players 5 --seat 3', { lines: ['quit'] });
    const [first = ''] = out.split('[Enter');
    expect(first).toMatch(/Turn 1: (?!yours)\w+\n( {2}.*\n)*\n── Turn 1: /);
    expect(first).toMatch(/★ Sheriff/);
    expect(first).toMatch(/\n\nYour hand: /);
  });

  it('does not speak of the hand while there is none', async () => {
    const { out } = await run('play --seed 3 --two-characters', { lines: ['quit'] });
    expect(out).toContain('\n\nWho do you want to be?\n   1  ');
    expect(out).not.toContain('Your hand is empty');
  });
});

describe('a record that was changed', () => {
  it('is refused with its line', async () => {
    const folder = newFolder();
    await run(`${GAME} --save mine.txt`, { lines: onlyEnter(), folder });
    const text = readFileSync(join(folder, 'mine.txt'), 'utf8');
    writeFileSync(join(folder, 'mine.txt'), text.replace(/^\w+ ends turn .*\n/m, ''));
    const { code, err } = await run('replay mine.txt', { folder });
    expect(code).toBe(1);
    expect(err).toMatch(/^mine\.txt:\d+: /);
    expect((await run('play --resume mine.txt', { folder })).code).toBe(1);
  });
});

describe('a record of a game that is not known', () => {
  it('is refused with the reason, to be replayed or played on', async () => {
    const folder = newFolder();
    await run(`${GAME} --save mine.txt`, { lines: ['quit'], folder });
    const text = readFileSync(join(folder, 'mine.txt'), 'utf8');
    writeFileSync(join(folder, 'other.txt'), text.replace('rules: dustup/bang', 'rules: dustup/whist'));
    for (const command of ['replay other.txt', 'play --resume other.txt']) {
      const { code, err } = await run(command, { folder });
      expect({ command, code }).toEqual({ command, code: 2 });
      expect(err).toContain(
        'other.txt is a record of dustup/whist, a game not known here. Known: dustup/bang, dustup/duel.',
      );
    }
  });
});

describe('what is hidden', () => {
  it('stays so: roles until the end, and the cards that others draw', async () => {
    for (const seed of [1, 2, 3]) {
      const { out } = await run(`play --seed ${seed} --players 6`, { lines: onlyEnter() });
      const [during = ''] = out.split('The game is over');
      const tables = during.split('\n── ').slice(1, -1);
      expect(tables.length).toBeGreaterThan(0);
      for (const table of tables) {
        const rows = table.split('\n').slice(2, 8);
        const open = rows.filter((row) => /(Deputy|Outlaw|Renegade)/.test(row) && !row.includes('eliminated'));
        expect(open.filter((row) => !/^[▶ ] You /.test(row))).toEqual([]);
      }
      const draws = during.match(/^ {2}(?!You)\w+ draws .*$/gm) ?? [];
      expect(draws.length).toBeGreaterThan(5);
      expect(draws.filter((line) => !/draws (a card|\d cards)\.$/.test(line))).toEqual([]);
    }
  });
});

describe('the table', () => {
  const line = `play --seed 5 --players 8 --sets ${PLAYABLE_SETS.join(',')} --save mine.txt`;

  it.each([
    ['en', 80],
    ['it', 80],
    ['en', 60],
    ['it', 40],
  ])('for eight with all sets is no wider than the screen: in %s, %i columns', async (language, columns) => {
    const { out } = await run(`${line} --lang ${language}`, { lines: ['?', 'help', 'log', ...firstTurns()], columns });
    expect(out.split('\n').filter((one) => widthOf(one) > columns)).toEqual([]);
  });

  it.each([80, 60, 40])(
    'for eight with all sets is as high as a screen of 24 lines, at %i columns',
    async (columns) => {
      const { out } = await run(line, { lines: firstTurns(), columns, rows: 24 });
      const screens = out.split(/^(?=── )/m).slice(1);
      const ofOneself = screens.flatMap(
        (screen) => /^── Turn \d+: yours[^]*?\[Enter: End turn\] > /.exec(screen) ?? [],
      );
      expect(ofOneself.length).toBeGreaterThan(2);
      expect(ofOneself.filter((screen) => screen.split('\n').length > 24)).toEqual([]);
      expect(ofOneself[0]?.match(/\b\d\/\d\b/g)).toHaveLength(8);
    },
  );

  it('is shown whole when somebody asks for it', async () => {
    const { out } = await run(line, { lines: ['', '', 'table', 'quit'], rows: 24 });
    expect(out).toMatch(/Next \(of \d+\): .*\n/);
  });
});

/** Enter, as often as it takes for some turns of one's own. */
function firstTurns(): string[] {
  return Array.from({ length: 60 }, () => '');
}

describe('colours', () => {
  const lines = ['quit'];
  const escape = '\u001b[';

  it('are for a terminal', async () => {
    expect((await run(GAME, { lines, isOutputTty: true, isInputTty: true })).out).toContain(escape);
    expect((await run(GAME, { lines })).out).not.toContain(escape);
  });

  it('can be forced', async () => {
    const env = { FORCE_COLOR: '1', NO_COLOR: '1', XDG_STATE_HOME: newFolder() };
    expect((await run(GAME, { lines, env })).out).toContain(escape);
    const off = { lines, isOutputTty: true, env: { ...env, FORCE_COLOR: '0' } };
    expect((await run(GAME, off)).out).not.toContain(escape);
  });

  it('can be switched off', async () => {
    const terminal = { lines, isOutputTty: true, isInputTty: true };
    expect((await run(`${GAME} --no-color`, terminal)).out).not.toContain(escape);
    expect((await run(GAME, { ...terminal, env: { NO_COLOR: '1', XDG_STATE_HOME: newFolder() } })).out).not.toContain(
      escape,
    );
  });
});
