import {
  BOX,
  blankSeat,
  blankState,
  type Fighter,
  type Phase,
  type Seat,
  SIDES,
  type Side,
  type State,
} from '@dustup/duel';
import { keyFromSeed, randomFrom } from '@dustup/kernel';
import { type CardId, cardId, seatId, slugOf } from '@dustup/tabletop';
import { unknownName } from '../nearest.ts';
import { NotationError } from '../notation-error.ts';
import type { Problem } from '../problem.ts';
import { isCalled } from './card-names.ts';

/** A fighter: a name, or a name with life and Equipment. */
export type FighterSpec = string | { readonly is?: string; readonly life?: number; readonly has?: readonly string[] };

/** A side; the rest is filled in. Somebody without an ability stands where it does not say. */
export type SideSpec = {
  readonly front?: FighterSpec;
  /** Null for an only character. */
  readonly rear?: FighterSpec | null;
  /** Top first; two people without an ability when it does not say. */
  readonly reserve?: readonly string[];
  readonly hand?: readonly string[];
  /** Top first; the rest of the own deck lies below. */
  readonly deckTop?: readonly string[];
  /** Top first, and nothing below. */
  readonly deck?: readonly string[];
};

export type DuelSpec = {
  /** The Law when it does not say. */
  readonly turn?: 'Law' | 'Outlaws';
  /** Phase 2 when it does not say. */
  readonly phase?: Phase;
  /** Top first. */
  readonly discard?: readonly string[];
  readonly common?: readonly string[];
  readonly seed?: string;
};

export type SideSpecs = { readonly Law?: SideSpec; readonly Outlaws?: SideSpec };

/** A Duel in the middle of a game. Law has the seat 0. Throws a `NotationError` for what is not in the box. */
export function duelStateFrom({ Law = {}, Outlaws = {} }: SideSpecs = {}, spec: DuelSpec = {}): State {
  const { turn = 'Law', phase = 'play', seed = 'duel' } = spec;
  const seats = SIDES.map((side) => blankSeat(side));
  const first = seatId(turn === 'Law' ? 0 : 1);
  const state = blankState(BOX, seats, first, 4, randomFrom(keyFromSeed(seed)));
  state.turn.phase = phase;
  const left = BOX.faces.map(({ id }) => cardId(id));
  for (const [at, side] of [Law, Outlaws].entries()) fillSide(left, seats[at], side);
  for (const name of (spec.discard ?? []).toReversed()) state.discardPile.push(pick(left, name, 'law'));
  for (const name of (spec.common ?? []).toReversed()) state.commonDeck.push(pick(left, name, 'law'));
  for (const [at, side] of [Law, Outlaws].entries()) fillDeck(left, seats[at], side, state);
  return state;
}

function fillSide(left: CardId[], seat: Seat | undefined, spec: SideSpec): void {
  if (seat === undefined) return;
  const { front = 'Nobody', rear = 'Nobody', reserve = ['Nobody', 'Nobody'], hand = [] } = spec;
  seat.fighters[0] = fighterFrom(left, front, seat.side);
  seat.fighters[1] = rear === null ? null : fighterFrom(left, rear, seat.side);
  const others = rear === null && spec.reserve === undefined ? [] : reserve;
  seat.reserve.push(...others.map((name) => characterNamed(name).slug).toReversed());
  for (const name of hand) seat.hand.push(pick(left, name, seat.side));
  for (const name of (spec.deck ?? spec.deckTop ?? []).toReversed()) seat.deck.push(pick(left, name, seat.side));
}

/** What is named nowhere lies below in its own deck, or is left out where it is said exactly what is there. */
function fillDeck(left: CardId[], seat: Seat | undefined, spec: SideSpec, { box }: State): void {
  const own = left.filter((card) => BOX.faces[card]?.back === seat?.side);
  if (spec.deck === undefined) seat?.deck.unshift(...own);
  else box.push(...own);
}

function fighterFrom(left: CardId[], spec: FighterSpec, side: Side): Fighter {
  const { is = 'Nobody', life, has = [] } = typeof spec === 'string' ? { is: spec } : spec;
  const { slug, life: most } = characterNamed(is);
  if (life !== undefined && life > most) throw new NotationError({ says: 'lifeAtMost', name: is, most });
  return { character: slug, life: life ?? most, equipment: has.map((name) => pick(left, name, side)) };
}

function characterNamed(name: string) {
  const found = BOX.characters.get(slugOf(name));
  if (found !== undefined) return found;
  const names = [...BOX.characters.values()].map((one) => one.name);
  throw new NotationError(unknownName('character', name, names));
}

/** A copy that is nowhere yet, with one's own back if there is one. */
function pick(left: CardId[], name: string, side: Side): CardId {
  const fits = left.filter((card) => isFaceCalled(card, name));
  const found = fits.find((card) => BOX.faces[card]?.back === side) ?? fits[0];
  if (found === undefined) throw new NotationError(whyNone(name));
  left.splice(left.indexOf(found), 1);
  return found;
}

function whyNone(name: string): Problem {
  if (BOX.faces.some((face) => isCalled(face, name))) return { says: 'noneLeft', card: name };
  return unknownName(
    'card',
    name,
    [...BOX.cards.values()].map((one) => one.name),
  );
}

function isFaceCalled(card: CardId, name: string): boolean {
  const face = BOX.faces[card];
  return face !== undefined && isCalled(face, name);
}
