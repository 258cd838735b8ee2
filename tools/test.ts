// Everything `npm test` stands for. Its last line is `N passed, N failed`: each test of vitest counts, and each check.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks, type Tally } from './checks.ts';
import { ROOT, runNode } from './run.ts';
import { tallyVitest } from './tally.ts';

const RESULTS = '.cache/vitest.json';

async function runVitest(): Promise<Tally> {
  const file = join(ROOT, RESULTS);
  rmSync(file, { force: true });
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}`];
  const { code } = await runNode(['node_modules/vitest/vitest.mjs', ...args], { shown: true });
  return tallyVitest(existsSync(file) ? readFileSync(file, 'utf8') : undefined, code);
}

async function runRulings(): Promise<Tally> {
  const { code } = await runNode(['tools/rulings.ts'], { shown: true });
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

console.log('Checks');
const checks = await runChecks();
console.log('\nTests');
const tests = await runVitest();
console.log('\nRulings');
const rulings = await runRulings();

const passed = checks.passed + tests.passed + rulings.passed;
const failed = checks.failed + tests.failed + rulings.failed;
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
