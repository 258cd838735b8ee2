import { eventIcon } from '../cards/book.ts';
import { Card, CharacterCard, RoleCard } from '../cards/card.tsx';
import { useVocabulary } from '../../../text/vocabulary.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { GalleryEntry } from './filters.ts';

const ANY_SIGN = '2♣';

/** What something looks like. */
export function EntryFace({ entry, isLarge = false }: { entry: GalleryEntry; isLarge?: boolean }) {
  const { slug, kind, signs } = entry;
  switch (kind) {
    case 'character':
      return <CharacterCard character={slug} width={isLarge ? 220 : 150} />;
    case 'role':
      return <RoleCard role={slug} width={isLarge ? 188 : 132} />;
    case 'event':
      return <EventFace entry={entry} />;
    case 'brown':
    case 'blue':
    case 'green':
    case 'orange':
    case 'black':
      return <Card card={slug} sign={signs[0] ?? ANY_SIGN} width={isLarge ? 188 : 132} />;
  }
}

/** An event lies across: nobody takes it for a playing card. */
function EventFace({ entry }: { entry: GalleryEntry }) {
  const { setName } = useVocabulary();
  return (
    <span className="event-face">
      <Icon name={eventIcon(entry.slug)} size={34} />
      <b>{entry.name}</b>
      <span>{entry.line}</span>
      <small>{setName(entry.set)}</small>
    </span>
  );
}
