// The catalogues of words: each message can be read, is there in every complete language with the same arguments, is used, and has no word
// that nobody has looked at; and nothing is said outside of them.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeclared, setsInLibrary } from '@dustup/bang';
import { BOX } from '@dustup/duel';
import { LANGUAGES, SOURCE } from '@dustup/words';
import { catalogueFolders, faultsAgainst, faultsIn, readCatalogue } from '@dustup/words/files';
import { findReasons } from './lint/reasons.ts';
import { findSentences } from './lint/sentences.ts';
import { findMisspelt } from './lint/spelling.ts';
import { findUnused } from './lint/unused-messages.ts';
import { ROOT } from './run.ts';
import { knownWords } from './spelling.ts';

const folders = catalogueFolders();
const faults = folders.flatMap((folder) => {
  const source = readCatalogue(folder, SOURCE);
  if (source === undefined) return [`${folder}: there is no ${SOURCE}.json`];
  const others = LANGUAGES.filter((language) => language !== SOURCE).flatMap((language) => {
    const translation = readCatalogue(folder, language);
    if (translation === undefined) return [`${source.file.replace(SOURCE, language)}:1: the file is missing`];
    return [...faultsIn(translation), ...faultsAgainst(source, translation)];
  });
  return [...faultsIn(source), ...others];
});

/** The types of the page's words name them all, used or not. */
const NO_USE = /\.test\.tsx?$|web\/src\/text\/(?:words|screen-words|stage-words|message-arguments)\.ts$/;
const files = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: ROOT }).filter((file) => !NO_USE.test(file));
const texts = new Map(files.map((file) => [file.replaceAll('\\', '/'), readFileSync(join(ROOT, file), 'utf8')]));

const messages = folders.flatMap((folder) => {
  const read = readCatalogue(folder, SOURCE);
  return [...(read?.messages ?? [])].map(([name, { line }]) => ({ file: read?.file ?? '', line, name }));
});
const printed = new Set([
  ...BOX.cards.keys(),
  ...BOX.characters.keys(),
  ...setsInLibrary().flatMap(({ deck, decks = [], characters, events }) => [
    ...[...deck, ...decks.flatMap(({ copies }) => copies)].map(({ card }) => card.slug),
    ...characters.map(({ slug }) => slug),
    ...events.map(({ slug }) => slug),
  ]),
]);
const unused = findUnused(messages, { sources: texts, printed });

/** A reason of the rules or the server has words: in the catalogue of its set, or of the core. Sets that are not offered may lack some yet. */
const REASONED = /^packages\/(?:kernel|bang|duel|protocol|server)\/src\/(?!.*(?:toy-game|testing|simulation|bench))/;
const said = new Set(messages.map(({ name }) => name));
const unsaid = [...texts]
  .filter(([file]) => REASONED.test(file) && isOffered(file))
  .flatMap(([file, text]) => findReasons(file, text))
  .filter(({ reason }) => !said.has(`refusals.${reason}`))
  .map(({ file, line, reason }) => `${file}:${line}: refusals.${reason} is in no catalogue`);

function isOffered(file: string): boolean {
  const set = /\/sets\/([^/]+)\//.exec(file)?.[1];
  return set === undefined || isDeclared(set) || !setsInLibrary().some(({ slug }) => slug === set);
}

/** What people read. What is wrong with a catalogue or with the engine is for developers, and what a server logs for who runs it: English. */
const SPOKEN =
  /^packages\/(?:web\/src\/(?!dev\/)|server\/src\/core\/|words\/src\/(?!files\/)|cli\/src\/(?!fake-io|games\/conservation))/;
const sentences = [...texts]
  .filter(([file]) => SPOKEN.test(file))
  .flatMap(([file, text]) => findSentences(file, text))
  .map(({ file, line, says }) => `${file}:${line}: ${says}`);

const misspelt = LANGUAGES.flatMap((language) => {
  const said = folders.flatMap((folder) => {
    const { file = '', messages = [] } = readCatalogue(folder, language) ?? {};
    return [...messages].map(([name, { text, line }]) => ({ file, line, name, text }));
  });
  return findMisspelt(said, knownWords(language));
});

const problems = [...faults, ...unused, ...unsaid, ...sentences, ...misspelt];
for (const problem of problems) console.log(problem);
if (misspelt.length > 0)
  console.log('Is a new word meant, and spelled right? npm run spelling -- LANGUAGE WORD … makes it known.');
console.log(`${messages.length} messages in ${LANGUAGES.length} languages looked at, ${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;
