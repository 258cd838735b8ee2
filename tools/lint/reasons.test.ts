import { expect, it } from 'vitest';
import { findReasons } from './reasons.ts';

it('finds the reasons that are given, with their lines', () => {
  const text = "return refuse('tooFar', { most });\nconst why = { refused: 'isOut' };\nrefuse(reason);";
  expect(findReasons('x.ts', text)).toEqual([
    { file: 'x.ts', line: 1, reason: 'tooFar' },
    { file: 'x.ts', line: 2, reason: 'isOut' },
  ]);
});

it('takes a sentence for a reason too: it has no words in any catalogue', () => {
  const text = `reply.send({ refused: 'The table is full.' });\nreturn refuse("it’s too late");`;
  expect(findReasons('x.ts', text)).toEqual([
    { file: 'x.ts', line: 1, reason: 'The table is full.' },
    { file: 'x.ts', line: 2, reason: 'it’s too late' },
  ]);
});
