export { compileMessage } from '../compile.ts';
export { faultsAgainst, faultsIn, isGrammar } from './faults.ts';
export { type CatalogueFile, parseCatalogue } from './parse-catalogue.ts';
export {
  catalogueFolders,
  catalogueIn,
  coreCatalogue,
  guideCatalogue,
  languagesIn,
  pageCatalogue,
  gameCatalogue,
  readCatalogue,
  readGameStoryteller,
  readStoryteller,
  setCatalogues,
} from './read.ts';
