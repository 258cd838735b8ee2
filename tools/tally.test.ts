import { describe, expect, it } from 'vitest';
import { lastLines, tallyVitest } from './tally.ts';

function results(numPassedTests: number, numFailedTests: number, testResults: readonly object[] = []): string {
  return JSON.stringify({ numPassedTests, numFailedTests, testResults });
}

const failedFile = {
  name: '/here/a.test.ts',
  status: 'failed',
  assertionResults: [
    { status: 'passed', fullName: 'Ann sits' },
    { status: 'failed', fullName: 'Ann plays' },
    { status: 'failed', fullName: 'Ann wins' },
  ],
};

describe('tallyVitest', () => {
  it('counts tests, and names those that failed', () => {
    expect(tallyVitest(results(7, 0), 0)).toEqual({ passed: 7, failed: 0, names: [] });
    expect(tallyVitest(results(7, 2, [failedFile]), 1, '/here/')).toEqual({
      passed: 7,
      failed: 2,
      names: ['a.test.ts: Ann plays', 'a.test.ts: Ann wins'],
    });
  });

  it('counts a file that does not load as a failure', () => {
    const unread = { name: '/here/b.test.ts', status: 'failed', assertionResults: [] };
    expect(tallyVitest(results(7, 0, [unread]), 1, '/here/')).toEqual({
      passed: 7,
      failed: 1,
      names: ['b.test.ts: does not load'],
    });
  });

  it('never calls a broken run a success', () => {
    expect(tallyVitest(results(7, 0), 1)).toMatchObject({ passed: 7, failed: 1 });
    expect(tallyVitest(undefined, 0)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('the last lines of a run', () => {
  it('are the sum alone when all is well', () => {
    expect(lastLines([{ passed: 3, failed: 0, names: [] }])).toBe('3 passed, 0 failed');
  });

  it('name what failed, and are never more than ten', () => {
    expect(lastLines([tallyVitest(results(7, 2, [failedFile]), 1, '/here/')])).toBe(
      'FAILED a.test.ts: Ann plays\nFAILED a.test.ts: Ann wins\n7 passed, 2 failed',
    );
    const names = Array.from({ length: 20 }, (_, at) => `test ${at}`);
    const lines = lastLines([{ passed: 1, failed: 20, names }]).split('\n');
    expect(lines.length).toBeLessThanOrEqual(10);
    expect(lines.slice(-2)).toEqual(['FAILED … and 13 more, see above', '1 passed, 20 failed']);
  });
});
