import { memberOf } from './frame-facts.ts';

/** A field of some JSON as text; lists by their first. */
export function fieldOf(json: unknown, name: string): string {
  const value = memberOf(json, name);
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' || typeof first === 'number' ? String(first) : '';
}
