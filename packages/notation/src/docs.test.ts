import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatFailure } from './format-error.ts';
import { runScenarioFile } from './scenario-file.ts';

const FILE = 'docs/notation.md';
const text = readFileSync(join(import.meta.dirname, '../../..', FILE), 'utf8');

/** The blocks of the manual that are scenarios, each with the line before its first. */
const blocks = [...text.matchAll(/^```scenario\n(.*?)^```$/gms)].map(([, block = '', ..._], at) => ({
  at: at + 1,
  block,
}));

describe('the manual', () => {
  it.each(blocks)('is right in its scenario $at', ({ block }) => {
    const results = runScenarioFile(block, { file: FILE });
    expect(results.flatMap(({ failures }) => failures.map(formatFailure))).toEqual([]);
    expect(results.length).toBeGreaterThan(0);
  });

  it('has scenarios', () => {
    expect(blocks).toHaveLength(5);
  });
});
