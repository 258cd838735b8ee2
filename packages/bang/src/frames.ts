import { assertNever } from '@dustup/kernel';
import { type Game, printedFace } from './game.ts';
import type { FaceId, SeatId } from './ids.ts';
import { sourcesChanged } from './source-index.ts';
import type { Check, Loss, PlayFrame, Shot } from './state.ts';
import { isTurnOf } from './seats.ts';

/** In the middle of a card of their own, of a standoff, between in and out, or with something still to come. */
export function isBusy(game: Game, seat: SeatId): boolean {
  const { resolving, after } = game.state;
  if (after.some((one) => one.kind === 'rule' && one.seat === seat)) return true;
  return resolving.some((frame) => {
    switch (frame.kind) {
      case 'play':
        return frame.by === seat;
      case 'standoff':
        return frame.by === seat || frame.target === seat;
      case 'loss':
        return frame.seat === seat && frame.isDying;
      case 'shot':
      case 'check':
        return false;
      default:
        return assertNever(frame);
    }
  });
}

/** It is the seat's turn, or they have been made to play a card as if it were. */
export function isInTurn(game: Game, seat: SeatId): boolean {
  const isOrdered = game.state.resolving.some((frame) => frame.kind === 'play' && frame.isOrdered && frame.by === seat);
  return isOrdered || isTurnOf(game, seat);
}

/** What is being carried out is the effect of a card once more, and no card played. */
export function isRepeating(game: Game): boolean {
  return game.state.resolving.some((frame) => frame.kind === 'play' && frame.isRepeat);
}

/** From now until the card under way is done, and what it does is settled, nothing counts that this seat has. */
export function silence(game: Game, seat: SeatId): void {
  const play = game.state.resolving.findLast((frame) => frame.kind === 'play');
  if (play === undefined) return;
  play.silenced = seat;
  sourcesChanged(game);
}

/** What is being carried out of the card with this face; of a card that copies another the play, not the copy. */
export function playOf({ state: { resolving } }: Game, face: FaceId): PlayFrame | undefined {
  for (const frame of resolving) if (frame.kind === 'play' && frame.face === face) return frame;
  return undefined;
}

/** The name under which a card is being carried out, which need not be its own. */
export function playedAs(game: Game, face: FaceId | null): string | null {
  if (face === null) return null;
  return playOf(game, face)?.as ?? printedFace(game, face).card.slug;
}

/** Between in and out: the life is gone, and rescue may still come. */
export function isDying(game: Game, seat: SeatId): boolean {
  return game.state.resolving.some((frame) => frame.kind === 'loss' && frame.seat === seat && frame.isDying);
}

export function isInStandoff(game: Game): boolean {
  return game.state.resolving.some((frame) => frame.kind === 'standoff');
}

/** The shot under way. */
export function innermostShot(game: Game): Shot | undefined {
  return game.state.resolving.findLast((frame) => frame.kind === 'shot');
}

/** The loss of life under way. */
export function innermostLoss(game: Game): Loss | undefined {
  return game.state.resolving.findLast((frame) => frame.kind === 'loss');
}

/** A back-and-forth of BANG! cards begins: rules that are off, or late, in a standoff look for this. */
export function beginStandoff(game: Game, by: SeatId, target: SeatId): void {
  game.state.resolving.push({ kind: 'standoff', by, target });
}

export function endStandoff(game: Game): void {
  game.state.resolving.pop();
}

/** The draw! under way. */
export function innermostCheck(game: Game): Check | undefined {
  return game.state.resolving.findLast((frame) => frame.kind === 'check');
}
