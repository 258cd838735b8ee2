import { NotationError } from '../notation-error.ts';
import type { Line } from './lines.ts';

/** A position as it stands in a text: the lines in force, by what they are about. */
export type PositionText = ReadonlyMap<string, Line>;

/** Which lines make a position, in the notation of one game. */
export type PositionLines = {
  /** The subject of a line (`deck`, `seat Ann`), or undefined when it is no line of a position. */
  readonly subjectOf: (line: Line) => string | undefined;
  readonly noSuchLine: (line: Line) => NotationError;
};

/** Adds lines to a position; a later line about the same thing takes the place of the earlier one. */
export function positionOf(
  { subjectOf, noSuchLine }: PositionLines,
  lines: readonly Line[],
  before: PositionText = new Map(),
): PositionText {
  const position = new Map(before);
  const own = new Map<string, Line>();
  for (const line of lines) {
    const subject = subjectOf(line);
    if (subject === undefined) throw noSuchLine(line);
    const twice = own.get(subject);
    if (twice !== undefined)
      throw new NotationError({ says: 'lineTwice', subject, line: String(twice.number) }, line.number);
    own.set(subject, line);
    position.set(subject, line);
  }
  return position;
}
