import { duelBook } from './book.ts';

/** What belongs together in the gallery, in the order in which it is shown. */
export const GROUPS = ['bangs', 'actions', 'equipment', 'law', 'outlaws'] as const;
export type Group = (typeof GROUPS)[number];

const OF_COLOUR = { red: 'bangs', brown: 'actions', blue: 'equipment' } as const;

export type DuelEntry = { readonly slug: string; readonly group: Group; readonly isCard: boolean };

/** Everything in the box. */
export function duelEntries(): readonly DuelEntry[] {
  const cards = Object.entries(duelBook.cards).map(([slug, { colour }]) => ({
    slug,
    group: OF_COLOUR[colour],
    isCard: true,
  }));
  const characters = Object.entries(duelBook.characters).map(
    ([slug, { side }]): DuelEntry => ({ slug, group: side === 'law' ? 'law' : 'outlaws', isCard: false }),
  );
  return [...cards, ...characters];
}
