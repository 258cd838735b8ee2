// The catalogues of words: each message can be read, is there in every complete language, and has the same arguments.
import { LANGUAGES, SOURCE } from '@dustup/words';
import { catalogueFolders, faultsAgainst, faultsIn, readCatalogue } from '@dustup/words/files';

const folders = catalogueFolders();
const problems = folders.flatMap((folder) => {
  const source = readCatalogue(folder, SOURCE);
  if (source === undefined) return [`${folder}: there is no ${SOURCE}.json`];
  const others = LANGUAGES.filter((language) => language !== SOURCE).flatMap((language) => {
    const translation = readCatalogue(folder, language);
    if (translation === undefined) return [`${source.file.replace(SOURCE, language)}:1: the file is missing`];
    return [...faultsIn(translation), ...faultsAgainst(source, translation)];
  });
  return [...faultsIn(source), ...others];
});
for (const problem of problems) console.log(problem);
console.log(`${folders.length} catalogues in ${LANGUAGES.length} languages looked at, ${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;
