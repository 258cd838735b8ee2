// What checks a game after its end. An entry of its own: a page needs none of it before.
export { arePartsPledged, isPlainSeed, promisedText, promiseOf } from '../fair.ts';
export { sha256 } from '../sha256.ts';
export { fairNoteOf } from './fair-notes.ts';
