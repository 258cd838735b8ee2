import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExitCode, Io } from './io.ts';
import { runProgram } from './program.ts';

/** What a command printed, and how it ended. */
type Ran = { readonly code: ExitCode; readonly out: string; readonly err: string };

type World = Partial<
  Pick<Io, 'isInputTty' | 'isOutputTty' | 'isErrorTty' | 'columns' | 'rows' | 'command' | 'env' | 'folder'>
> & {
  /** What is typed, line by line; then the input ends. */
  readonly lines?: Iterable<string>;
};

/** A world for tests: what is typed is given, what is printed is kept. */
export function fakeIo(world: World = {}): Io & { readonly out: () => string; readonly err: () => string } {
  const written: string[] = [];
  const complained: string[] = [];
  const lines = (world.lines ?? [])[Symbol.iterator]();
  const folder = world.folder ?? newFolder();
  return {
    write: (text) => void written.push(text),
    error: (text) => void complained.push(text),
    readLine: (prompt) => {
      written.push(prompt);
      const { done, value } = lines.next();
      return Promise.resolve(done === true ? undefined : value);
    },
    isInputTty: false,
    isOutputTty: false,
    isErrorTty: false,
    columns: 80,
    rows: Number.POSITIVE_INFINITY,
    command: 'npx dustup',
    env: { XDG_STATE_HOME: join(folder, 'state') },
    out: () => written.join(''),
    err: () => complained.join(''),
    ...world,
    folder,
  };
}

export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'dustup-cli-'));
}

/** Runs a command line: `run('simulate --games 10')`. */
export async function run(line: string, world: World = {}): Promise<Ran> {
  const io = fakeIo(world);
  const code = await runProgram(line.split(' ').filter(Boolean), io);
  return { code, out: io.out(), err: io.err() };
}

/** Enter, for ever. */
export function* onlyEnter(): Iterable<string> {
  for (;;) yield '';
}
