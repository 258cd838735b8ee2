/** Reading records without loading any set that they don't use. */
export { formatError } from './format-error.ts';
export { NotationError } from './notation-error.ts';
export { type ReadRecord, readRecord } from './parse/record.ts';
export { loadSetsOf } from './load-sets-of.ts';
