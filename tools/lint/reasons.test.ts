import { expect, it } from 'vitest';
import { findReasons } from './reasons.ts';

it('finds the reasons that are given, with their lines', () => {
  const text = "return refuse('tooFar', { most });\nconst why = { refused: 'isOut' };\nrefuse(reason);";
  expect(findReasons('x.ts', text)).toEqual([
    { file: 'x.ts', line: 1, reason: 'tooFar' },
    { file: 'x.ts', line: 2, reason: 'isOut' },
  ]);
});
