// The words that the catalogues may use, a list per language. `npm run spelling -- en saddle saddles` adds words that are spelled as they are meant.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.ts';

/** The words of a language's catalogues that somebody has looked at. */
export function knownWords(language: string): ReadonlySet<string> {
  const file = fileOf(language);
  return new Set(
    existsSync(file)
      ? readFileSync(file, 'utf8')
          .split('\n')
          .filter((word) => word !== '')
      : [],
  );
}

function fileOf(language: string): string {
  return join(ROOT, 'tools/spelling', `${language}.txt`);
}

if (import.meta.main) {
  const [language, ...added] = process.argv.slice(2);
  if (language === undefined || added.length === 0) {
    console.error('Which words of which language? npm run spelling -- en saddle saddles');
    process.exitCode = 1;
  } else {
    const words = [...new Set([...knownWords(language), ...added.map((word) => word.toLowerCase())])];
    writeFileSync(fileOf(language), `${words.sort((a, b) => (a < b ? -1 : 1)).join('\n')}\n`);
  }
}
