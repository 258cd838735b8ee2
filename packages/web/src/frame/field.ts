/** A field of some JSON as text; lists by their first. */
export function fieldOf(json: unknown, name: string): string {
  if (typeof json !== 'object' || json === null || !(name in json)) return '';
  const value: unknown = Object.entries(json).find(([key]) => key === name)?.[1];
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' || typeof first === 'number' ? String(first) : '';
}
