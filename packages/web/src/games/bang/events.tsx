import { memo } from 'react';
import { eventIcon } from './cards/book.ts';
import { useFullText } from './cards/use-full-text.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type Company, personAt } from '../../frame/company.ts';
import type { InForce } from './in-force.ts';
import { sameProps } from '../../frame/same-props.ts';

type EventsProps = { readonly stacks: readonly InForce[]; readonly company: Company };

const LONG = 10;

/** The events in force with their effects, and those that come next. A new one is turned over for all to see. */
export const Events = memo(function Events({ stacks, company }: EventsProps) {
  if (stacks.length === 0) return null;
  const isCrowded = stacks.length > 1;
  return (
    <div className={isCrowded ? 'events several' : 'events'}>
      {stacks.map((stack) => (
        <Stack key={stack.stack} {...stack} company={company} isCrowded={isCrowded} />
      ))}
    </div>
  );
}, sameProps);

type StackProps = InForce & { readonly company: Company; readonly isCrowded: boolean };

/** Of several stacks each has one card: the next is named at its foot. */
function Stack({ now, next, holder, left, company, isCrowded }: StackProps) {
  const { words, eventEntry } = useVocabulary();
  useFullText(now, next);
  const isNamed = isCrowded && now !== null && next !== null;
  return (
    <>
      {now !== null && (
        <div key={now} className="ev now" title={eventEntry(now).full}>
          <span className="sr-only">{words.eventInForce}</span>
          <Icon name={eventIcon(now)} size={isCrowded ? 26 : 36} />
          <b className={eventEntry(now).name.length > LONG ? 'long' : ''}>{eventEntry(now).name}</b>
          <span>{eventEntry(now).line}</span>
          {holder !== null && (
            <small className="holder" title={words.stage.stackLeft(left)}>
              {words.stage.heldBy(personAt(company, holder))}
            </small>
          )}
          {isNamed && (
            <small title={eventEntry(next).full}>
              {words.nextEvent}: {eventEntry(next).name}
            </small>
          )}
        </div>
      )}
      {next !== null && !isNamed && (
        <div className="ev next" title={eventEntry(next).full}>
          <small>{words.nextEvent}</small>
          <Icon name={eventIcon(next)} size={24} />
          <b>{eventEntry(next).name}</b>
          <span>{eventEntry(next).line}</span>
        </div>
      )}
    </>
  );
}
