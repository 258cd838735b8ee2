import { memo } from 'react';
import { eventIcon } from '../cards/book.ts';
import { useVocabulary } from '../text/vocabulary.tsx';
import { Icon } from '../ui/icon.tsx';

type EventsProps = { readonly now: string | null; readonly next: string | null };

const LONG = 10;

/** The event in force with its effect, and the one that comes next. A new one is turned over for all to see. */
export const Events = memo(function Events({ now, next }: EventsProps) {
  const { words, eventEntry } = useVocabulary();
  if (now === null && next === null) return null;
  return (
    <div className="events">
      {now !== null && (
        <div key={now} className="ev now" title={eventEntry(now).full}>
          <span className="sr-only">{words.eventInForce}</span>
          <Icon name={eventIcon(now)} size={36} />
          <b className={eventEntry(now).name.length > LONG ? 'long' : ''}>{eventEntry(now).name}</b>
          <span>{eventEntry(now).line}</span>
        </div>
      )}
      {next !== null && (
        <div className="ev next" title={eventEntry(next).full}>
          <small>{words.nextEvent}</small>
          <Icon name={eventIcon(next)} size={24} />
          <b>{eventEntry(next).name}</b>
          <span>{eventEntry(next).line}</span>
        </div>
      )}
    </div>
  );
});
