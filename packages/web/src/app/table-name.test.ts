import { expect, it } from 'vitest';
import { tableName } from './table-name.ts';

it('gives a table a name that does not change, and tells tables apart', () => {
  expect(tableName('BHVVTKSR')).toBe(tableName('BHVVTKSR'));
  const names = new Set(['BHVVTKSR', 'ZASWARRC', 'RBBTRQNE', 'QWERTZUI', 'KLMNPQRS'].map(tableName));
  expect(names.size).toBe(5);
  for (const name of names) expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
});
