import { bangRules, bookOf, type Phase, type Presence, type Role } from '@dustup/bang';
import type { Json } from '@dustup/kernel';
import { layTokens, type PositionSpec, readEvent, type SeatSpec, stateFrom, type ZoneSpec } from '@dustup/notation';
import type { BangRules } from './invariants/watched.ts';
import { Speaker } from './speaker.ts';
import { TableGame } from './table-game.ts';

/** What a test says of a seat; the rest is filled in. */
export type SeatWords = {
  /** The character's name; somebody without an ability and with 4 life points when it does not say. */
  readonly is?: string;
  readonly role?: Role;
  readonly hand?: readonly string[];
  readonly inPlay?: readonly string[];
  readonly life?: number;
  readonly maxLife?: number;
  readonly tokens?: { readonly [kind: string]: number };
  /** What lies in zones of the seat that a set declares. */
  readonly zones?: ZoneSpec;
  readonly presence?: Presence;
  readonly borrowed?: readonly string[];
  readonly isRoleShown?: boolean;
};

export type TableWords<Name extends string> = {
  /** Top first; the rest of the pile lies shuffled below. */
  readonly deckTop?: readonly string[];
  /** Top first, and nothing below: what is named nowhere is not in the game. */
  readonly deckExactly?: readonly string[];
  /** Top first. */
  readonly discard?: readonly string[];
  /** Cards in zones that sets declare; a pile's top card is the last. */
  readonly zones?: ZoneSpec;
  /** The first seat when it does not say. */
  readonly turn?: Name;
  /** Phase 2 when it does not say. */
  readonly phase?: Phase;
  readonly bangsPlayed?: number;
  /** What lies on cards in play: `{ load: { Crate: 3 } }`. */
  readonly tokensOn?: { readonly [kind: string]: { readonly [card: string]: number } };
  readonly sets?: readonly string[];
  readonly options?: readonly string[];
  readonly event?: string;
  readonly eventsToCome?: readonly string[];
  /** The cards in force of other stacks, and what is to come of them, the next one first. */
  readonly inForce?: { readonly [stack: string]: string };
  readonly toCome?: { readonly [stack: string]: readonly string[] };
  readonly seed?: string;
  /** What rules remember for the whole game. */
  readonly memory?: { readonly [slug: string]: Json };
  /** Other rules than the game's: with a bug, to see the kit find it. */
  readonly rules?: BangRules;
};

type Speakers<Name extends string> = { readonly [N in Name]: Speaker };

/** A table in the middle of a game: seats clockwise, as a test needs them. */
export function table<const Name extends string>(
  seats: { readonly [N in Name]: SeatWords },
  words: TableWords<NoInfer<Name>> = {},
): Speakers<Name> & { readonly game: TableGame } {
  const names = namesIn(seats);
  const state = stateFrom(specFrom(names, seats, words));
  Object.assign(state.memory, words.memory);
  const { inForce = {}, toCome = {}, tokensOn = {} } = words;
  const book = bookOf(state.sets);
  for (const [stack, name] of Object.entries(inForce)) state.inForce[stack] = readEvent(book, name);
  for (const [stack, names] of Object.entries(toCome)) state.stacks[stack] = names.map((name) => readEvent(book, name));
  for (const [kind, heaps] of Object.entries(tokensOn)) {
    for (const [card, count] of Object.entries(heaps)) layTokens(book, state, card, { [kind]: count });
  }
  const game = new TableGame(names, state, words.rules ?? bangRules);
  const speakers = Object.fromEntries(names.map((name, seat) => [name, new Speaker(game, name, seat)]));
  if (!seatsAll(speakers, names)) throw new Error('somebody has no seat');
  return { ...speakers, game };
}

function namesIn<Name extends string>(seats: { readonly [N in Name]: SeatWords }): Name[] {
  const names: Name[] = [];
  for (const name in seats) names.push(name);
  return names;
}

function seatsAll<Name extends string>(
  speakers: { readonly [name: string]: Speaker },
  names: readonly Name[],
): speakers is Speakers<Name> {
  return names.every((name) => name in speakers);
}

function specFrom<Name extends string>(
  names: readonly Name[],
  seats: { readonly [N in Name]: SeatWords },
  words: TableWords<Name>,
): PositionSpec {
  const { deckTop, deckExactly, discard, zones, turn, phase, bangsPlayed } = words;
  const { sets, options, event, eventsToCome, seed } = words;
  const [first] = names;
  return {
    sets: sets ?? ['base'],
    seats: names.map((name) => seatSpec(name, seats[name])),
    deck: deckExactly ?? deckTop ?? [],
    isDeckExact: deckExactly !== undefined,
    discard: discard ?? [],
    ...(zones !== undefined && { zones }),
    options: options ?? [],
    turn: { seat: turn ?? first ?? '', phase: phase ?? 'play', bangsPlayed: bangsPlayed ?? 0 },
    ...(event !== undefined && { event }),
    eventsToCome: eventsToCome ?? [],
    ...(seed !== undefined && { seed }),
  };
}

function seatSpec(name: string, { is, ...words }: SeatWords): SeatSpec {
  return { name, ...(is !== undefined && { character: is }), ...words };
}
