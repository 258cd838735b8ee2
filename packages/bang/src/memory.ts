import { handOut, type Json } from '@dustup/kernel';
import { type Game, seatOf } from './game.ts';
import type { SeatId } from './ids.ts';
import type { Memories, State } from './state.ts';

/** For how long something is remembered: the whole game, until the turn ends, or about each seat. */
export type Scope = 'game' | 'turn' | 'seat';

/**
 * Something that a rule remembers: any JSON, never changed but replaced. Its set declares it, and says who sees what of
 * it; nobody sees anything when it does not say.
 */
export type Memory<T extends Json = Json> = {
  readonly slug: string;
  readonly of: Scope;
  readonly initial: T;
  /** The value is a printed card: whoever writes a position down names it. */
  readonly isFace: boolean;
  readonly seenBy: 'all' | 'owner' | 'nobody';
  /** What it counts, for whoever weighs a turn by facts instead of names. */
  readonly counts: 'cardsPlayed' | null;
};

export function memory<T extends Json>(
  slug: string,
  {
    of,
    initial,
    seenBy = 'nobody',
    isFace = false,
    counts = null,
  }: Pick<Memory<T>, 'of' | 'initial'> & Partial<Memory<T>>,
): Memory<T> {
  return { slug, of, initial, seenBy, isFace, counts };
}

/** What is remembered; about a seat, where it is about seats. */
export function recall<T extends Json>(game: Game, remembered: Memory<T>, seat?: SeatId): T {
  const value = holderOf(game, remembered, seat).memory[remembered.slug];
  return value === undefined ? remembered.initial : valueOf(remembered, value);
}

/** Only what `remember` has put there is ever found there. */
function valueOf<T extends Json>(_remembered: Memory<T>, value: Json): T {
  return value as T;
}

export function remember<T extends Json>(game: Game, remembered: Memory<T>, value: T, seat?: SeatId): void {
  holderOf(game, remembered, seat).memory[remembered.slug] = value;
}

/** Back to what it was at the beginning. What is left is put together anew: objects that lose a key are slow. */
export function forget(game: Game, remembered: Memory, seat?: SeatId): void {
  const holder = holderOf(game, remembered, seat);
  if (!(remembered.slug in holder.memory)) return;
  const left: Memories = {};
  for (const slug in holder.memory) if (slug !== remembered.slug) left[slug] = holder.memory[slug] ?? null;
  holder.memory = left;
}

function holderOf(game: Game, { of }: Memory, seat: SeatId | undefined): { memory: Memories } {
  if (of === 'turn') return game.state.turn;
  return of === 'seat' && seat !== undefined ? seatOf(game, seat) : game.state;
}

/** What a viewer sees of what is remembered. */
export function memoriesSeen(
  declared: readonly Memory[],
  of: Scope,
  memories: State['memory'],
  isOwner: boolean,
): { readonly [slug: string]: Json } {
  const seen: { [slug: string]: Json } = {};
  for (const one of declared) {
    const value = memories[one.slug];
    const isSeen = one.seenBy === 'all' || (one.seenBy === 'owner' && isOwner);
    if (one.of === of && isSeen && value !== undefined) seen[one.slug] = handOut(value);
  }
  return seen;
}
