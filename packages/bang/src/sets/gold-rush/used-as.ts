import { andThen, type CardDefinition, oneOf, type SlotNeed, sparingOf } from '../../core.ts';

/** What has to be chosen for a card that does what one of these does: which one, `as`, and what that one needs. */
export function needsOfOneOf(cards: readonly CardDefinition[]): readonly SlotNeed[] {
  const needs = new Map(cards.map((card) => [card.slug, [...card.needs, ...sparingOf(card)]]));
  const which = oneOf('card', () => cards.map(({ slug }) => slug));
  return [{ slot: 'as', need: andThen(which, (_game, _move, as) => needs.get(String(as)) ?? []), holds: undefined }];
}
