import { spawnSync } from 'node:child_process';
import { bangRules } from '@dustup/bang';
import { duelRules } from '@dustup/duel';
import { expect, it } from 'vitest';
import { isDuelRecord, OURS } from './is-duel-record.ts';

it('knows both games by their names', () => {
  expect(OURS).toEqual([bangRules.name, duelRules.name]);
  expect(isDuelRecord(`rules: ${duelRules.name}\n`, 'a file')).toBe(true);
  expect(isDuelRecord(`rules: ${bangRules.name}\n`, 'a file')).toBe(false);
});

it('the command that reads a record loads no set before it knows which', () => {
  const program = `
    await import('./commands/replay.ts');
    const { setsInLibrary } = await import('@dustup/bang/engine');
    process.stdout.write(setsInLibrary().map(({ slug }) => slug).join(' '));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: `${import.meta.dirname}/..`,
    encoding: 'utf8',
  });
  expect({ stdout, stderr }).toEqual({ stdout: expect.not.stringContaining('dodge-city'), stderr: '' });
});
