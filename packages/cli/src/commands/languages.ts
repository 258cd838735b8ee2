import { LANGUAGES, SOURCE } from '@dustup/words';
import {
  type CatalogueFile,
  catalogueFolders,
  faultsAgainst,
  faultsIn,
  languagesIn,
  readCatalogue,
} from '@dustup/words/files';
import type { Command } from 'commander';
import { type ExitCode, type Io, OK, PROBLEM } from '../io.ts';
import type { Result } from '../program.ts';
import { languageOf, speechIn } from '../speech.ts';

export function addLanguages(program: Command, io: Io, result: Result): void {
  program
    .command('languages')
    .description('show how much of each language is there, and what is missing')
    .action(() => {
      result.code = showLanguages(io);
    });
}

/** Each language with what it lacks; a problem when one that is offered to players lacks something. */
function showLanguages(io: Io): ExitCode {
  const { text } = speechIn(languageOf(io));
  const folders = catalogueFolders();
  const sources = folders.flatMap((folder) => readCatalogue(folder, SOURCE) ?? []);
  const all = sources.reduce((sum, { messages }) => sum + messages.size, 0);
  let isWhole = true;
  for (const language of languagesIn(folders)) {
    const problems = folders.flatMap((folder) => problemsIn(folder, language));
    const done = folders.reduce((sum, folder) => sum + doneIn(folder, language), 0);
    const isOffered = LANGUAGES.some((one) => one === language);
    if (isOffered && problems.length > 0) isWhole = false;
    const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
    io.write(`${text('languages.title', { language: `${language} (${name})`, done, all })}\n`);
    for (const problem of problems) io.write(`  ${problem}\n`);
  }
  return isWhole ? OK : PROBLEM;
}

function problemsIn(folder: string, language: string): string[] {
  const source = readCatalogue(folder, SOURCE);
  if (source === undefined || language === SOURCE) return source === undefined ? [] : faultsIn(source);
  const translation = readCatalogue(folder, language) ?? emptyLike(source, language);
  return [...faultsIn(translation), ...faultsAgainst(source, translation)];
}

function doneIn(folder: string, language: string): number {
  const source = readCatalogue(folder, SOURCE);
  const translated = readCatalogue(folder, language)?.messages;
  return [...(source?.messages.keys() ?? [])].filter((name) => translated?.has(name) === true).length;
}

function emptyLike({ file }: CatalogueFile, language: string): CatalogueFile {
  const missing = file.replace(/[^/]+\.json$/, `${language}.json`);
  return { file: missing, messages: new Map(), notes: new Map(), comesWith: [], faults: [] };
}
