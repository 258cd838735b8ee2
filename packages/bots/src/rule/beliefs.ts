import { deedsSeen, rolesSeen, seatId, type View } from '@dustup/bang';
import { KINDS } from './role-deals.ts';
import { weighRoles } from './weigh-roles.ts';

/**
 * What a seat may think of the others' roles. A function of the view alone: what was worked out last is kept only
 * while nothing new has happened.
 */
export class Beliefs {
  readonly #chances: number[] = [];
  #view: View | undefined;
  #deeds = -1;
  #shown = -1;
  /** Deeds of others: the viewer's own tell them nothing. */
  #heard = -1;

  chance(seat: number, role: number): number {
    return this.#chances[seat * KINDS + role] ?? 0;
  }

  /** Reads the view; true when something has changed since the last time. */
  update(view: View): boolean {
    const deeds = deedsSeen(view);
    const shown = rolesSeen(view);
    const isSameGame = view === this.#view;
    if (isSameGame && deeds === this.#deeds && shown === this.#shown) return false;
    const heard = deeds - (view.viewer === null ? 0 : deedsSeen(view, seatId(view.viewer)));
    const isKnown = isSameGame && heard === this.#heard && shown === this.#shown;
    this.#view = view;
    this.#deeds = deeds;
    this.#shown = shown;
    this.#heard = heard;
    if (!isKnown) weighRoles(view, this.#chances);
    return !isKnown;
  }
}
