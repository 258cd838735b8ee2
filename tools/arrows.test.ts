import { describe, expect, it } from 'vitest';
import { describeArrowProblems } from './arrows.ts';

const FILE = 'packages/kernel/src/index.ts';

describe('describeArrowProblems', () => {
  it('is content with files that were seen and keep to the arrows', () => {
    expect(describeArrowProblems({ modules: [{ source: FILE }], summary: { violations: [] } }, [FILE])).toBeUndefined();
  });

  it('does not trust a run that saw nothing', () => {
    expect(describeArrowProblems({ modules: [], summary: { violations: [] } }, [])).toContain('0 seen');
    expect(describeArrowProblems({ modules: [], summary: { violations: [] } }, [FILE])).toContain(FILE);
  });

  it('gives the reason with each forbidden import', () => {
    const violations = [{ from: FILE, to: 'packages/bang/src/index.ts', rule: { name: 'arrow-kernel' } }];
    const ruleSetUsed = { forbidden: [{ name: 'arrow-kernel', comment: 'kernel imports nothing' }] };
    expect(describeArrowProblems({ modules: [{ source: FILE }], summary: { violations, ruleSetUsed } }, [FILE])).toBe(
      `${FILE} → packages/bang/src/index.ts\n  arrow-kernel: kernel imports nothing`,
    );
  });
});
