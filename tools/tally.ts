import type { Tally } from './checks.ts';

type VitestResults = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { status: string }[];
  }[];
};

/** Counts what vitest's JSON reporter wrote. A file that does not load, or a run that breaks, is a failure as well. */
export function tallyVitest(json: string | undefined, code: number): Tally {
  if (json === undefined) return { passed: 0, failed: 1 };
  const results: VitestResults = JSON.parse(json);
  const brokenFiles = results.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = results.numFailedTests + brokenFiles.length;
  return { passed: results.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}
