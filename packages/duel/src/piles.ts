import { below } from '@dustup/kernel';
import { type CardId, type SeatId, shufflePile, takeOut } from '@dustup/tabletop';
import { report } from './events.ts';
import { faceOf, fighterOf, type Game, seatOf } from './game.ts';
import type { FighterId } from './ids.ts';
import { sourcesChanged } from './sources.ts';
import type { Side, State } from './state.ts';

/** The pile from which a seat draws and reveals: its own deck as long as it lasts, then the common one (DUEL-DRAW-02). */
export function deckOf(game: Game, seat: SeatId): CardId[] {
  const { deck } = seatOf(game, seat);
  return deck.length > 0 ? deck : game.state.commonDeck;
}

/** DUEL-DRAW-03, -05: the discard pile becomes the common deck, or the new one. */
function refill(game: Game): void {
  const { state } = game;
  if (state.commonDeck.length > 0 || state.discardPile.length === 0) return;
  state.commonDeck.push(...state.discardPile.splice(0));
  shufflePile(state, state.commonDeck);
  report(game, 'reshuffled', { count: state.commonDeck.length });
}

/**
 * Moves the top card of a seat's deck to a zone; undefined when there is none anywhere. The last one of a deck has to be
 * looked at on its way: once it has arrived it may be shuffled in with the others, and show another face (DUEL-DRAW-07-Q).
 */
export function moveTop(
  game: Game,
  seat: SeatId,
  zone: CardId[],
  look: ((card: CardId) => void) | undefined = undefined,
): CardId | undefined {
  if (deckOf(game, seat).length === 0) refill(game);
  const deck = deckOf(game, seat);
  const card = deck.pop();
  if (card === undefined) return undefined;
  zone.push(card);
  look?.(card);
  if (deck.length === 0) refill(game); // DUEL-DRAW-04: not where there is a common deck already
  return card;
}

/** Draws cards into a hand, as many as there are; from the deck of another seat where it says so. */
export function draw(game: Game, seat: SeatId, count: number, deckOwner = seat): CardId[] {
  const drawn: CardId[] = [];
  for (let i = 0; i < count; i++) {
    const card = moveTop(game, deckOwner, seatOf(game, seat).hand);
    if (card === undefined) break;
    drawn.push(card);
  }
  if (drawn.length > 0) report(game, 'drew', { seat, cards: drawn, seenBy: [seat] });
  return drawn;
}

/** Puts cards of a hand on the discard pile, the last one on top. */
export function discardFrom(game: Game, seat: SeatId, cards: readonly CardId[]): void {
  report(game, 'discarded', { seat, cards });
  for (const card of cards) moveFromHand(game, seat, card);
}

/** As `discardFrom` of one card, whose story is told otherwise. */
export function moveFromHand(game: Game, seat: SeatId, card: CardId): void {
  takeOut(seatOf(game, seat).hand, card);
  game.state.discardPile.push(card);
}

/** Equipment of a fighter goes to the discard pile. */
export function discardEquipment(game: Game, owner: FighterId, card: CardId): void {
  report(game, 'discarded', { fighter: owner, cards: [card] });
  moveEquipment(game, owner, card, game.state.discardPile);
}

/** Equipment leaves a fighter for some other zone. */
export function moveEquipment(game: Game, owner: FighterId, card: CardId, zone: CardId[]): void {
  takeOut(fighterOf(game, owner).equipment, card);
  zone.push(card);
  sourcesChanged(game);
}

/** One card of a hand with such a back, each equally likely (DUEL-RANDOM-01). */
export function randomWithBack(game: Game, seat: SeatId, back: Side): CardId | undefined {
  const cards = seatOf(game, seat).hand.filter((card) => faceOf(game, card).back === back);
  return cards.length === 0 ? undefined : cards[below(game.state.random, cards.length)];
}

/** The backs there are in a hand. */
export function backsIn(game: Game, seat: SeatId): Side[] {
  const found: Side[] = [];
  for (const card of seatOf(game, seat).hand) {
    const { back } = faceOf(game, card);
    if (!found.includes(back)) found.push(back);
  }
  return found.sort();
}

/** Every zone of a state that holds cards. */
export function zonesIn({ seats, commonDeck, discardPile, shelf, box }: State): readonly CardId[][] {
  const ofSeats = seats.flatMap(({ hand, deck, fighters }) => [
    hand,
    deck,
    ...fighters.map((one) => one?.equipment ?? []),
  ]);
  return [commonDeck, discardPile, shelf, box, ...ofSeats];
}
