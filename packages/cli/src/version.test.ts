import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

describe('dustup --version', () => {
  let folder = '';

  // Nothing else is there: it is said without loading anything.
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'dustup-version-'));
    for (const name of ['bin', 'package.json'])
      cpSync(fileURLToPath(new URL(`../${name}`, import.meta.url)), join(folder, 'packages', 'cli', name), {
        recursive: true,
      });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['in the repository', 'dustup.js', '--version'],
    ['in the repository', 'dustup.js', '-V'],
    ['installed', 'installed.js', '--version'],
    ['installed', 'installed.js', '-V'],
  ])('%s: %s %s says it at once', (_, file, flag) => {
    const bin = join(folder, 'packages', 'cli', 'bin', file);
    const { stdout, stderr } = spawnSync(process.execPath, [bin, flag], { encoding: 'utf8' });
    expect({ stdout, stderr }).toEqual({ stdout: `${manifest.version}\n`, stderr: '' });
  });
});
