import { cardShowing, type Game, printedFace } from './game.ts';
import type { FaceId } from './ids.ts';
import { mayReturn } from './options.ts';
import { indexOf } from './source-index.ts';
import type { Seat } from './state.ts';
import { MAIN_DECK } from './zone-definitions.ts';
import { isInZone, isOpen } from './zones.ts';

/**
 * Somebody may come to look at the order on the discard pile: a character at the table, also one whose ability is off
 * just now or who may come back, an event in force, or the next one if all see it, a card that somebody may hold or that
 * lies open elsewhere (BASE-TURN-10-Q).
 */
export function isDiscardOrderRead(game: Game): boolean {
  const index = indexOf(game);
  index.isDiscardOrderRead ??= game.state.seats.some((seat) => isReader(game, seat)) || isEventReader(game);
  return index.isDiscardOrderRead || game.book.discardReaders.some((face) => isWithinReach(game, face));
}

/** Uses public facts only: a card drawn from the draw pile may be in a hand until it lies among the discards. */
function isWithinReach(game: Game, face: FaceId): boolean {
  const card = cardShowing(game, face);
  const isOfHands = printedFace(game, face).deck.slug === MAIN_DECK.slug;
  return isOfHands ? !isInZone(game, card, MAIN_DECK.discards) : isOpen(game, card);
}

function isReader({ book, state }: Game, { character, borrowed, presence }: Seat): boolean {
  const isOne = (slug: string) => book.characters.get(slug)?.looksAtDiscards === true;
  if (!isOne(character) && (borrowed.length === 0 || !borrowed.some(isOne))) return false;
  return presence !== 'out' || mayReturn(book, state.options);
}

function isEventReader({ book, state: { inForce, stacks } }: Game): boolean {
  const isOne = (slug: string | undefined) => slug !== undefined && book.events.get(slug)?.looksAtDiscards === true;
  for (const stack in inForce) if (isOne(inForce[stack])) return true;
  for (const [stack, { isNextSeen }] of book.stacks) if (isNextSeen && isOne(stacks[stack]?.[0])) return true;
  return false;
}
