import { NotationError } from '../notation-error.ts';
import { eatOneOf } from './eat.ts';

/** The seat whose name begins a text, and what is left. */
export function eatSeat(names: readonly string[], text: string): { seat: number; rest: string } | undefined {
  const found = eatOneOf(text, names);
  return (
    found && { seat: names.findIndex((name) => name.toLowerCase() === found.phrase.toLowerCase()), rest: found.rest }
  );
}

/** As `eatSeat`, for text that must begin so. */
export function mustEatSeat(names: readonly string[], text: string): { seat: number; rest: string } {
  const found = eatSeat(names, text);
  if (found !== undefined) return found;
  throw new NotationError({ says: 'seatMissing', text, seats: names.join(', ') });
}

/** A text that is a seat's name and nothing else. */
export function readSeat(names: readonly string[], text: string): number {
  const { seat, rest } = mustEatSeat(names, text);
  if (rest !== '') throw new NotationError({ says: 'noSeat', text, seats: names.join(', ') });
  return seat;
}
