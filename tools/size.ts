// `npm run size`: how much JavaScript a visitor's browser loads before the table can be played. Fails above the budget.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './run.ts';
import { chunksOf, parseManifest } from './size/manifest.ts';

const DIST = join(ROOT, 'packages/web/dist');
/** KiB, compressed. */
const BUDGET = 180;
const KIB = 1024;

/** What is loaded on the way to the table: the page itself, the table, the larger language. */
const WAYS = [['src/text/en.ts'], ['src/text/it.ts']].map((language) => [
  'index.html',
  'src/screens/table-page.tsx',
  ...language,
]);

const manifest = parseManifest(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));
const sums = WAYS.map((entries) => {
  const files = chunksOf(manifest, entries);
  const sizes = files.map((file) => ({
    file,
    size: gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length / KIB,
  }));
  return { sizes, sum: sizes.reduce((sum, { size }) => sum + size, 0) };
});
const largest = sums.toSorted((one, other) => other.sum - one.sum)[0];
for (const { file, size } of largest?.sizes ?? []) console.log(`${size.toFixed(1).padStart(7)} KiB  ${file}`);
const sum = largest?.sum ?? Number.POSITIVE_INFINITY;
console.log(`${sum.toFixed(1).padStart(7)} KiB of JavaScript before the table can be played; at most ${BUDGET}`);
process.exitCode = sum <= BUDGET ? 0 : 1;
