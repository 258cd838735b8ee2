import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from './run.ts';

/** The commands of the README's first screen: its first block of code. */
function firstCommands(): string[] {
  const [, block = ''] = readFileSync(join(ROOT, 'README.md'), 'utf8').split('```');
  return block.split('\n').flatMap((line) => (line.startsWith('npm') ? [(line.split('#')[0] ?? '').trim()] : []));
}

type Run = { readonly child: ChildProcess; readonly ended: Promise<{ code: number | null; output: string }> };

/** Starts a command in the clone; nothing of this project's own installation is in its way. */
function start(folder: string, command: string, onText: (text: string, child: ChildProcess) => void = () => {}): Run {
  const [program = '', ...args] = command.split(' ');
  const { PATH = '', HOME = '' } = process.env;
  const path = PATH.split(':').filter((part) => !part.startsWith(ROOT));
  const env = { PATH: path.join(':'), HOME, CI: 'true' };
  const child = spawn(program, args, { cwd: folder, env, detached: true });
  let output = '';
  const hear = (text: string) => {
    output += text;
    onText(output, child);
  };
  child.stdout?.setEncoding('utf8').on('data', hear);
  child.stderr?.setEncoding('utf8').on('data', hear);
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, output }));
  });
  return { child, ended };
}

/** As Ctrl+C does in a terminal: npm and all that it has started hear it. */
function interrupt({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGINT');
}

// Installing takes as long as the network and a busy machine make it: these tests have no limit.
describe('on a fresh clone, with nothing installed', { timeout: 0 }, () => {
  let folder = '';

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'dustup-clone-'));
    execFileSync('git', ['clone', '--quiet', '--no-hardlinks', ROOT, folder]);
  }, 0);

  afterAll(() => rmSync(folder, { recursive: true, force: true }), 0);

  it('these are the first commands of the README', () => {
    expect(firstCommands()).toEqual(['npm start', 'npm run play', 'npm test']);
  });

  it('each of them installs first what is missing, as the first one here does', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    for (const name of ['start', 'play', 'test']) expect(scripts[`pre${name}`]).toMatch(/^node tools\/prepare\.mjs\b/);
  });

  it('the Node that comes with the packages is for older ones: npm leaves it out where Node 24 is there', () => {
    const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
    const brought = Object.keys(packages).filter((name) => name.startsWith('node_modules/node-linux-'));
    expect(brought).toHaveLength(2);
    for (const name of brought) expect(packages[name]).toMatchObject({ optional: true, engines: { node: '<24' } });
  });

  it.each(['npx dustup play', 'npm run play --'])('%s plays a game in the terminal', async (command) => {
    const { child, ended } = start(folder, `${command} --lang en --no-color`);
    child.stdin?.end('quit\n');
    const { output } = await ended;
    expect(output).toMatch(/Turn 1/);
  });

  it('npm start serves the page and says where', async () => {
    let served: Promise<string> | undefined;
    const { ended } = start(folder, 'npm start -- --port 0', (text, child) => {
      const address = /http:\/\/localhost:\d+\//.exec(text)?.[0];
      if (served !== undefined || address === undefined) return;
      served = fetch(address).then((page) => page.text());
      void served.catch(() => '').then(() => interrupt(child));
    });
    await ended;
    expect(await served).toContain('<title>');
  });

  it('npm test runs tests; of all of them, here, one file', async () => {
    const { ended } = start(folder, 'npm test -- tools/tally.test.ts');
    const { code, output } = await ended;
    expect(output).toMatch(/^[1-9]\d* passed, 0 failed$/m);
    expect(code).toBe(0);
  });
});
