import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from './fake-io.ts';
import { startedAs } from './started-as.ts';

function project(): string {
  const folder = newFolder();
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  mkdirSync(join(folder, 'a/b'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/.bin/dustup'), '');
  return folder;
}

it('says npx where npx finds it: in a project that has it, however deep, and where npx started it', () => {
  const folder = join(project(), 'a/b');
  expect(startedAs({ script: '/somewhere/bin/dustup.js', folder, env: {} })).toBe('npx dustup');
  const elsewhere = newFolder();
  expect(startedAs({ script: '/cache/x.js', folder: elsewhere, env: { npm_command: 'exec' } })).toBe('npx dustup');
});

it('says its name where that is on the path', () => {
  const bin = join(newFolder(), 'bin');
  const start = { script: join(bin, 'dustup'), folder: newFolder() };
  expect(startedAs({ ...start, env: { PATH: `/usr/bin:${bin}` } })).toBe('dustup');
  expect(startedAs({ ...start, env: { PATH: '/usr/bin' } })).toBe(`node ${join(bin, 'dustup')}`);
});

it('says which file Node has to run elsewhere', () => {
  const folder = newFolder();
  expect(startedAs({ script: '/games/dustup/bin/dustup.js', folder, env: {} })).toBe(
    'node /games/dustup/bin/dustup.js',
  );
  expect(startedAs({ script: '/my games/dustup.js', folder, env: {} })).toBe('node "/my games/dustup.js"');
  expect(startedAs({ script: join(folder, 'bin/dustup.js'), folder, env: {} })).toBe('node bin/dustup.js');
});
