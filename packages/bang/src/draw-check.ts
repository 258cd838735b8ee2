import { choice, type Json, type Procedure, questionOf } from '@dustup/kernel';
import { ask } from './ask.ts';
import { report } from './events.ts';
import { faceOf, type Game, printedFace } from './game.ts';
import type { CardId, FaceId, SeatId } from './ids.ts';
import { discard, moveTopCard, pickUp, refillDrawPile, reveal } from './piles.ts';
import { handOf } from './places.ts';
import { clockwiseFrom } from './seats.ts';
import { settle } from './settle.ts';
import { isRankBetween, type Rank, type Sign, type Suit } from './signs.ts';
import { answering, hearing, moment, query, queryOf } from './sources.ts';
import type { Check } from './state.ts';
import { isInZone } from './zones.ts';

/** The signs that a draw! looks for: these suits, and of ranks all or those from one to another. */
export type Hits = { readonly suits: readonly Suit[]; readonly from?: Rank; readonly to?: Rank };

export type DrawCheck = {
  /** What it is for: the slug of the card or ability that asks for it. */
  readonly reason: string;
  readonly hits: Hits;
  /** What it looks for is good for the player. */
  readonly isGood: boolean;
};

/**
 * A draw!: turns the top card of the pile and discards it; true when it is what was looked for, false also when there
 * was no card (BASE-DECK-04-Q). Others may step in before it counts, and have it repeated.
 */
export function* drawCheck(game: Game, seat: SeatId, about: DrawCheck): Procedure<boolean> {
  yield* settle(game);
  const { resolving } = game.state;
  const frame: Check = { kind: 'check', seat, reason: about.reason, isRepeated: false };
  resolving.push(frame);
  let isHit: boolean;
  do {
    frame.isRepeated = false;
    const flips = queryOf(game, answering(game).drawFlips, 1, { seat });
    const turned = flips === 1 ? flip(game, seat, about) : yield* flipSeveral(game, seat, flips, about);
    isHit = turned !== null && isAmong(turned.sign, about.hits);
    if (turned !== null) yield* tellTurned(game, seat, about, turned, isHit);
    if (turned !== null && isAwaited(game)) yield* handOut(game, frame, turned.all);
  } while (frame.isRepeated);
  resolving.pop();
  return isHit;
}

/** A draw! of so many cards, or more for players who turn more: all of them count. Which suits are among them. */
export function* drawSuits(game: Game, seat: SeatId, cards: number, reason: string): Procedure<ReadonlySet<Suit>> {
  const { resolving } = game.state;
  const about = { reason, hits: { suits: [] }, isGood: true };
  const frame: Check = { kind: 'check', seat, reason, isRepeated: false };
  resolving.push(frame);
  let suits: ReadonlySet<Suit>;
  do {
    frame.isRepeated = false;
    const flips = queryOf(game, answering(game).drawFlips, 1, { seat });
    const turned = [...reveal(game, cards + flips - 1)];
    report(game, 'turned', { seat, cards: turned, detail: about });
    suits = new Set(turned.flatMap((card) => signOf(game, card)?.suit ?? []));
    const [first] = turned;
    if (first !== undefined)
      yield* moment(game, hearing(game).drawTurned, { seat, card: first, ...about, isHit: suits.size > 0 });
    if (isAwaited(game)) yield* handOut(game, frame, turned);
    else for (const card of turned) discard(game, card);
  } while (frame.isRepeated);
  resolving.pop();
  return suits;
}

function tellTurned(
  game: Game,
  seat: SeatId,
  { reason, hits, isGood }: DrawCheck,
  { card }: Turned,
  isHit: boolean,
): Procedure {
  report(game, 'checked', { seat, detail: { reason, isHit, isGood } });
  return moment(game, hearing(game).drawTurned, { seat, card, reason, hits, isHit, isGood });
}

/** Somebody may get what is turned: until the draw! counts it lies in the middle. */
function isAwaited(game: Game): boolean {
  return answering(game).turnedHeirs.length > 0;
}

