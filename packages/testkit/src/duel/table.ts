import {
  BOX,
  blankSeat,
  blankState,
  characterIn,
  type Fighter,
  type Phase,
  type Seat,
  SIDES,
  type Side,
  type State,
} from '@dustup/duel';
import { keyFromSeed, randomFrom } from '@dustup/kernel';
import { cardId, type CardId, seatId, slugOf } from '@dustup/tabletop';
import { DuelGame } from './duel-game.ts';
import { isCalled } from './names.ts';
import { DuelSpeaker } from './speaker.ts';

/** What a test says of a fighter: a name, or a name with life and Equipment. */
export type FighterWords = string | { readonly is?: string; readonly life?: number; readonly has?: readonly string[] };

/** What a test says of a side; the rest is filled in. Somebody without an ability stands where it does not say. */
export type SideWords = {
  readonly front?: FighterWords;
  /** Null for an only character. */
  readonly rear?: FighterWords | null;
  /** Top first; two people without an ability when it does not say. */
  readonly reserve?: readonly string[];
  readonly hand?: readonly string[];
  /** Top first; the rest of the own deck lies below. */
  readonly deckTop?: readonly string[];
  /** Top first, and nothing below. */
  readonly deck?: readonly string[];
};

export type DuelWords = {
  /** The Law when it does not say. */
  readonly turn?: 'Law' | 'Outlaws';
  /** Phase 2 when it does not say. */
  readonly phase?: Phase;
  /** Top first. */
  readonly discard?: readonly string[];
  readonly common?: readonly string[];
  readonly seed?: string;
};

type Sides = { readonly Law?: SideWords; readonly Outlaws?: SideWords };

/** A Duel in the middle of a game, as a test needs it. Law has the seat 0. */
export function duelTable({ Law = {}, Outlaws = {} }: Sides = {}, words: DuelWords = {}) {
  const { turn = 'Law', phase = 'play', seed = 'duel' } = words;
  const seats = SIDES.map((side) => blankSeat(side));
  const first = seatId(turn === 'Law' ? 0 : 1);
  const state = blankState(BOX, seats, first, 4, randomFrom(keyFromSeed(seed)));
  state.turn.phase = phase;
  const left = BOX.faces.map(({ id }) => cardId(id));
  for (const [at, side] of [Law, Outlaws].entries()) fillSide(left, seats[at], side);
  for (const name of (words.discard ?? []).toReversed()) state.discardPile.push(pick(left, name, 'law'));
  for (const name of (words.common ?? []).toReversed()) state.commonDeck.push(pick(left, name, 'law'));
  for (const [at, side] of [Law, Outlaws].entries()) fillDeck(left, seats[at], side, state);
  const game = new DuelGame(state);
  return { Law: new DuelSpeaker(game, 'Law', 0), Outlaws: new DuelSpeaker(game, 'Outlaws', 1), game };
}

function fillSide(left: CardId[], seat: Seat | undefined, words: SideWords): void {
  if (seat === undefined) return;
  const { front = 'Nobody', rear = 'Nobody', reserve = ['Nobody', 'Nobody'], hand = [] } = words;
  seat.fighters[0] = fighterFrom(left, front, seat.side);
  seat.fighters[1] = rear === null ? null : fighterFrom(left, rear, seat.side);
  seat.reserve.push(...(rear === null && words.reserve === undefined ? [] : reserve).map(slugOf).toReversed());
  for (const name of hand) seat.hand.push(pick(left, name, seat.side));
  for (const name of (words.deck ?? words.deckTop ?? []).toReversed()) seat.deck.push(pick(left, name, seat.side));
}

/** What is named nowhere lies below in its own deck, or is left out where a test says exactly what is there. */
function fillDeck(left: CardId[], seat: Seat | undefined, words: SideWords, { box }: State): void {
  const own = left.filter((card) => BOX.faces[card]?.back === seat?.side);
  if (words.deck === undefined) seat?.deck.unshift(...own);
  else box.push(...own);
}

function fighterFrom(left: CardId[], words: FighterWords, side: Side): Fighter {
  const { is = 'Nobody', life, has = [] } = typeof words === 'string' ? { is: words } : words;
  const { slug, life: most } = characterIn(BOX, slugOf(is));
  return { character: slug, life: life ?? most, equipment: has.map((name) => pick(left, name, side)) };
}

/** A copy that is nowhere yet, with one's own back if there is one. */
function pick(left: CardId[], name: string, side: Side): CardId {
  const fits = left.filter((card) => isFaceCalled(card, name));
  const found = fits.find((card) => BOX.faces[card]?.back === side) ?? fits[0];
  if (found === undefined) throw new Error(`there is no '${name}' left`);
  left.splice(left.indexOf(found), 1);
  return found;
}

function isFaceCalled(card: CardId, name: string): boolean {
  const face = BOX.faces[card];
  return face !== undefined && isCalled(face, name);
}
