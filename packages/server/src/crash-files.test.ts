import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { dropOldCrashFiles, writeCrashFile } from './crash-files.ts';
import { cleanUp, newFolder, startTestServer } from './testing/test-server.ts';

const DAY = 24 * 60 * 60_000;

afterEach(cleanUp);

/** A crash file that is so many days old. */
function crash(folder: string, table: string, days: number): void {
  const at = (Date.now() - days * DAY) / 1000;
  utimesSync(writeCrashFile(folder, table, '{}'), at, at);
}

function left(folder: string): string[] {
  return readdirSync(join(folder, 'crashes')).sort();
}

describe('Crash files', () => {
  it('are for the eyes of their owner, under the name of their table', () => {
    const folder = newFolder();
    const path = writeCrashFile(folder, '../up', '{"format":"dustup crash 1"}');
    expect(path).toBe(join(folder, 'crashes', '___up.crash.json'));
    expect(statSync(path).mode & 0o077).toBe(process.platform === 'win32' ? 0o066 : 0);
  });

  it('go when they are old, and nothing else goes', () => {
    const folder = newFolder();
    expect(dropOldCrashFiles(folder, Date.now())).toBe(0);
    crash(folder, 'old', 31);
    crash(folder, 'young', 29);
    writeFileSync(join(folder, 'crashes', 'notes.txt'), 'mine');
    mkdirSync(join(folder, 'crashes', 'mine.crash.json'));
    expect(dropOldCrashFiles(folder, Date.now() - 30 * DAY)).toBe(1);
    expect(left(folder)).toEqual(['mine.crash.json', 'notes.txt', 'young.crash.json']);
  });

  it('are a hundred at most: the newest', () => {
    const folder = newFolder();
    for (let number = 0; number < 103; number++) crash(folder, `t${number}`, 200 - number);
    writeCrashFile(folder, 'last', '{}');
    expect(left(folder)).toHaveLength(100);
    expect(left(folder)).toEqual(expect.arrayContaining(['last.crash.json', 't102.crash.json', 't4.crash.json']));
    expect(left(folder)).not.toContain('t3.crash.json');
  });

  it('are kept as long as records are: a server that starts deletes what is older', async () => {
    const folder = newFolder();
    crash(folder, 'old', 8);
    crash(folder, 'young', 6);
    const forever = await startTestServer({ data: folder, retention: '0' });
    await forever.stop();
    expect(left(folder)).toHaveLength(2);
    const server = await startTestServer({ data: folder, retention: '7' });
    await server.stop();
    expect(left(folder)).toEqual(['young.crash.json']);
  });

  it('go a few at a time, like all that is deleted, however often the server starts', async () => {
    const folder = newFolder();
    for (let number = 0; number < 30; number++) crash(folder, `t${number}`, 30 + number);
    const noon = Math.floor(Date.now() / DAY) * DAY + DAY / 2;
    for (let starts = 0; starts < 3; starts++) {
      const server = await startTestServer({ data: folder, retention: '7' }, { now: () => noon + starts });
      await server.stop();
    }
    expect(left(folder)).toHaveLength(20);
    expect(left(folder)).not.toContain('t29.crash.json');
  });
});
