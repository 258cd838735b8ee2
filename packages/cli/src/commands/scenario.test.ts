import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newFolder, run } from '../fake-io.ts';

const DUEL = `sets: base
seat Ann:  Sheriff, Slab the Killer, 5/5, hand Duel Q♦
seat Ben:  Outlaw, Jourdonnais, 2/4
seat Cid:  Outlaw, Sid Ketchum, 4/4
seat Dot:  Renegade, Rose Doolan, 4/4
turn: Ann, play

Ann plays Duel Q♦ on Ben
> Ben 1/4
`;

function file(name: string, text: string | Uint8Array): string {
  const path = join(newFolder(), name);
  writeFileSync(path, text);
  return path;
}

describe('scenario', () => {
  it('runs files and is content', async () => {
    const path = file('duel.scn', DUEL);
    expect(await run(`scenario ${path} ${path}`)).toEqual({
      code: 0,
      out: '2 scenarios in 2 files: all as expected\n',
      err: '',
    });
    expect((await run(`scenario -v ${path}`)).out).toContain(`ok   ${path}:`);
  });

  it('says in which line what was expected and what was found', async () => {
    const path = file('wrong.scn', DUEL.replace('> Ben 1/4', '> Ben 2/4'));
    const { code, out } = await run(`scenario ${path}`);
    expect(code).toBe(1);
    expect(out).toContain(`${path}:9: expected`);
    expect(out).toMatch(/found .*1\/4/);
    expect(out).toContain('1 scenario in 1 file: 1 failed');
    const json: unknown = JSON.parse((await run(`scenario --json ${path}`)).out);
    expect(json).toMatchObject({ scenarios: 1, failed: 1, files: [{ file: path }] });
  });

  it('says in the reader’s language what is wrong; JSON is alike in all', async () => {
    const wrong = file('wrong.scn', DUEL.replace('> Ben 1/4', '> Ben 2/4'));
    expect((await run(`scenario --lang it ${wrong}`)).out).toMatch(/:9: atteso Ben 2\/4\n {4}trovato Ben 1\/4\n/);
    const unread = file('unread.scn', DUEL.replace('Duel Q♦\n', 'Duell Q♦\n'));
    expect((await run(`scenario --lang it ${unread}`)).out).toContain(
      `${unread}:2: nessuna carta «Duell»: volevi dire «Duel»?`,
    );
    expect((await run(`scenario --lang it --json ${unread}`)).out).toContain("no card 'Duell': did you mean 'Duel'?");
    const few = file('few.scn', 'seat Ann: Sheriff\n');
    expect((await run(`scenario --lang it ${few}`)).out).toContain('1 posto: un tavolo ne ha da 2 a 8');
  });

  it('is not content with a file that has none', async () => {
    const path = file('empty.scn', '# nothing\n');
    const { code, out } = await run(`scenario ${path}`);
    expect(code).toBe(1);
    expect(out).toBe(
      `${path}:1: there is no scenario in this file; write a position, decisions and expectations\n0 scenarios in 1 file: 1 file without scenarios\n`,
    );
  });

  it('says that a file is no text, and prints none of it', async () => {
    for (const bytes of [
      [0x73, 0x00, 0x65],
      [0xff, 0xfe, 0x41],
      [0xc3, 0x28],
    ]) {
      const path = file('junk.scn', Buffer.from(bytes));
      for (const command of ['scenario', 'replay', 'play --resume'])
        expect(await run(`${command} ${path}`)).toEqual({
          code: 2,
          out: '',
          err: `error: ${path} is not text: scenarios, records and crash files are UTF-8 text\n`,
        });
    }
  });

  it('runs all the files of a folder, those below it included, in the order of their names', async () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'more'));
    mkdirSync(join(folder, 'node_modules'));
    writeFileSync(join(folder, 'b.scn'), DUEL);
    writeFileSync(join(folder, 'more', 'a.scn'), DUEL);
    writeFileSync(join(folder, 'node_modules', 'c.scn'), 'of somebody else');
    writeFileSync(join(folder, 'notes.txt'), 'no scenario');
    const { code, out } = await run('scenario -v .', { folder });
    expect(out).toBe('ok   b.scn:1\nok   more/a.scn:1\n2 scenarios in 2 files: all as expected\n');
    expect(code).toBe(0);
    expect((await run(`scenario ${folder}`)).out).toBe('2 scenarios in 2 files: all as expected\n');
  });

  it('says that a folder has no scenarios', async () => {
    const folder = newFolder();
    expect(await run('scenario .', { folder })).toEqual({
      code: 2,
      out: '',
      err: 'error: . has no scenarios: none of its files ends in .scn\n',
    });
  });

  it('reads the standard input for -', async () => {
    expect(await run('scenario -', { lines: DUEL.split('\n') })).toEqual({
      code: 0,
      out: '1 scenario in 1 file: all as expected\n',
      err: '',
    });
    const { code, out } = await run('scenario -', { lines: DUEL.replace('1/4', '3/4').split('\n') });
    expect(code).toBe(1);
    expect(out).toContain('<stdin>:9: expected Ben 3/4');
    expect(await run('scenario -', { lines: ['seat \uFFFD'] })).toMatchObject({
      code: 2,
      err: expect.stringContaining('is not text'),
    });
    expect(await run('scenario - -')).toMatchObject({
      code: 2,
      err: 'error: - is given twice, but the input can only be read once\n',
    });
  });

  it('is not content with a scenario that expects nothing', async () => {
    const path = file('mute.scn', DUEL.replace('> Ben 1/4\n', ''));
    const { code, out } = await run(`scenario ${path}`);
    expect(code).toBe(1);
    expect(out).toContain(`${path}:1: nothing is expected`);
  });

  it('names a card that does not exist, and the one that was meant', async () => {
    const path = file('typo.scn', DUEL.replaceAll('Duel', 'Dule'));
    const { code, out } = await run(`scenario ${path}`);
    expect(code).toBe(1);
    expect(out).toContain("'Dule");
    expect(out).toContain('Duel');
  });
});
