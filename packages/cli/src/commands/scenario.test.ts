import { writeFileSync } from 'node:fs';
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

function file(name: string, text: string): string {
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

  it('names a card that does not exist, and the one that was meant', async () => {
    const path = file('typo.scn', DUEL.replaceAll('Duel', 'Dule'));
    const { code, out } = await run(`scenario ${path}`);
    expect(code).toBe(1);
    expect(out).toContain("'Dule");
    expect(out).toContain('Duel');
  });
});
