import type { Messages } from './messages.ts';
import { type Piece, textPiece } from './pieces.ts';

/** Who sits where: names by seat, the reader's own seat (null: they only watch), and the roles of the table if known. */
export type Company = {
  readonly names: readonly string[];
  readonly you: number | null;
  readonly roles?: readonly string[];
};

/** How a sentence may speak of somebody: nobody is meant, it is the reader, it is who the sentence is about, or a name. */
export type Standing = 'none' | 'you' | 'self' | 'other';

export function standingOf({ you }: Company, seat: unknown, about?: unknown): Standing {
  if (typeof seat !== 'number') return 'none';
  if (seat === about) return 'self';
  return seat === you ? 'you' : 'other';
}

export function seatPiece(messages: Messages, { names, you }: Company, seat: unknown): Piece {
  if (typeof seat !== 'number') return textPiece(messages.text('nobody'));
  if (seat === you) return textPiece(messages.text('you'));
  return { kind: 'seat', seat, name: names[seat] ?? messages.text('seatNumber', { number: seat + 1 }) };
}

/** Whether this role is dealt once at this table. */
export function isOnly(role: string, { roles = [] }: Company): boolean {
  return roles.filter((one) => one === role).length === 1;
}
