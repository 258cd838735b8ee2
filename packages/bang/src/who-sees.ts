import type { Viewer } from '@dustup/kernel';
import type { Game } from './game.ts';
import type { SeatId } from './ids.ts';
import { numberOfZone, ownerOf, type Zone, zoneDefinition } from './places.ts';
import { answering, query } from './sources.ts';

/** Whether a viewer sees the cards of a zone: the one rule for views, events and re-dealing alike. */
export function seesZone(game: Game, number: number, viewer: Viewer): boolean {
  const { seenBy, slug } = zoneDefinition(game.book, number);
  if (seenBy === 'all') return true;
  const owner = ownerOf(number);
  if (seenBy === 'owner' && owner === viewer) return true;
  if (seenBy === 'looker' && viewer !== null && game.state.lookedAtBy === viewer) return true;
  const { isZoneOpen } = answering(game);
  return isZoneOpen.length > 0 && query(game, isZoneOpen, false, { zone: slug, owner: owner ?? null });
}

const ALL = {};

/** For an event: a card that goes from one zone to another is seen by whoever sees either of them. */
export function hiddenBetween(game: Game, from: Zone, to: Zone): { readonly seenBy?: readonly SeatId[] } {
  if (game.listener === undefined) return ALL;
  const numbers = [numberOfZone(game, from), numberOfZone(game, to)];
  if (numbers.some((number) => seesZone(game, number, null))) return ALL;
  return { seenBy: game.seats.filter((seat) => numbers.some((number) => seesZone(game, number, seat))) };
}
