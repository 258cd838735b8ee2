import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { newFolder, run } from './fake-io.ts';

const COMMANDS = ['play', 'replay', 'scenario', 'simulate', 'bench', 'soak'];

describe('the command line', () => {
  it('lists its commands when nothing is asked of it', async () => {
    const { code, out } = await run('');
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(out).toContain(`  ${command} `);
  });

  it.each(COMMANDS)('has help for %s', async (command) => {
    const { code, out, err } = await run(`${command} --help`);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`Usage: dustup ${command}`);
  });

  it.each(['replay', 'scenario', 'simulate', 'bench', 'soak'])('%s offers its figures as JSON', async (command) => {
    expect((await run(`${command} --help`)).out).toContain('--json');
  });

  it.each([
    ['simulat', 'there is no command ‘simulat’', 'Did you mean simulate?'],
    ['simulate --plyers 4', 'there is no option ‘--plyers’', 'Did you mean --players?'],
    ['simulate --bot ruel', 'There is no bot ‘ruel’. Did you mean ‘rule’?', 'random, rule'],
    ['simulate --sets bass', 'There is no set ‘bass’. Did you mean ‘base’?', 'base'],
    ['simulate --sets valley', 'There is no set ‘valley’. Did you mean ‘valley-of-shadows’?', 'base'],
    ['simulate --options begginers', 'There is no option ‘begginers’. Did you mean ‘beginners’?', 'twoCharacters'],
    ['simulate --players 9', 'a whole number, from 3 to 8', '--players'],
    ['simulate --players 3', 'these sets take 4 to 7 players, not 3. Add Dodge City: --sets base,dodge-city', ''],
    ['simulate --games none', 'a whole number, 1 or more', '--games'],
    ['soak --players 7-4', 'from 3 to 8, such as 5 or 4-7', '--players'],
    ['play --lang de', 'Available: en, it', '--lang'],
    ['play --players 4 --seat 5', 'no seat 5 for 4 players', 'seat'],
    ['play --name {}', 'letters, digits', '--name'],
    ['replay', 'the argument ‘file’ is missing', 'dustup replay --help'],
    ['replay one two', 'one argument is expected, not: one two', ''],
    ['simulate --seed', 'needs a value', '--seed'],
    ['play --resume x --seat 2', 'cannot be used together', '--seat'],
    ['replay nowhere.txt', 'nowhere.txt can’t be read: there is no such file', ''],
    ['scenario nowhere.scn', 'nowhere.scn can’t be read: there is no such file', ''],
    ['play --resume nowhere.txt', 'nowhere.txt can’t be read: there is no such file', ''],
    ['replay .', '. can’t be read: it is a folder', ''],
  ])('says what is wrong with `%s`, and what would be right', async (line, problem, hint) => {
    const { code, out, err } = await run(line);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(problem);
    expect(err).toContain(hint);
    expect(err).not.toMatch(/\n\s+at /);
  });

  it.each(['--lang it', '--language=it'])('speaks Italian with %s', async (flag) => {
    const { code, out } = await run(`play --help ${flag}`);
    expect(code).toBe(0);
    expect(out).toContain('Uso: dustup play [opzioni]');
    expect(out).toContain('quanti giocatori siedono al tavolo (predefinito:');
    expect(out).not.toMatch(/default|Usage|Options/);
  });

  it('speaks the language of the system, whatever is wrong', async () => {
    const env = { LANG: 'it_IT.UTF-8' };
    expect((await run('simulate --bot ruel', { env })).err).toBe(
      'errore: «ruel» non va bene per «-b, --bot <nome>». Non c’è un bot «ruel». Volevi dire «rule»? Ci sono: random, rule.\n' +
        '(npx dustup simulate --help mostra che cosa c’è)\n',
    );
    const record = join(newFolder(), 'game.txt');
    writeFileSync(record, 'dustup record 2\n');
    expect((await run(`replay ${record}`, { env })).err).toBe(
      `${record}:1: «dustup record 2»: una partita comincia con «dustup record 1»\n`,
    );
    expect((await run('', { env })).out).toContain('gioca una partita nel terminale contro i bot');
    expect((await run('simulate --games 2 --players 4', { env })).out).toMatch(/^2 partite su 2 finite: 4 giocatori/);
  });

  it('breaks what it says between words in a terminal, and nowhere else', async () => {
    const { err } = await run('simulate --sets bass', { isErrorTty: true, columns: 50 });
    expect(err.split('\n').every((line) => line.length <= 50)).toBe(true);
    expect(err.replaceAll('\n', ' ')).toBe((await run('simulate --sets bass')).err.replaceAll('\n', ' '));
  });

  it('runs from the shell', async () => {
    const bin = fileURLToPath(new URL('../bin/dustup.js', import.meta.url));
    const { status, stdout, stderr } = spawnSync(process.execPath, [bin, 'simulate', '--games', '3', '--json'], {
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ games: 3, finished: 3 });
    expect(spawnSync(process.execPath, [bin, 'nonsense'], { encoding: 'utf8' }).status).toBe(2);
    // the shortcut of the shell and the program agree
    const version = spawnSync(process.execPath, [bin, '--version'], { encoding: 'utf8' });
    expect(version.stdout).toBe((await run('--version')).out);
  });
});
