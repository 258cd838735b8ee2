/** Whether a value would come back from JSON exactly as it is: no class, function, undefined, hole, -0 or NaN in it. */
export function isPlainJson(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object') return false;
  if (Array.isArray(value)) return isPlainList(value);
  if (Object.getPrototypeOf(value) !== Object.prototype || Object.getOwnPropertySymbols(value).length > 0) return false;
  return Object.values(value).every(isPlainJson);
}

/** By place, because `every` skips holes; and a list has nothing beside its items. */
function isPlainList(list: readonly unknown[]): boolean {
  for (let at = 0; at < list.length; at++) if (!isPlainJson(list[at])) return false;
  return Object.keys(list).length === list.length;
}
