import type { Json } from '@dustup/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatch, diff } from './patch.ts';

/** As it arrives: -0 is 0, and members of the odd names are members. */
function sent(value: unknown): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}

const leaf = fc.oneof(fc.boolean(), fc.integer({ min: 0, max: 3 }), fc.constantFrom('', 'a', 'b'), fc.constant(null));
const key = fc.constantFrom('a', 'b', '=', '+', '-', '0', '1', '__proto__', 'constructor', 'toString');
const { like } = fc.letrec<{ like: Json }>((tie) => ({
  like: fc.oneof(
    { maxDepth: 4, depthSize: 'medium' },
    leaf,
    fc.array(tie('like'), { maxLength: 5 }),
    members(tie('like')),
  ),
}));

function members(value: fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  return fc.array(fc.tuple(key, value), { maxLength: 5 }).map((pairs) => sent(Object.fromEntries(pairs)));
}

function bringsBack(before: Json, after: Json): void {
  const patch = diff(before, after);
  const arrived = patch === undefined ? undefined : sent(patch);
  const found = arrived === undefined ? before : applyPatch(sent(before), arrived);
  expect(JSON.stringify(sortedKeys(found))).toBe(JSON.stringify(sortedKeys(after)));
  expect(patch === undefined).toBe(JSON.stringify(sortedKeys(before)) === JSON.stringify(sortedKeys(after)));
}

/** Objects have no order. */
function sortedKeys(value: Json): unknown {
  if (Array.isArray(value)) return value.map((one: Json) => sortedKeys(one));
  if (typeof value !== 'object' || value === null) return value;
  const pairs = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return { members: pairs.map(([name, one]) => [name, sortedKeys(one)]) };
}

describe('a patch', () => {
  it('makes any JSON of any other', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => bringsBack(sent(before), sent(after))),
      { seed: 1, numRuns: 1000 },
    );
  });

  it('makes any JSON of one that looks much like it', () => {
    fc.assert(fc.property(like, like, bringsBack), { seed: 2, numRuns: 5000 });
  });

  it('leaves nothing of what it was made from in the hands of who applies it', () => {
    fc.assert(
      fc.property(like, like, (before, after) => {
        const untouched = JSON.stringify(before);
        const patch = diff(before, after);
        if (patch !== undefined) applyPatch(before, patch);
        expect(JSON.stringify(before)).toBe(untouched);
      }),
      { seed: 3, numRuns: 1000 },
    );
  });

  it('is nothing for equals', () => {
    expect(diff({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBeUndefined();
  });

  it.each<[string, Json, Json, Json]>([
    ['a member', { life: 4, name: 'Ann' }, { life: 3, name: 'Ann' }, { life: 3 }],
    ['a new member', { a: 1 }, { a: 1, b: { c: 2 } }, { b: { '=': { c: 2 } } }],
    ['a member that is gone', { a: 1, b: 2 }, { a: 1 }, { '=': { a: 1 } }],
    ['one element', [1, 2, 3], [1, 5, 3], { 1: 5 }],
    ['what was put on a pile', [1, 2], [1, 2, 3, 4], { '+': [3, 4] }],
    ['what was taken off a pile', [1, 2, 3], [1, 2], { '-': 1 }],
    ['a pile that is gone', [1, 2, 3], [], []],
    ['one gone from the middle', [1, 2, 3], [1, 3], [1, 3]],
    [
      'deep down',
      { seats: [{ life: 4 }, { life: 4 }] },
      { seats: [{ life: 4 }, { life: 3 }] },
      { seats: { 1: { life: 3 } } },
    ],
    ['null', { a: 1 }, null, null],
  ])('says little: %s', (_, before, after, patch) => {
    expect(diff(before, after)).toEqual(patch);
    expect(applyPatch(before, patch)).toEqual(after);
  });

  it('keeps as it was, and not only equal, what has not changed', () => {
    const before = { seats: [{ life: 4 }, { life: 3 }], turn: { seat: 0 } };
    const after = applyPatch(before, { seats: { 1: { life: 2 } } }) as typeof before;
    expect(after.turn).toBe(before.turn);
    expect(after.seats[0]).toBe(before.seats[0]);
    expect(after.seats[1]).toEqual({ life: 2 });
  });

  it('does no harm when it does not fit', () => {
    fc.assert(
      fc.property(like, like, (value, rubbish) => {
        expect(() => applyPatch(value, rubbish)).not.toThrow();
      }),
      { seed: 4, numRuns: 2000 },
    );
    expect(({} as { polluted?: true }).polluted).toBeUndefined();
  });
});
