// `npm run size`: how much JavaScript a visitor's browser loads before the table can be played. Fails above the budget.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './run.ts';
import { chunksOf, parseManifest } from './size/manifest.ts';

const DIST = join(ROOT, 'packages/web/dist');
/** KiB, compressed: with one language and the base game. */
const BUDGET = 150;
/** The words that a further set brings to the table. */
const SET_BUDGET = 6;
/** The words of a game of its own: a set's, and also those for all its events and questions, which sets share. */
const GAME_BUDGET = 8;
const GAMES = ['duel'];
const KIB = 1024;

/** What is loaded on the way to the table: the page itself, the table, the larger view, the larger language. */
const WAYS = ['en', 'it'].flatMap((language) =>
  ['phone', 'ring'].map((view) => [
    'index.html',
    'src/screens/table-page.tsx',
    'src/games/bang/bang-table.tsx',
    `src/games/bang/${view}-view.tsx`,
    `src/text/${language}.ts`,
  ]),
);

const manifest = parseManifest(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));
const sizeOf = (file: string) => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length / KIB;
const sums = WAYS.map((entries) => {
  const sizes = chunksOf(manifest, entries).map((file) => ({ file, size: sizeOf(file) }));
  return { sizes, sum: sizes.reduce((sum, { size }) => sum + size, 0) };
});
const largest = sums.toSorted((one, other) => other.sum - one.sum)[0];
for (const { file, size } of largest?.sizes ?? []) console.log(`${size.toFixed(1).padStart(7)} KiB  ${file}`);
const sum = largest?.sum ?? Number.POSITIVE_INFINITY;
console.log(`${sum.toFixed(1).padStart(7)} KiB of JavaScript before the table can be played; at most ${BUDGET}`);

/** `virtual:words-it-dodge-city`: not the screens, nor the full texts, which are loaded when somebody asks for them. */
const OF_SET = /virtual:words-\w+-(?!screen-|guide|sets$)(.+?)(?<!-full)$/;
const sets = Object.entries(manifest)
  .filter(([source]) => OF_SET.test(source))
  .map(([source, { file }]) => ({ set: OF_SET.exec(source)?.[1], size: sizeOf(file) }))
  .toSorted((one, other) => other.size - one.size);
const most = sets.find(({ set = '' }) => !GAMES.includes(set));
const game = sets.find(({ set = '' }) => GAMES.includes(set));
if (most === undefined || game === undefined) throw new Error('the build has no words of further sets and games');
console.log(`${most.size.toFixed(1).padStart(7)} KiB of words for ${most.set}, the largest set; at most ${SET_BUDGET}`);
console.log(
  `${game.size.toFixed(1).padStart(7)} KiB of words for ${game.set}, a game of its own; at most ${GAME_BUDGET}`,
);
process.exitCode = sum <= BUDGET && most.size <= SET_BUDGET && game.size <= GAME_BUDGET ? 0 : 1;
