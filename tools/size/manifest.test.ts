import { describe, expect, it } from 'vitest';
import { chunksOf } from './manifest.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_shared.js'], isEntry: true },
  '_shared.js': { file: 'assets/shared.js' },
  'table.tsx': { file: 'assets/table.js', imports: ['_shared.js', 'index.html'] },
  'style.css': { file: 'assets/style.css' },
};

describe('the chunks that a page needs', () => {
  it('are counted once each, with what they import', () => {
    expect(chunksOf(manifest, ['index.html', 'table.tsx'])).toEqual([
      'assets/index.js',
      'assets/shared.js',
      'assets/table.js',
    ]);
  });

  it('are scripts only', () => {
    expect(chunksOf(manifest, ['style.css'])).toEqual([]);
  });

  it('must be there', () => {
    expect(() => chunksOf(manifest, ['gone.tsx'])).toThrow('the build has no gone.tsx');
  });
});
