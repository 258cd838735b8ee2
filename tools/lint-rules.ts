// What no ready-made tool checks: the engine is pure, runs its procedures, and its core names no card (invariant I7).
import { globSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { findNamedCards, slugsIn } from './lint/card-names.ts';
import { engineProgram, findNeverRun } from './lint/never-run.ts';
import { findImpurities } from './lint/purity.ts';
import { ROOT } from './run.ts';

const SETS = 'packages/bang/src/sets/';
/** The Duel's own cards and characters, and the two lists of them. */
const IN_THE_BOX = /^packages\/duel\/src\/(?:cards\/|characters\/|deck\.ts|characters\.ts|icons\.ts)/;
const SERVER_CORE = 'packages/server/src/core/';
/** Runs before any game: it loads the code of the sets that a program asks for. */
const LOADER = `${SETS}load.ts`;

function sourcesIn(...packages: readonly string[]): { file: string; text: string }[] {
  return packages
    .flatMap((name) => globSync(`packages/${name}/src/**/*.{ts,tsx}`, { cwd: ROOT }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));
}

const engine = sourcesIn('kernel', 'tabletop', 'bang', 'duel');
// Nothing but a set's own folder names its cards; words are no code.
const core = sourcesIn('bang', 'bots', 'words', 'notation', 'protocol', 'server', 'cli', 'web').filter(
  ({ file }) => !file.startsWith(SETS),
);
const duelCore = sourcesIn('duel').filter(({ file }) => !IN_THE_BOX.test(file));
// Bots and the core of the server are as pure as the rules: a whole server runs from one seed.
const pure = [
  ...engine.filter(({ file }) => file !== LOADER),
  ...sourcesIn('bots'),
  ...sourcesIn('server').filter(({ file }) => file.startsWith(SERVER_CORE)),
];

const slugs = new Set(
  engine.filter(({ file }) => !IN_THE_BOX.test(file)).flatMap(({ file, text }) => slugsIn(file, text)),
);
const duelSlugs = new Set(sourcesIn('duel').flatMap(({ file, text }) => slugsIn(file, text)));
// Two symbols in the corners of its cards are called as two of the cards are.
for (const symbol of ['barrel', 'dynamite']) duelSlugs.delete(symbol);
// "Duel" is a card as well as a game, and an option or a word may be called as a card of another set is.
slugs.delete('duel');
// "Gold Rush" is an event as well as a set: the core may speak of sets.
for (const folder of globSync(`${SETS}*`, { cwd: ROOT })) slugs.delete(basename(folder));

// Two games are called as two of the cards are.
for (const game of ['bang', 'duel']) for (const names of [slugs, duelSlugs]) names.delete(game);

const files = engine.map(({ file }) => join(ROOT, file));
const problems = [
  ...findNeverRun(engineProgram(ROOT, files), files).map((one) => ({ ...one, file: relative(ROOT, one.file) })),
  ...pure.flatMap(({ file, text }) => findImpurities(file, text)),
  ...core.flatMap(({ file, text }) => findNamedCards(file, text, slugs)),
  ...duelCore.flatMap(({ file, text }) => findNamedCards(file, text, duelSlugs)),
];
for (const { file, line, says } of problems) console.log(`${file}:${line}: ${says}`);
console.log(`${pure.length} pure files and ${slugs.size} card names looked at, ${problems.length} problems.`);
process.exitCode = problems.length === 0 && engine.length > 0 ? 0 : 1;
