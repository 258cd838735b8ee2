import { type CardDefinition, oneOf, type SlotNeed, sparingOf } from '../../core.ts';

/** What has to be chosen for a card that does what one of these does: which one, `as`, and what that one needs. */
export function needsOfOneOf(cards: readonly CardDefinition[]): readonly SlotNeed[] {
  const slugs = cards.map(({ slug }) => slug);
  return [
    { slot: 'as', need: oneOf('card', () => slugs), holds: undefined },
    ...cards.flatMap((card) => [...card.needs, ...sparingOf(card)].map((need) => onlyAs(card.slug, need))),
  ];
}

function onlyAs(slug: string, { need, ...rest }: SlotNeed): SlotNeed {
  const { isAsked } = need;
  return {
    ...rest,
    need: { ...need, isAsked: (game, move) => move.chosen['as'] === slug && isAsked?.(game, move) !== false },
  };
}
