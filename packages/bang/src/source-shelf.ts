import { sealed } from '@dustup/tabletop';
import type { Ability, Place } from './definitions.ts';
import { type HookedSource, hooked } from './hooks.ts';
import type { CardId, SeatId } from './ids.ts';

/**
 * The sources of all games with the same sets: a rule that counts once more is the object that it was before. Says
 * nothing of what counts in any of them.
 */
export class SourceShelf {
  /** By owner and card: the one that lay there last. */
  readonly #cards: HookedSource[][] = [];
  /** By ability, and by its owner; the table's own first. */
  readonly #others = new Map<Ability, HookedSource[]>();

  ofCard(place: Place, owner: SeatId, card: CardId, ability: Ability & { readonly slug: string }): HookedSource {
    const row = (this.#cards[owner] ??= []);
    const known = row[card];
    if (known !== undefined && known.ability === ability && known.place === place) return known;
    return (row[card] = hooked({ place, owner, slug: ability.slug, card, ability }));
  }

  of(place: Place, owner: SeatId, ability: Ability & { readonly slug: string }): HookedSource {
    const known = this.#others.get(ability) ?? [];
    this.#others.set(ability, known);
    return (known[owner + 1] ??= hooked({ place, owner, slug: ability.slug, card: null, ability }));
  }
}

sealed(SourceShelf);
