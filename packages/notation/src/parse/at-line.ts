import { NotationError } from '../notation-error.ts';
import type { Line } from './lines.ts';

/** An error found in a line is of that line. */
export function atLine<T>(line: Line, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof NotationError) error.line ??= line.number;
    throw error;
  }
}
