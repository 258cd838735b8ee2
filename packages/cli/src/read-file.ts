import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { formatError, NotationError } from '@dustup/notation/records';
import { type Io, UsageError } from './io.ts';
import { RecordProblem } from './record-problem.ts';

/** The text of a file that was named on the command line. */
export function readText(io: Io, file: string): string {
  const bytes = bytesOf(io, file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(checked(bytes));
  } catch {
    throw noText(file);
  }
}

function noText(file: string): UsageError {
  return new UsageError('noText', { file });
}

/** What stands for the standard input where a file is named. */
export const STDIN = '-';

/** All that is typed or piped in, to its end. What was not UTF-8 has come as U+FFFD. */
export async function readInput(io: Io): Promise<string> {
  const lines: string[] = [];
  for (let line = await io.readLine(''); line !== undefined; line = await io.readLine('')) lines.push(line);
  const text = lines.join('\n');
  if (/[\0\uFFFD]/u.test(text)) throw noText('-');
  return text;
}

/** The files with such an ending in a folder and below it, by name; undefined when that is no folder. */
export function filesBelow(io: Io, folder: string, ending: string): string[] | undefined {
  if (statSync(resolve(io.folder, folder), { throwIfNoEntry: false })?.isDirectory() !== true) return undefined;
  const entries = readdirSync(resolve(io.folder, folder), { withFileTypes: true });
  const found = entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return isOthers(entry.name) ? [] : (filesBelow(io, path, ending) ?? []);
    return entry.name.endsWith(ending) ? [path] : [];
  });
  return found.sort();
}

/** Hidden folders and installed packages hold nothing of ours. */
function isOthers(folder: string): boolean {
  return folder.startsWith('.') || folder === 'node_modules';
}

function bytesOf(io: Io, file: string): Uint8Array {
  try {
    return readFileSync(resolve(io.folder, file));
  } catch (error) {
    throw new UsageError('unreadable', { file, ...reasonOf(error) });
  }
}

/** A zero byte is valid UTF-8 and yet no text. */
function checked(bytes: Uint8Array): Uint8Array {
  if (bytes.includes(0)) throw new RangeError('a zero byte');
  return bytes;
}

const REASONS: { readonly [code: string]: string } = {
  ENOENT: 'missing',
  EEXIST: 'noFolder',
  ENOTDIR: 'noFolder',
  EISDIR: 'isFolder',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  EROFS: 'forbidden',
  ENOSPC: 'full',
};

/** Why the system said no, as facts for a message; what it says itself where we have no words for it. */
export function reasonOf(error: unknown): { readonly reason: string; readonly problem: string } {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return { reason: REASONS[code] ?? 'other', problem: error instanceof Error ? error.message : String(error) };
}

/** Reads a text by its notation; a problem with it names the file. */
export function readAs<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof NotationError) throw new RecordProblem((language) => formatError(file, error, language));
    throw error;
  }
}
