import type { Tally } from './checks.ts';

type VitestResults = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly FileResult[];
};

type FileResult = {
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
};

/** Counts what vitest's JSON reporter wrote. A file that does not load, or a run that breaks, is a failure as well. */
export function tallyVitest(json: string | undefined, code: number, root = ''): Tally {
  if (json === undefined) return { passed: 0, failed: 1, names: ['vitest did not finish'] };
  const results: VitestResults = JSON.parse(json);
  const names = results.testResults.flatMap((file) => failuresIn(file, root));
  if (names.length === 0 && code !== 0) names.push(`vitest ended with code ${code}`);
  return { passed: results.numPassedTests, failed: names.length, names };
}

function failuresIn({ name, status, assertionResults }: FileResult, root: string): string[] {
  const file = name.startsWith(root) ? name.slice(root.length) : name;
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length > 0) return failed.map(({ fullName }) => `${file}: ${fullName}`);
  return status === 'failed' ? [`${file}: does not load`] : [];
}

const MOST_NAMES = 8;

/** The last lines of a run: what failed, by name, and how many passed and failed. They are never more than ten. */
export function lastLines(parts: readonly Tally[]): string {
  const passed = parts.reduce((sum, part) => sum + part.passed, 0);
  const failed = parts.reduce((sum, part) => sum + part.failed, 0);
  const names = parts.flatMap((part) => part.names);
  const shown = names.length > MOST_NAMES ? names.slice(0, MOST_NAMES - 1) : names;
  const more = names.length > shown.length ? [`FAILED … and ${names.length - shown.length} more, see above`] : [];
  return [...shown.map((name) => `FAILED ${name}`), ...more, `${passed} passed, ${failed} failed`].join('\n');
}
