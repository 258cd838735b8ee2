import { bookBehind, type CardDefinition, type View } from '@dustup/bang';
import { isSelection } from '@dustup/kernel';
import { oneOf } from './lists.ts';
import type { Use } from './sight.ts';
import type { Vocabulary } from './words.ts';

/** What would be done instead of answering, and the kind of card that answers. */
const ANSWERS = { takeIt: 'missedCard', giveIn: 'bangCard' } as const;

/** What a card does here, where that is not what it says by itself: Calamity Janet's Missed! is a BANG! on her turn. */
export function noteNow(
  own: CardDefinition,
  { next, besides }: Use,
  view: View,
  vocabulary: Vocabulary,
): string | undefined {
  const as = (slugs: readonly string[]) =>
    vocabulary.text('terminal.standsFor', {
      hasLine: slugs.length === 1,
      names: oneOf(
        slugs.map((slug) => vocabulary.nameOf(slug, 'cards')),
        vocabulary.language,
      ),
      line: slugs.length === 1 ? vocabulary.lineOf(slugs[0] ?? '', 'cards') : '',
    });
  if (next !== undefined && !isSelection(next) && next.slot === 'as') {
    const uses = next.candidates.map(String).filter((slug) => next.why?.(slug) === undefined);
    return uses.length === 0 || uses.includes(own.slug) ? undefined : as(uses);
  }
  const [giving, kind] = Object.entries(ANSWERS).find(([deed]) => besides.includes(deed)) ?? [];
  if (kind === undefined) return undefined;
  const isOwn = own.colour === 'brown' && own.responds?.[kind === 'missedCard' ? 'shot' : 'demand'] !== undefined;
  if (isOwn) return undefined;
  if (giving === 'giveIn') return vocabulary.text('terminal.givenUp');
  const stand = own.kinds.includes(kind) ? undefined : bookBehind(view).cardOfKind.get(kind)?.slug;
  return stand === undefined ? undefined : as([stand]);
}
