import type { Composer } from './use-composer.ts';
import type { State } from './draft.ts';

// What keys do at every table that has a hand and a bar. True when there was something to do.

/** What lies on the table leaves Enter to the bar: Space chooses it. */
const ON_THE_TABLE = '.hand-card, .seat-press, .fighter-press, .chip-press, .plate-card, .fanned';

/** Enter plays what the bar says, wherever the focus is; only a button that somebody went to by keyboard keeps it for itself. */
export function commits(target: HTMLElement | undefined, composer: Composer): boolean {
  if (composer.answer === undefined) return false;
  const button = target?.closest('button, a, [role=tab], input');
  if (button != null && !button.matches(ON_THE_TABLE) && button.matches(':focus-visible')) return false;
  composer.commit();
  return true;
}

/** One step back; out of a field first. */
export function goesBack(target: HTMLElement | undefined, composer: Composer): boolean {
  if (target instanceof HTMLInputElement) target.blur();
  composer.back();
  return true;
}

/** Left and right go along the hand. */
export function movesAlong(target: HTMLElement | undefined, by: 1 | -1): boolean {
  if (target?.closest('.drawer') != null) return false;
  const cards = [...document.querySelectorAll<HTMLElement>('.hand .hand-card')];
  const at = cards.findIndex((card) => card === target);
  const next = at < 0 ? (by === 1 ? 0 : cards.length - 1) : (at + by + cards.length) % cards.length;
  cards[next]?.focus();
  return cards.length > 0;
}

/** Why the card that has the focus may not be chosen. */
export function asksWhy(
  target: HTMLElement | undefined,
  composer: Composer,
  cardStateOf: (card: number) => State,
): boolean {
  const id = Number(target?.closest('[data-card]')?.getAttribute('data-card') ?? Number.NaN);
  const { refusal } = Number.isNaN(id) ? { refusal: undefined } : cardStateOf(id);
  if (refusal === undefined) return false;
  composer.ask({ thing: { kind: 'card', id }, refusal });
  return true;
}
