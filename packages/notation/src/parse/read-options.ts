import { optionsFor, setsInLibrary } from '@dustup/bang/engine';
import { unknownName } from '../nearest.ts';
import { NotationError } from '../notation-error.ts';
import { itemsOf } from './lines.ts';

/** `beginners, twoCharacters`. In a file of its own, as records are read without all that reads positions. */
export function readOptions(text: string): string[] {
  const options = itemsOf(text);
  const known = optionsFor(setsInLibrary().map(({ slug }) => slug));
  const unknown = options.find((option) => !known.includes(option));
  if (unknown !== undefined) throw new NotationError(unknownName('option', unknown, known));
  return options;
}
