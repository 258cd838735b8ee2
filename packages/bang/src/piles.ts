import { shufflePile } from '@dustup/tabletop';
import { report } from './events.ts';
import { faceOf, type Game } from './game.ts';
import type { CardId, SeatId } from './ids.ts';
import { cardsAt, handOf, numberOfZone, placeAnew, type Zone } from './places.ts';
import { answering, queryOf } from './sources.ts';
import type { DeckDefinition } from './zone-definitions.ts';
import { hiddenBetween } from './who-sees.ts';
import { moveTo, put } from './zones.ts';

/** BASE-DECK-03-Q: when the pile has run out, the discard pile becomes the new one at once. */
export function refillDrawPile(game: Game): void {
  const { state } = game;
  if (state.drawPile.length > 0 || state.discardPile.length === 0) return;
  state.drawPile.push(...state.discardPile.splice(0));
  shufflePile(state, state.drawPile);
  placeAnew(game.places, state);
  report(game, 'reshuffled', { count: state.drawPile.length });
}

/**
 * Moves the top card of the draw pile, or the first below it that gets there; undefined when there is none to be had
 * (BASE-DECK-04-Q). The pile is judged only when the card has reached its place: a caller who
 * moves it on first calls `refillDrawPile`.
 */
export function moveTopCard(game: Game, zone: Zone): CardId | undefined {
  for (;;) {
    refillDrawPile(game); // BASE-DECK-05-Q: there was nothing to shuffle when the pile ran out
    const card = game.state.drawPile.at(-1);
    if (card === undefined || moveTo(game, card, zone)) return card;
  }
}

/** Takes up the top cards of the pile to look at them: not drawn, so no rule sends them elsewhere (TRAIN-MIX-32-Q). */
export function lookAtTop(game: Game, seat: SeatId, count: number): readonly CardId[] {
  const { state } = game;
  state.lookedAtBy = seat;
  for (let i = 0; i < count; i++) {
    refillDrawPile(game);
    const card = state.drawPile.at(-1);
    if (card !== undefined) put(game, card, 'lookedAt');
  }
  return [...state.lookedAt];
}

/** Draws cards from the pile into a hand, as many as there are. */
export function draw(game: Game, seat: SeatId, count: number): CardId[] {
  const drawn: CardId[] = [];
  for (let i = 0; i < count; i++) {
    const card = moveTopCard(game, handOf(seat));
    if (card === undefined) break;
    drawn.push(card);
    refillDrawPile(game);
  }
  if (game.listener !== undefined && drawn.length > 0)
    report(game, 'drew', { seat, cards: drawn, ...hiddenBetween(game, 'drawPile', handOf(seat)) });
  return drawn;
}

/** The seat's next card of phase 1 when it is the top one of the discard pile; else undefined. */
export function openCardOfPhaseOne(game: Game, seat: SeatId): CardId | undefined {
  if (queryOf(game, answering(game).phaseOnePile, 'drawPile', { seat }) === 'drawPile') return undefined;
  return game.state.discardPile.at(-1);
}

/** Draws cards as `draw`, in phase 1: there a rule may name another pile, whose cards everybody has seen. */
export function drawInPhaseOne(game: Game, seat: SeatId, count: number): CardId[] {
  const drawn: CardId[] = [];
  while (drawn.length < count) {
    const card = openCardOfPhaseOne(game, seat);
    if (card === undefined) break;
    drawn.push(pickUp(game, seat, card, handOf(seat)));
  }
  return drawn.length === 0 ? draw(game, seat, count) : [...drawn, ...draw(game, seat, count - drawn.length)];
}

/** Takes up a card that lies open, for all to see. */
export function pickUp(game: Game, seat: SeatId, card: CardId, zone: Zone): CardId {
  report(game, 'picked', { seat, cards: [card] });
  moveTo(game, card, zone);
  return card;
}

/** Turns cards of the pile face up onto the shelf. */
export function reveal(game: Game, count: number): readonly CardId[] {
  for (let i = 0; i < count; i++) {
    if (moveTopCard(game, 'shelf') === undefined) break;
    refillDrawPile(game);
  }
  return game.state.shelf;
}

/** Puts one card on its discard pile; where a deck has none, under its pile. */
export function discard(game: Game, card: CardId): void {
  const { pile, discards } = faceOf(game, card).deck;
  if (pile === discards) putUnder(game, card, pile);
  else moveTo(game, card, discards);
}

/**
 * Moves the top card of a deck's own pile; undefined when there is none. When only discards are left they are shuffled
 * and are the pile again, at the moment when a card is wanted (GOLD-EQ-03).
 */
export function moveTopOf(game: Game, deck: DeckDefinition, zone: Zone): CardId | undefined {
  const { state } = game;
  const pile = cardsAt(state, numberOfZone(game, deck.pile));
  const discards = cardsAt(state, numberOfZone(game, deck.discards));
  if (pile.length === 0 && discards.length > 0 && discards !== pile) {
    pile.push(...discards.splice(0));
    shufflePile(state, pile);
    placeAnew(game.places, state);
    report(game, 'reshuffled', { count: pile.length, detail: { deck: deck.slug } });
  }
  const card = pile.at(-1);
  if (card !== undefined) moveTo(game, card, zone);
  return card;
}

/** All cards of a zone go back into the pile of their deck, which is shuffled. */
export function shuffleBack(game: Game, zone: string, deck: DeckDefinition): void {
  const { state } = game;
  const pile = cardsAt(state, numberOfZone(game, deck.pile));
  pile.push(...cardsAt(state, numberOfZone(game, zone)).splice(0));
  shufflePile(state, pile);
  for (const card of pile) game.places[card] = numberOfZone(game, deck.pile);
  report(game, 'reshuffled', { count: pile.length, detail: { deck: deck.slug } });
}

/** Puts a card under the others of a zone of the table. */
export function putUnder(game: Game, card: CardId, zone: string): void {
  moveTo(game, card, zone);
  const cards = cardsAt(game.state, numberOfZone(game, zone));
  if (cards.at(-1) === card) cards.unshift(...cards.splice(-1));
}