/** Card by card, to the first clockwise who gets it, or onto the discard pile (WWS-JOHN-04-Q, WWS-JOHN-05-Q, WWS-MIX-17-Q). */
function* handOut(game: Game, { seat, isRepeated }: Check, turned: readonly CardId[]): Procedure {
  for (const card of turned.filter((one) => isInZone(game, one, 'shelf'))) {
    const heirs = isRepeated ? [] : query(game, answering(game).turnedHeirs, [], { seat });
    const heir = clockwiseFrom(game, seat).find((one) => heirs.includes(one));
    if (heir === undefined) discard(game, card);
    else yield* moment(game, hearing(game).turnedTaken, { seat: heir, card: pickUp(game, heir, card, handOf(heir)) });
  }
  refillDrawPile(game);
}

/** Whether a sign is one that a draw! looks for. */
export function isAmong(sign: Sign | null, { suits, from = '2', to = 'A' }: Hits): boolean {
  return sign !== null && suits.includes(sign.suit) && isRankBetween(sign.rank, from, to);
}

/** The card that counts, its sign, and all that were turned with it. */
type Turned = { readonly card: CardId; readonly sign: Sign | null; readonly all: readonly CardId[] };

function told({ reason, hits, isGood }: DrawCheck) {
  return { reason, hits: { ...hits }, isGood };
}

/** BASE-DECK-03-Q: the turned card lies on the discard pile before it is read, and is shuffled in if it was the last. */
function flip(game: Game, seat: SeatId, about: DrawCheck): Turned | null {
  const card = moveTopCard(game, isAwaited(game) ? 'shelf' : 'discardPile');
  if (card === undefined) return null;
  report(game, 'turned', { seat, cards: [card], detail: told(about) });
  const sign = signOf(game, card);
  if (!isAwaited(game)) refillDrawPile(game);
  return { card, sign, all: [card] };
}

function* flipSeveral(game: Game, seat: SeatId, flips: number, about: DrawCheck): Procedure<Turned | null> {
  const turned: CardId[] = [];
  for (let i = 0; i < flips; i++) {
    const card = moveTopCard(game, 'shelf');
    if (card === undefined) break;
    turned.push(card);
    refillDrawPile(game); // BASE-LUCKY-03-Q
  }
  if (turned.length === 0) return null;
  report(game, 'turned', { seat, cards: turned, detail: told(about) });
  const chosen = yield* ask(game, seat, () => pickOneOf('pickTurned', turned, told(about)));
  const card = chosen ?? turned[0];
  const sign = card === undefined || chosen === null ? null : signOf(game, card);
  if (!isAwaited(game)) {
    for (const one of turned) discard(game, one);
    refillDrawPile(game);
  }
  return card === undefined ? null : { card, sign, all: turned };
}

/** Suit and rank as they count just now. */
export function signOf(game: Game, card: CardId): Sign | null {
  return signOfFace(game, faceOf(game, card).id);
}

/** Null for a card that has none. */
export function signOfFace(game: Game, id: FaceId): Sign | null {
  const { sign } = printedFace(game, id);
  const { suit: suits, rank: ranks } = answering(game);
  if (sign === null || suits.length + ranks.length === 0) return sign;
  return {
    suit: query(game, suits, sign.suit, { face: id }),
    rank: query(game, ranks, sign.rank, { face: id }),
  };
}

/** Shows a card of one's hand to all, unless another rule has done so already (FOC-LAW-OF-THE-WEST-08-Q). */
export function showOnce(game: Game, seat: SeatId, card: CardId): void {
  if (!query(game, answering(game).isShown, false, { card })) report(game, 'shown', { seat, cards: [card] });
}

/** The question which of some cards. */
export function pickOneOf(kind: string, cards: readonly CardId[], about: Json = null) {
  return questionOf<CardId>(kind, about, choice('card', [...cards]));
}
