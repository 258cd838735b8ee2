import { describe, expect, it } from 'vitest';
import { findImpurities } from './purity.ts';

const FILE = 'packages/bang/src/sets/base/cards/planted.ts';

function linesOf(text: string, file = FILE): number[] {
  return [...new Set(findImpurities(file, text).map((problem) => problem.line))];
}

describe('the purity check', () => {
  it.each([
    'const luck = Math.random();',
    'const now = new Date();',
    'const now: Date = given;',
    'const now = performance.now();',
    'setTimeout(go, 5);',
    'setInterval(go, 5);',
    'setImmediate(go);',
    'queueMicrotask(go);',
    'async function go() {}',
    'const go = async () => 1;',
    'const card = { async effect() {} };',
    'await go();',
    'for await (const card of cards) go(card);',
    'function go(): Promise<void> { return later; }',
    'Promise.resolve();',
    "import { readFileSync } from 'node:fs';",
    "import fs from 'fs';",
    "export { join } from 'node:path';",
    "const fs = import('./later.ts');",
    'process.exit();',
    'console.log(1);',
    "fetch('x');",
    'crypto.randomUUID();',
    'globalThis.Date.now();',
    'function* effect() { yield question; }',
    'function* effect() { yield; }',
  ])('finds %s', (planted) => {
    expect(linesOf(`const before = 1;\n${planted}\n`)).toEqual([2]);
  });

  it.each([
    'function* effect() { yield* ask(game, seat, question); }',
    '// Math.random, new Date() and yield in a comment',
    "const text = 'await the process of Date: Math.random()';",
    'const clock = { process: 1, Date: 2 };',
    'clock.process = round.Date;',
    'Math.max(1, 2);',
    'function run(process: Procedure) { return process; }',
    "import { chacha20 } from '@noble/ciphers/chacha.js';",
    "import { ask } from './ask.ts';",
    'const { fetch: bring } = hands;',
  ])('lets pass %s', (innocent) => {
    expect(linesOf(innocent)).toEqual([]);
  });

  it('allows the one bare yield in ask.ts, and there only', () => {
    const bare = 'function* ask() { return yield question; }';
    expect(linesOf(bare, 'packages/kernel/src/ask.ts')).toEqual([]);
    expect(linesOf(bare, 'packages/bang/src/ask.ts')).toEqual([1]);
  });

  it('says what to do instead', () => {
    expect(findImpurities(FILE, 'Math.random();')).toEqual([
      { file: FILE, line: 1, says: expect.stringContaining('draw from the stream in the state') },
    ]);
  });
});
