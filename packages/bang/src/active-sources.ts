import { type Book, characterIn } from './book.ts';
import { type Place, PLACES } from './definitions.ts';
import type { Game } from './game.ts';
import type { HookedSource } from './hooks.ts';
import { type CardId, NOBODY, type SeatId } from './ids.ts';
import type { State } from './state.ts';

/** What is in force, then set rules. `before`: what it was when it was last looked up; the rules stay the same in a game. */
export function sourcesOfTable({ state, book }: Game, before: readonly HookedSource[]): HookedSource[] {
  const sources: HookedSource[] = [];
  for (const stack of book.stacks.keys()) {
    const ability = book.events.get(state.inForce[stack] ?? '');
    if (ability !== undefined) sources.push(book.shelf.of('inForce', NOBODY, ability));
  }
  const isFirst = before.length === 0;
  for (const one of isFirst ? rulesOf(book, state) : before) if (one.place === 'rules') sources.push(one);
  return sources;
}

function rulesOf({ rules, shelf }: Book, state: State): HookedSource[] {
  return rules.filter(({ isOn }) => isOn?.(state) !== false).map((ability) => shelf.of('rules', NOBODY, ability));
}

/** Character, borrowed abilities, cards in play. `first`: what came first when it was last looked up. */
export function sourcesOfSeat(game: Game, owner: SeatId, first: HookedSource | undefined): HookedSource[] {
  const sources: HookedSource[] = [];
  const seat = game.state.seats[owner];
  const isWaiting = seat?.character === ''; // for its character to be chosen
  if (seat === undefined || isWaiting || seat.presence === 'out') return sources;
  const { book } = game;
  const isStillFirst = first !== undefined && first.slug === seat.character;
  sources.push(isStillFirst ? first : book.shelf.of('character', owner, characterIn(book, seat.character)));
  for (const slug of seat.borrowed) sources.push(book.shelf.of('character', owner, characterIn(book, slug)));
  for (const card of seat.inPlay) addCard(game, card, owner, 'inPlay', sources);
  for (const { slug, place } of book.activeZones) {
    const cards = seat.zones[slug];
    if (cards !== undefined) for (const card of cards) addCard(game, card, owner, place, sources);
  }
  return sources;
}

function addCard({ book, state }: Game, card: CardId, owner: SeatId, place: Place, sources: HookedSource[]): void {
  const ability = book.faces[state.faces[card] ?? -1]?.card;
  if (ability !== undefined) sources.push(book.shelf.ofCard(place, owner, card, ability));
}

/** Nothing that this seat has counts until the card under way is done. */
function isSilenced({ state: { resolving } }: Game, seat: SeatId): boolean {
  return resolving.some((frame) => frame.kind === 'play' && frame.silenced === seat);
}

export function isAnySilenced({ state: { resolving } }: Game): boolean {
  return resolving.some((frame) => frame.kind === 'play' && frame.silenced !== null);
}

/** A source can only switch off what comes after its own place, so there are no cycles. */
export function withoutSuppressed(game: Game, sources: readonly HookedSource[]): readonly HookedSource[] {
  let left = isAnySilenced(game) ? sources.filter(({ owner }) => !isSilenced(game, owner)) : sources;
  const silencers = left.filter(({ isSilencer }) => isSilencer);
  if (silencers.length === 0) return left;
  for (const [later, place] of PLACES.entries()) {
    for (const silencer of silencers) {
      const { suppresses } = silencer.ability;
      if (silencer.place !== place || suppresses === undefined || !left.includes(silencer)) continue;
      left = left.filter((one) => PLACES.indexOf(one.place) <= later || !suppresses(game, silencer.owner, one));
    }
  }
  return left;
}
