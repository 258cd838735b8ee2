import {
  addTokens,
  type CardId,
  CHARACTER,
  choice,
  type Chosen,
  definitionOf,
  discardInPlay,
  type Game,
  hearing,
  holderAt,
  inPlayOf,
  isInPlay,
  isInZone,
  isTurnOf,
  memory,
  moment,
  type Move,
  type Need,
  oneOf,
  onlyIf,
  placeOfToken,
  type Procedure,
  recall,
  type Refusal,
  refuse,
  removeTokens,
  type SeatId,
  seatOf,
  type Slot,
  type TokenPlace,
  tokensNamed,
  tokensOn,
} from '../../../core.ts';

/** The load tokens: 32 in one supply, at most 4 in one place (ARMED-SETUP-01, ARMED-TOKEN-03). */
export const LOAD = 'load';
export const loadTokens = { kind: LOAD, supply: 32, most: 4, isLeftByTheDead: true };

/** What is said where no further place is meant. */
export const NONE = 'none';

export function isDangerous(game: Game, card: CardId): boolean {
  return definitionOf(game, card).colour === 'orange';
}

/** Where a player's tokens may lie (ARMED-TOKEN-02): what is safest to spend from comes first, what may blow up last. */
export function placesOf(game: Game, seat: SeatId): TokenPlace[] {
  const cards = seatOf(game, seat).inPlay.filter((card) => isDangerous(game, card));
  const isRisky = (card: CardId) => definitionOf(game, card).traits.risks !== undefined;
  return [CHARACTER, ...cards.filter((card) => !isRisky(card)), ...cards.filter(isRisky)];
}

export function loadAt(game: Game, seat: SeatId, place: TokenPlace): number {
  return tokensOn(game, holderAt(seat, place), LOAD);
}

/** What phase 3 has brought, by its place: of no use before the next turn (ARMED-RELOAD-06). */
export const broughtLate = memory<{ readonly [place: string]: number }>('brought-late', {
  of: 'turn',
  initial: {},
  seenBy: 'all',
});

/** What can be paid from a place just now. */
function usableAt(game: Game, seat: SeatId, place: TokenPlace): number {
  const late = isTurnOf(game, seat) ? (recall(game, broughtLate)[place] ?? 0) : 0;
  return Math.max(0, loadAt(game, seat, place) - late);
}

/** All that a player can pay with. */
export function loadOf(game: Game, seat: SeatId): number {
  let count = 0;
  for (const place of placesOf(game, seat)) count += usableAt(game, seat, place);
  return count;
}

export function load(game: Game, seat: SeatId, place: TokenPlace, count: number): void {
  addTokens(game, holderAt(seat, place), LOAD, count);
}

/** The reason why a place cannot pay so much: only what lies on that very card counts (ARMED-USE-01). */
export function whyTooFewOn(game: Game, seat: SeatId, card: CardId | null, needs: number): Refusal | undefined {
  const has = card === null ? 0 : usableAt(game, seat, card);
  return has >= needs ? undefined : refuse('tooFewTokens', { needs, has, ruling: 'ARMED-USE-01' });
}

/** Pays from one card, which is discarded if that was its last token; false when its owner is out by that (ARMED-USE-02). */
export function* paysFrom(game: Game, seat: SeatId, card: CardId, count: number): Procedure<boolean> {
  unload(game, seat, card, count);
  yield* discardEmpty(game, seat, [card]);
  return isInPlay(game, seat);
}

/** Pays with the tokens named: all come off first, then what is empty goes (ARMED-UPGRADE-01, ARMED-BOMB-11-Q). */
export function* pays(game: Game, seat: SeatId, tokens: Chosen[string]): Procedure<boolean> {
  const places = typeof tokens === 'object' ? tokens.map(placeOfToken) : [];
  const heaps = [...new Set(places)];
  for (const heap of heaps) unload(game, seat, heap, places.filter((place) => place === heap).length);
  yield* discardEmpty(game, seat, heaps);
  return isInPlay(game, seat);
}

export function unload(game: Game, seat: SeatId, place: TokenPlace, count: number): void {
  removeTokens(game, holderAt(seat, place), LOAD, count);
}

/** Dangerous cards that have run dry are discarded, after what they do then. */
export function* discardEmpty(game: Game, seat: SeatId, places: readonly TokenPlace[]): Procedure {
  for (const card of places) {
    if (card === CHARACTER || loadAt(game, seat, card) > 0) continue;
    yield* moment(game, hearing(game).ranDry, { seat, card });
    if (isInZone(game, card, inPlayOf(seat))) discardInPlay(game, { owner: seat, card });
  }
}

/** So many tokens, from the character and the Dangerous cards in any mix (ARMED-UPGRADE-01, ARMED-CHAR-01). */
export function payment(count: (move: Move) => number): Need<readonly string[]> {
  return {
    holds: 'token',
    from: (game, { by }) => tokensToPay(game, by),
    count: (_game, move) => ({ least: count(move), most: count(move) }),
    whyTooFew: (game, move) => whyTooFewOf(game, move.by, count(move)),
  };
}

export function tokensToPay(game: Game, seat: SeatId): string[] {
  return placesOf(game, seat).flatMap((place) => tokensNamed(place, usableAt(game, seat, place)));
}

function whyTooFewOf(game: Game, seat: SeatId, needs: number): Refusal | undefined {
  const has = loadOf(game, seat);
  return has >= needs ? undefined : refuse('tooFewTokens', { needs, has, ruling: 'ARMED-UPGRADE-01' });
}

/**
 * The needs of an upgradable card: how often it is upgraded, for so many tokens each time, and with which tokens
 * (ARMED-UPGRADE-02). Nobody is asked who cannot pay. `why` speaks against any upgrade.
 */
export function upgrade(
  price: number,
  mostTimes: (game: Game, move: Move) => number = () => Number.POSITIVE_INFINITY,
  why: (game: Game, move: Move) => Refusal | undefined = () => undefined,
) {
  const most = (game: Game, move: Move) => Math.min(mostTimes(game, move), Math.floor(loadOf(game, move.by) / price));
  const times = oneOf(
    'number',
    (game, move) => Array.from({ length: most(game, move) + 1 }, (_, count) => count),
    (game, move, count) => (count === 0 ? undefined : why(game, move)),
  );
  return {
    times: { ...onlyIf((game, move) => most(game, move) > 0, times), isExtra: true },
    pay: onlyIf(
      (_game, move) => timesIn(move) > 0,
      payment((move) => price * timesIn(move)),
    ),
  };
}

export function timesIn({ chosen: { times } }: Move): number {
  return typeof times === 'number' ? times : 0;
}

/** The options «use this, or let it pass», and what has to be chosen for it. */
export function useOrPass(what: CardId | string, slots?: Slot): Slot {
  return choice('do', ['use', 'pass'], {
    next: (deed) => (deed === 'use' ? choice('use', [what], { next: () => slots }) : undefined),
  });
}
