import type { Json } from '@dustup/kernel';
import type { Patch } from './game.ts';

// What has changed between two pieces of JSON, as JSON. A patch is read by what it is applied to:
//   a word, number, list or null      stands in the place of what was there
//   { "=": value }                    the same, for a value that is an object
//   { key: patch, … }                 an object: these members have changed or are new, the others stay
//   { "3": patch, "-": 2, "+": […] }  a list: two elements fell off its end, these were added, element 3 has changed

type Members = { readonly [key: string]: Json };

/** Stands for the whole of an object. A list has no such member, and an object that has one is never patched in part. */
const WHOLE = '=';
const DROPPED = '-';
const ADDED = '+';
/** Cannot be set like any other member. */
const NO_MEMBER = '__proto__';

/** The patch that makes `after` of `before`; undefined when they are equal. */
export function diff(before: Json, after: Json): Patch | undefined {
  if (before === after) return undefined;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return whole(after);
  if (isList(before)) return isList(after) ? diffLists(before, after) : whole(after);
  return isList(after) ? after : diffMembers(before, after);
}

/** What `diff` has found, applied to what it was found for. What has not changed stays the same object. */
export function applyPatch(before: Json, patch: Patch): Json {
  if (typeof patch !== 'object' || patch === null || isList(patch)) return patch;
  if (Object.hasOwn(patch, WHOLE)) return patch[WHOLE] ?? null;
  if (isList(before)) return patchList(before, patch);
  return patchMembers(typeof before === 'object' && before !== null ? before : {}, patch);
}

function whole(value: Json): Patch {
  return typeof value === 'object' && value !== null && !isList(value) ? { [WHOLE]: value } : value;
}

function diffMembers(before: Members, after: Members): Patch | undefined {
  let changed: { [key: string]: Json } | undefined;
  let kept = 0;
  for (const key in after) {
    const now = after[key];
    const was = before[key];
    if (was === now) {
      kept += 1;
      continue;
    }
    if (now === undefined) continue;
    const isNew = was === undefined || !Object.hasOwn(before, key);
    if (!isNew) kept += 1;
    const patch = isNew ? whole(now) : diff(was, now);
    if (patch === undefined) continue;
    if (key === WHOLE || key === NO_MEMBER) return { [WHOLE]: after };
    changed ??= {};
    changed[key] = patch;
  }
  return kept === countOf(before) ? changed : { [WHOLE]: after };
}

function countOf(members: Members): number {
  let count = 0;
  for (const _ in members) count += 1;
  return count;
}

/** Elements are compared where they stand: a list that has lost one in the middle is sent whole. */
function diffLists(before: readonly Json[], after: readonly Json[]): Patch | undefined {
  const kept = Math.min(before.length, after.length);
  const grown = after.length - before.length;
  let changed: { [key: string]: Json } | undefined;
  let changes = 0;
  for (let at = 0; at < kept; at++) {
    const patch = diff(before[at] ?? null, after[at] ?? null);
    if (patch === undefined) continue;
    if (grown < 0) return after;
    changes += 1;
    changed ??= {};
    changed[at] = patch;
  }
  if (grown === 0) return changes === kept ? (changes === 0 ? undefined : after) : changed;
  if (changes === kept) return after;
  return grown < 0 ? { [DROPPED]: -grown } : { ...changed, [ADDED]: after.slice(before.length) };
}

function patchList(before: readonly Json[], patch: Members): Json {
  const { [DROPPED]: dropped, [ADDED]: added, ...changed } = patch;
  const after = typeof dropped === 'number' ? before.slice(0, -dropped) : [...before];
  for (const key in changed) {
    const at = Number(key);
    const was = after[at];
    const one = changed[key];
    if (was !== undefined && one !== undefined) after[at] = applyPatch(was, one);
  }
  return added !== undefined && isList(added) ? [...after, ...added] : after;
}

function patchMembers(before: Members, patch: Members): Json {
  const after: { [key: string]: Json } = { ...before };
  for (const key in patch) {
    const one = patch[key];
    if (one === undefined || key === NO_MEMBER) continue;
    after[key] = applyPatch(Object.hasOwn(before, key) ? (before[key] ?? null) : null, one);
  }
  return after;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
