import type { Json } from '@dustup/kernel';

/** A field of what a question or an event tells besides; undefined when there is none of that name. */
export function fieldOf(json: Json, name: string): Json | undefined {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined;
  return Object.entries(json).find(([key]) => key === name)?.[1];
}

/** The same as text: a word or a number; empty for everything else. */
export function fieldText(json: Json, name: string): string {
  const field = fieldOf(json, name);
  return typeof field === 'string' || typeof field === 'number' ? String(field) : '';
}
