import { below } from '@dustup/kernel';
import { shufflePile, takeOut } from '@dustup/tabletop';
import { report } from './events.ts';
import { cardShowing, definitionOf, type Game, seatOf } from './game.ts';
import type { CardId, FaceId, SeatId } from './ids.ts';
import { cardsAt, isActive, numberOfZone, ownerOf, seatBehind, type Zone } from './places.ts';
import { cardsChanged } from './source-index.ts';
import { answering, query } from './sources.ts';
import { seesZone } from './who-sees.ts';

/** Puts a card into a zone, from wherever it is; on top, or last in the row. False when a rule sends it elsewhere. */
export function moveTo(game: Game, card: CardId, zone: Zone): boolean {
  const { mayLandElsewhere } = game.book;
  if (mayLandElsewhere[game.state.faces[card] ?? -1] === true && takesDetour(game, card, zone)) return false;
  put(game, card, zone);
  return true;
}

/** As `moveTo`, whatever rules say. */
export function put(game: Game, card: CardId, zone: Zone): void {
  const { places, state, book } = game;
  const from = places[card] ?? 0;
  const to = numberOfZone(game, zone);
  takeOut(cardsAt(state, from), card);
  cardsAt(state, to).push(card);
  places[card] = to;
  const isStillActive = isActive(book, to);
  if (isActive(book, from)) {
    noteChange(game, from);
    noteParting(game, card, from);
    if (!isStillActive && card in state.cardTokens) delete state.cardTokens[card]; // it goes back to the supply
  }
  if (isStillActive) noteChange(game, to);
}

/** Whoever this card has kept in the game goes, as soon as blows are settled. */
function noteParting(game: Game, card: CardId, from: number): void {
  const seat = ownerOf(from);
  if (seat !== undefined && definitionOf(game, card).keepsInGame) game.state.after.push({ kind: 'parting', seat });
}

function noteChange(game: Game, number: number): void {
  const owner = ownerOf(number);
  if (owner !== undefined) cardsChanged(game, owner);
}

/** Whether a rule has the card lie elsewhere; then it is there, for all to see, or shuffled into the draw pile. */
function takesDetour(game: Game, card: CardId, zone: Zone): boolean {
  const lands = query(game, answering(game).landsIn, zone, { card, isFromPile: isInZone(game, card, 'drawPile') });
  if (lands === zone) return false;
  put(game, card, lands);
  if (lands === 'drawPile') shuffleIn(game, card);
  else {
    const seat = seatBehind(lands);
    report(game, 'landed', { ...(seat !== undefined && { seat }), cards: [card] });
  }
  return true;
}

/** Shuffles the whole pile anew, with a card that has just been put on it. */
export function shuffleIn(game: Game, card: CardId): void {
  const { slug } = definitionOf(game, card);
  shufflePile(game.state, game.state.drawPile);
  report(game, 'reshuffled', { count: game.state.drawPile.length, detail: { card: slug } });
}

export function isInZone(game: Game, card: CardId, zone: Zone): boolean {
  return game.places[card] === numberOfZone(game, zone);
}

/** A card in front of a seat by its name, or undefined. */
export function inPlayNamed(game: Game, seat: SeatId, slug: string): CardId | undefined {
  for (const card of seatOf(game, seat).inPlay) if (definitionOf(game, card).slug === slug) return card;
  return undefined;
}

/** A card lies where everybody sees it. */
export function isOpen(game: Game, card: CardId): boolean {
  return seesZone(game, game.places[card] ?? 0, null);
}

/** Not all of these copies lie open: somebody may hold one. */
export function isAnyHidden(game: Game, copies: readonly FaceId[]): boolean {
  return copies.some((face) => !isOpen(game, cardShowing(game, face)));
}

/** One card of a hand, each equally likely. */
export function randomFromHand(game: Game, seat: SeatId): CardId | undefined {
  const { hand } = seatOf(game, seat);
  return hand.length === 0 ? undefined : hand[below(game.state.random, hand.length)];
}
