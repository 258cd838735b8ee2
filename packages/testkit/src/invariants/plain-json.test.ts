import { expect, it } from 'vitest';
import { isPlainJson } from './plain-json.ts';

it.each([null, 0, -1.5, '', false, [], {}, { a: [1, { b: null }] }])('takes %j for JSON', (value) => {
  expect(isPlainJson(value)).toBe(true);
  expect(isPlainJson({ deep: [value] })).toBe(true);
});

it.each([
  undefined,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -0,
  1n,
  () => 1,
  Symbol('s'),
  new Date(0),
  new Map(),
  Object.assign([], { length: 2 }),
  Object.assign([1], { more: 2 }),
  { [Symbol('s')]: 1 },
])('takes %o for something else', (value) => {
  expect(isPlainJson(value)).toBe(false);
  expect(isPlainJson({ deep: [value] })).toBe(false);
});
