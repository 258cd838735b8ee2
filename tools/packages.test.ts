import { execFileSync, spawn } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT, runNode } from './run.ts';

type Manifest = {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
};

type Example = { readonly title: string; readonly code: string };

/** The programs of docs/library.md, each with the heading above it. */
function examples(): Example[] {
  const [, ...sections] = readFileSync(join(ROOT, 'docs/library.md'), 'utf8').split(/^## /m);
  return sections.flatMap((section) =>
    [...section.matchAll(/^```js\n(.*?)^```/gms)].map(([, code = '']) => ({
      title: section.split('\n')[0] ?? '',
      code,
    })),
  );
}

/** The Node of this machine, which may be an older one than the tests run on: what only needs Node 20 has to run there. */
function oldestNode(): string {
  const path = (process.env['PATH'] ?? '').split(':').filter((part) => !part.includes('node_modules'));
  try {
    return execFileSync('which', ['node'], { env: { PATH: path.join(':') }, encoding: 'utf8' }).trim();
  } catch {
    return process.execPath;
  }
}

let folder = '';
const tarballs = () => join(folder, 'tarballs');
const project = () => join(folder, 'project');

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dustup-packages-'));
  const { code, output } = await runNode(['tools/pack.ts', '--out', tarballs()]);
  expect(code, output).toBe(0);
  mkdirSync(join(project(), 'node_modules'), { recursive: true });
  writeFileSync(join(project(), 'package.json'), '{ "name": "empty", "private": true, "type": "module" }');
  const needed = readdirSync(tarballs()).flatMap((name) => install(join(tarballs(), name)));
  for (const name of new Set(needed)) link(name);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Unpacks a package into the project, as npm would; the packages of others that it says it needs. */
function install(tarball: string): string[] {
  const unpacked = mkdtempSync(join(folder, 'unpacked-'));
  execFileSync('tar', ['-xzf', tarball, '-C', unpacked]);
  const manifest: Manifest = JSON.parse(readFileSync(join(unpacked, 'package', 'package.json'), 'utf8'));
  const home = join(project(), 'node_modules', manifest.name);
  mkdirSync(dirname(home), { recursive: true });
  renameSync(join(unpacked, 'package'), home);
  const { dependencies = {}, peerDependencies = {} } = manifest;
  return [...Object.keys(dependencies), ...Object.keys(peerDependencies)].filter((name) => !isOwn(name));
}

function isOwn(name: string): boolean {
  return name === 'dustup' || name.startsWith('@dustup/');
}

/** Puts a package of others that is installed here into the project: no test reaches out for it. */
function link(name: string): void {
  const home = join(project(), 'node_modules', name);
  mkdirSync(dirname(home), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules', name), home);
}

/** Runs a program of the empty project. It knows nothing of this one. */
function run(node: string, name: string, code: string): string {
  const file = join(project(), `${name.replaceAll(/\W+/g, '-').toLowerCase()}.mjs`);
  writeFileSync(file, code);
  return execFileSync(node, [file], { cwd: project(), encoding: 'utf8', env: { PATH: '', HOME: project() } });
}

const BIN = () => join(project(), 'node_modules', 'dustup', 'bin', 'dustup.js');

describe('The packages, installed into an empty project', () => {
  const needsNewest = (code: string) => code.includes('@dustup/server');

  it.each(examples().filter(({ code }) => !needsNewest(code)))('docs/library.md: $title', ({ title, code }) => {
    expect(run(oldestNode(), title, code)).not.toBe('');
  });

  it.each(examples().filter(({ code }) => needsNewest(code)))('docs/library.md: $title', ({ title, code }) => {
    expect(run(process.execPath, title, code)).toBe('over\n');
  });

  it('have types that a TypeScript program can use', async () => {
    const code = `
      import { bangRules, type View } from '@dustup/bang';
      import { card } from '@dustup/bang/core';
      import { type Agent, type Put, playOut } from '@dustup/bots';
      import { duelRules } from '@dustup/duel';
      import { keyFromSeed, Position } from '@dustup/kernel';
      import { writeRecord } from '@dustup/notation';
      import { parseRequest } from '@dustup/protocol';
      import { connect } from '@dustup/protocol/client';
      import { openServer } from '@dustup/server';
      import { storytellerOf } from '@dustup/words';
      import { readStoryteller } from '@dustup/words/files';
      import { table } from '@dustup/testkit';
      const bot: Agent<View> = { answer: (view, { question }: Put) => ({ do: view().seats.length > 3 ? question.kind : 'end' }), interjects: () => null };
      const position = Position.begin(bangRules, { players: 4, sets: ['base'] }, keyFromSeed('x'));
      const decisions: number = playOut(position, [bot]);
      export const used = [card, duelRules, writeRecord, parseRequest, connect, openServer, storytellerOf, readStoryteller, table, decisions];
      // @ts-expect-error: a set-up has players
      Position.begin(bangRules, { sets: ['base'] }, '');
    `;
    writeFileSync(join(project(), 'typed.ts'), code);
    const options = { module: 'nodenext', target: 'es2024', strict: true, noEmit: true, skipLibCheck: true, types: [] };
    writeFileSync(join(project(), 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['typed.ts'] }));
    const { output } = await runNode(['node_modules/ts7/bin/tsc', '-p', project()]);
    expect(output).toBe('');
  });

  it('dustup play plays a game in the terminal', () => {
    const words = ['play', '--lang', 'en', '--no-color', '--seed', 'installed'];
    const out = execFileSync(process.execPath, [BIN(), ...words], {
      cwd: project(),
      input: 'quit\n',
      encoding: 'utf8',
    });
    expect(out).toMatch(/Turn 1/);
  });

  it('dustup serve serves the built page', async () => {
    const server = spawn(process.execPath, [BIN(), 'serve', '--port', '0', '--data', join(folder, 'data')], {
      cwd: project(),
    });
    const ended = new Promise((resolve) => server.on('close', resolve));
    try {
      const address = await new Promise<string>((resolve, reject) => {
        let said = '';
        const hear = (text: string) => {
          said += text;
          const found = /http:\/\/localhost:\d+\//.exec(said)?.[0];
          if (found !== undefined) resolve(found);
        };
        server.stdout.setEncoding('utf8').on('data', hear);
        server.stderr.setEncoding('utf8').on('data', hear);
        server.on('close', () => reject(new Error(said)));
      });
      const page = await fetch(address).then((reply) => reply.text());
      const [, script = ''] = /src="([^"]+\.js)"/.exec(page) ?? [];
      expect((await fetch(new URL(script, address))).status).toBe(200);
    } finally {
      server.kill('SIGTERM');
      await ended;
    }
  });
});
