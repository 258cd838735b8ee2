/**
 * `npm run confusables` writes Unicode's list of letters that can be taken for others (UTS #39), as this Node knows it: its own data of
 * Unicode (ICU) are part of the program, and the list is among them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import kept from '../packages/server/src/core/confusables.json' with { type: 'json' };
import { ROOT } from './run.ts';

const CONFUSABLES = join(ROOT, 'packages/server/src/core/confusables.json');

const LIST = 'confusables.cfu';
/** The head of each part: its length, two magic bytes, and what it holds. */
const MAGIC = 0x27da;
const KIND_AT = 12;
const PACKAGE = 'CmnD';
const SPOOF_MAGIC = 0x38_45_fd_ef;

/** What each letter looks like, by letter. The layout is that of ICU's `uspoof_impl.h`. */
export function confusablesIn(program: Buffer): Map<string, string> {
  const list = partOf(program, LIST);
  if (list.readUInt32LE(0) !== SPOOF_MAGIC) throw new Error(`${LIST} is of another kind`);
  const [keysAt, count, valuesAt, , textAt] = [12, 16, 20, 24, 28].map((at) => list.readUInt32LE(at));
  const looks = new Map<string, string>();
  for (let at = 0; at < (count ?? 0); at++) {
    const key = list.readUInt32LE((keysAt ?? 0) + at * 4);
    const value = (valuesAt ?? 0) + at * 2;
    const length = (key >>> 24) + 1;
    // one letter stands there itself; of several, it is where they begin
    const from = length === 1 ? value : (textAt ?? 0) + list.readUInt16LE(value) * 2;
    looks.set(String.fromCodePoint(key & 0xff_ff_ff), list.toString('utf16le', from, from + length * 2));
  }
  return looks;
}

function partOf(program: Buffer, name: string): Buffer {
  for (let at = program.indexOf(PACKAGE); at >= 0; at = program.indexOf(PACKAGE, at + 1)) {
    const head = at - KIND_AT;
    if (head < 0 || program.readUInt16LE(head + 2) !== MAGIC) continue;
    const found = inPackage(program.subarray(head + program.readUInt16LE(head)), name);
    if (found !== undefined) return found.subarray(found.readUInt16LE(0));
  }
  throw new Error(`no ${name} in this program: was it built with the data of another one?`);
}

/** A package begins with how many parts there are, and where the name of each stands, and each itself. */
function inPackage(data: Buffer, name: string): Buffer | undefined {
  for (let part = 0; part < data.readUInt32LE(0); part++) {
    const nameAt = data.readUInt32LE(4 + part * 8);
    if (data.toString('latin1', nameAt, data.indexOf(0, nameAt)).endsWith(`/${name}`))
      return data.subarray(data.readUInt32LE(8 + part * 8));
  }
  return undefined;
}

/** As it is kept: what they look like, and all that look so, as code points, in Unicode's own way to write them; with its licence. */
export function asKept(licence: readonly string[], unicode: string, looks: ReadonlyMap<string, string>): string {
  const groups: { [target: string]: string } = {};
  for (const [letter, target] of looks) {
    const key = points(target);
    groups[key] = groups[key] === undefined ? points(letter) : `${groups[key]} ${points(letter)}`;
  }
  return `${JSON.stringify({ licence, unicode, looks: groups }, undefined, 2)}\n`;
}

function points(text: string): string {
  return [...text].map((letter) => (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')).join(' ');
}

if (import.meta.main) {
  const looks = confusablesIn(readFileSync(process.execPath));
  writeFileSync(CONFUSABLES, asKept(kept.licence, process.versions['unicode'] ?? '', looks));
  console.log(`${looks.size} letters that look like others, of Unicode ${process.versions['unicode']}`);
}
