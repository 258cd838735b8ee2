import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LISTING, LOADERS, withAllSets, withLoaders } from './sets.ts';

const listing = readFileSync(LISTING, 'utf8');

describe('The listing of the sets', () => {
  it('has every folder: `npm run sets` writes it anew', () => {
    expect(listing).toBe(withAllSets(listing));
    expect(readFileSync(LOADERS, 'utf8')).toBe(withLoaders(listing));
  });

  it('leaves the sets in their places and puts a new one last', () => {
    const before = withAllSets('const SETS = [base]', [
      { folder: 'base', name: 'base' },
      { folder: 'a-new-one', name: 'aNewOne' },
    ]);
    expect(before).toContain("import { aNewOne } from './a-new-one/index.ts';\nimport { base }");
    expect(before).toContain('const SETS = [base, aNewOne];');
  });

  it('leaves out a set whose folder is gone', () => {
    expect(withAllSets('const SETS = [gone, base]', [{ folder: 'base', name: 'base' }])).toContain('[base]');
  });
});
