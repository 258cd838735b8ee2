export { compileMessage } from '../compile.ts';
export { faultsAgainst, faultsIn, isGrammar } from './faults.ts';
export { type CatalogueFile, parseCatalogue } from './parse-catalogue.ts';
export {
  catalogueFolders,
  catalogueOf,
  coreCatalogue,
  guideCatalogue,
  languagesIn,
  readCatalogue,
  readStoryteller,
  setCatalogues,
} from './read.ts';
