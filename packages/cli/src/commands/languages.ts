import { LANGUAGES, SOURCE } from '@dustup/words';
import {
  type CatalogueFile,
  catalogueFolders,
  faultsAgainst,
  faultsIn,
  languagesIn,
  readCatalogue,
} from '@dustup/words/files';
import { type ExitCode, OK, PROBLEM } from '../io.ts';
import type { Shell } from '../program.ts';
import type { SpokenCommand } from '../spoken-command.ts';

export function addLanguages(command: SpokenCommand, shell: Shell): void {
  command.action(() => {
    shell.result.code = showLanguages(shell);
  });
}

/** Each language with what it lacks; a problem when one that is offered to players lacks something. */
function showLanguages({ io, say }: Shell): ExitCode {
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
    io.write(`${say('languages.title', { language: `${language} (${name})`, done, all })}\n`);
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
