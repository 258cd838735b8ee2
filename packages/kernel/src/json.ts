/** What state, answers, events and views are made of. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Plain data for somebody outside the game: a copy through and through, so that whatever becomes of it the game stays as it is. */
export function handOut<T>(value: T): T;
export function handOut(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(handOut);
  const copy: { [name: string]: unknown } = {};
  for (const name in value) copy[name] = handOut(Reflect.get(value, name));
  return copy;
}
