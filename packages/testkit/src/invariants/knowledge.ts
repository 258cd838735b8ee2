import { bookOf, type GameEvent, openGame, type State, viewFor } from '@dustup/bang';
import type { Viewer } from '@dustup/kernel';
import { checkHidden, shownTo } from './seen-cards.ts';

/**
 * Which cards each viewer can name wherever they are now, from what he has seen himself: the card he put back on the
 * pile, the one somebody picked from a row, the one that was taken from him.
 */
export class Knowledge {
  readonly #state: State;
  readonly #known: ReadonlyMap<Viewer, Set<number>>;

  constructor(state: State, viewers: readonly Viewer[]) {
    this.#state = state;
    this.#known = new Map(viewers.map((viewer) => [viewer, new Set()]));
  }

  of(viewer: Viewer): ReadonlySet<number> {
    return this.#known.get(viewer) ?? new Set();
  }

  /** To be told each event, as it happens, before it is redacted. */
  hear(event: GameEvent): void {
    if (openHands(this.#state).length === 0) checkHidden(event);
    for (const [viewer, known] of this.#known) {
      const seen = shownTo(event, viewer);
      if (seen.length > 0) for (const card of seen) known.add(card);
      else if (known.size > 0) this.#forget(known, event);
    }
  }

  /** To be called after each answer: hands that lie open are known to all, also when they are hidden again. */
  look(): void {
    const open = openHands(this.#state);
    if (open.length > 0) for (const known of this.#known.values()) for (const card of open) known.add(card);
  }

  /** What nobody can follow any more: a pile that was shuffled, a hand that lost a card unseen. */
  #forget(known: Set<number>, { type, seat, target, detail, cards = [] }: GameEvent): void {
    const { lookedAt, seats } = this.#state;
    if (type === 'reshuffled') for (const card of pileOf(this.#state, detail)) known.delete(card);
    const hands = type === 'took' ? [target] : type === 'putBack' ? [seat] : [];
    for (const one of hands) {
      const hand = one === undefined ? [] : (seats[one]?.hand ?? []);
      for (const card of [...hand, ...lookedAt, ...cards.map(({ id }) => id)]) known.delete(card);
    }
  }
}

/** The cards of hands that everybody sees just now. */
function openHands(state: State): readonly number[] {
  const isAnyOpen = Object.values(state.inForce).some((slug) => mayOpen(state, slug));
  if (!isAnyOpen) return [];
  const view = viewFor(openGame(state, undefined), null);
  return view.seats.flatMap(({ hand }) => hand?.map(({ id }) => id) ?? []);
}

function mayOpen({ sets }: State, slug: string): boolean {
  return bookOf(sets).events.get(slug)?.queries?.isZoneOpen !== undefined;
}

/** The pile that was shuffled: the draw pile, or the one of the deck that the event names. */
function pileOf({ drawPile, zones, sets }: State, detail: GameEvent['detail']): readonly number[] {
  const slug = typeof detail === 'object' && detail !== null && 'deck' in detail ? detail.deck : undefined;
  const deck = bookOf(sets).decks.find((one) => one.slug === slug);
  return deck === undefined ? drawPile : (zones[deck.pile] ?? []);
}
