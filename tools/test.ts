// Everything `npm test` stands for. Its last line is `N passed, N failed`: each test of vitest counts, and each check.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks, type Tally } from './checks.ts';
import { ROOT, runNode } from './run.ts';
import { tallyVitest } from './tally.ts';

/** The tests of a vitest configuration: of the packages, or in a real browser. */
async function runVitest(name: string, config: string, files: readonly string[] = []): Promise<Tally> {
  const results = join(ROOT, '.cache', `vitest-${name}.json`);
  rmSync(results, { force: true });
  const args = [
    'run',
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}`,
    ...files,
  ];
  const { code } = await runNode(['node_modules/vitest/vitest.mjs', ...args], { shown: true });
  return tallyVitest(existsSync(results) ? readFileSync(results, 'utf8') : undefined, code);
}

async function runRulings(): Promise<Tally> {
  const { code } = await runNode(['tools/rulings.ts'], { shown: true });
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

// `npm test -- tools/tally.test.ts` runs some files and nothing else.
const only = process.argv.slice(2);
if (only.length > 0) {
  const { passed: some, failed: bad } = await runVitest('some', 'vitest.config.ts', only);
  console.log(`\n${some} passed, ${bad} failed`);
  process.exit(bad === 0 ? 0 : 1);
}

console.log('Checks');
const checks = await runChecks();
console.log('\nTests');
const tests = await runVitest('packages', 'vitest.config.ts');
console.log('\nTests in a browser');
const browser = await runVitest('browser', 'packages/web/e2e/vitest.config.ts');
console.log('\nRulings');
const rulings = await runRulings();

const parts = [checks, tests, browser, rulings];
const passed = parts.reduce((sum, part) => sum + part.passed, 0);
const failed = parts.reduce((sum, part) => sum + part.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
