import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^;'"]*?\bfrom\s+)?['"]([^'"]+)['"]/gm;

/** Everything that is still imported when the types are gone, from a file on. */
function reached(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, to = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    if (to.startsWith('.')) reached(join(dirname(file), to), found);
    else found.add(to);
  }
  return found;
}

const HERE = import.meta.dirname;

describe("A page's bundle", () => {
  it('has neither a game nor the schemas in it', () => {
    const found = [...reached(join(HERE, 'index.ts'))];
    expect(found).toContain(join(HERE, 'client.ts'));
    expect(found.filter((one) => !one.startsWith(HERE) && !one.startsWith(dirname(HERE)))).toEqual(['@dustup/kernel']);
  });

  it('would show schemas, were they there, and no entry has a game in it', () => {
    const found = [...reached(join(HERE, '../index.ts'))];
    expect(found.filter((one) => !one.startsWith(dirname(HERE))).toSorted()).toEqual(['@dustup/kernel', 'valibot']);
  });
});
