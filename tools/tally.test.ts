import { describe, expect, it } from 'vitest';
import { tallyVitest } from './tally.ts';

function results(numPassedTests: number, numFailedTests: number, testResults: readonly object[] = []): string {
  return JSON.stringify({ numPassedTests, numFailedTests, testResults });
}

describe('tallyVitest', () => {
  it('counts tests', () => {
    expect(tallyVitest(results(7, 0), 0)).toEqual({ passed: 7, failed: 0 });
    const failedFile = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'failed' }] };
    expect(tallyVitest(results(7, 2, [failedFile]), 1)).toEqual({ passed: 7, failed: 2 });
  });

  it('counts a file that does not load as a failure', () => {
    expect(tallyVitest(results(7, 0, [{ status: 'failed', assertionResults: [] }]), 1)).toEqual({
      passed: 7,
      failed: 1,
    });
  });

  it('never calls a broken run a success', () => {
    expect(tallyVitest(results(7, 0), 1)).toEqual({ passed: 7, failed: 1 });
    expect(tallyVitest(undefined, 0)).toEqual({ passed: 0, failed: 1 });
  });
});
