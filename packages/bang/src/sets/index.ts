import { addToLibrary } from '../book.ts';
import { base } from './base/index.ts';

/** All sets, in the order in which their cards and characters join a game. */
const SETS = [base];

addToLibrary(SETS);
