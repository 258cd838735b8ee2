import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/** The sets in the library of a process that has read this head of a record, and nothing else. */
function loadedBy(head: string): string {
  const program = `
    import { setsInLibrary } from '@dustup/bang/engine';
    import { loadSetsOf } from '@dustup/notation/records';
    await loadSetsOf(${JSON.stringify(head)});
    process.stdout.write(setsInLibrary().map(({ slug }) => slug).join(' '));`;
  const ran = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  return ran.stdout + ran.stderr;
}

describe('The sets of a record', () => {
  it('are loaded, and no others but the one for positions', () => {
    expect(loadedBy('dustup record 1\nrules: dustup/bang\nsets: dodge-city, base\n')).toMatch(/\bbase dodge-city$/);
  });

  it('are all there for a reader who has to say what is wrong', () => {
    expect(loadedBy('sets: base, dogde-city')).toContain('great-train-robbery');
  });
});
