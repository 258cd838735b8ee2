// Everything `npm test` stands for. Its last line is `N passed, N failed`: each test of vitest counts, and each check;
// the lines before it name what failed. `npm run test:quick` leaves out the slow tests, and those in a browser;
// `npm run test:long` plays the slow ones at full length.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks, type Tally } from './checks.ts';
import { ROOT, runNode } from './run.ts';
import { SLOW_TESTS } from './slow-tests.ts';
import { lastLines, tallyVitest } from './tally.ts';

/** The tests of a vitest configuration: of the packages, or in a real browser. */
async function runVitest(name: string, config: string, more: readonly string[] = []): Promise<Tally> {
  const results = join(ROOT, '.cache', `vitest-${name}.json`);
  rmSync(results, { force: true });
  const args = [
    'run',
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}`,
    ...more,
  ];
  const { code } = await runNode(['node_modules/vitest/vitest.mjs', ...args], { shown: true });
  return tallyVitest(existsSync(results) ? readFileSync(results, 'utf8') : undefined, code, ROOT);
}

async function runRulings(): Promise<Tally> {
  const { code } = await runNode(['tools/rulings.ts'], { shown: true });
  return code === 0 ? { passed: 1, failed: 0, names: [] } : { passed: 0, failed: 1, names: ['npm run rulings'] };
}

async function runAll(): Promise<Tally[]> {
  console.log('Checks');
  const checks = await runChecks();
  console.log('\nTests');
  const tests = await runVitest('packages', 'vitest.config.ts');
  console.log('\nTests in a browser');
  const browser = await runVitest('browser', 'packages/web/e2e/vitest.config.ts');
  console.log('\nRulings');
  return [checks, tests, browser, await runRulings()];
}

async function runQuick(): Promise<Tally[]> {
  const checks = await runChecks(['types', 'format']);
  const excluded = SLOW_TESTS.flatMap((glob) => ['--exclude', glob]);
  return [checks, await runVitest('quick', 'vitest.config.ts', excluded)];
}

/** The slow tests at full length, for a night: what `npm test` plays a slice of. */
async function runLong(): Promise<Tally[]> {
  process.env['DUSTUP_LONG'] = '1';
  return [await runVitest('long', 'vitest.config.ts')];
}

/** `npm test -- tools/tally.test.ts` runs some files and nothing else. */
function run(words: readonly string[]): Promise<Tally[]> {
  if (words.includes('--quick')) return runQuick();
  if (words.includes('--long')) return runLong();
  return words.length > 0 ? runVitest('some', 'vitest.config.ts', words).then((some) => [some]) : runAll();
}

const parts = await run(process.argv.slice(2));
console.log(`\n${lastLines(parts)}`);
process.exitCode = parts.every(({ failed }) => failed === 0) ? 0 : 1;
