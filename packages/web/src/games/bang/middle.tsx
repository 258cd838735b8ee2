import type { SeenCard } from '@dustup/bang';
import { memo } from 'react';
import { eventIcon } from './cards/book.ts';
import { CardBack, MiniCard } from './cards/card.tsx';
import { useFullText } from './cards/use-full-text.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { CentreProps, OnStage } from './centre.tsx';
import { type Company, personAt } from '../../frame/company.ts';
import { type InForce, stacksInForce } from './in-force.ts';
import { RichText } from '../../frame/rich-text.tsx';
import { sameProps } from '../../frame/same-props.ts';

/** What is longer than this stands in the log and the rules, where the middle is low. */
const LONG = 30;

/** The middle of an upright table: deck and last discard, and below them the stage, or the events while it is free. */
export function Middle({ game, company, discards, stage, onRead }: CentreProps) {
  const { table } = game;
  return (
    <div className="middle">
      <Piles count={table.drawPileCount} top={discards.at(-1)} onRead={onRead} />
      <div className={`middle-stage ${stage?.face === undefined ? '' : 'taken'}`} data-spot="stage">
        {stage?.face === undefined ? (
          <Events stacks={stacksInForce(table)} company={company} />
        ) : (
          <Staged stage={stage} />
        )}
      </div>
    </div>
  );
}

type PilesProps = Pick<CentreProps, 'onRead'> & { readonly count: number; readonly top: SeenCard | undefined };

const Piles = memo(function Piles({ count, top, onRead }: PilesProps) {
  const { words, cardName, sayCard } = useVocabulary();
  return (
    <div className="piles">
      <div className="pile" data-spot="deck">
        <CardBack width={38} />
        <span className="cnt" aria-hidden="true">
          {count}
        </span>
        <span className="sr-only">{words.inDeck(count)}</span>
      </div>
      <div className="pile" data-spot="discard">
        {top === undefined ? (
          <span className="no-discards">{words.noDiscards}</span>
        ) : (
          <button type="button" className="fanned-top" onClick={() => onRead(top.card, top.sign)} data-card={top.id}>
            <span className="sr-only">{`${words.lastDiscard}: ${sayCard(top.card, top.sign)}`}</span>
            <MiniCard card={top.card} sign={top.sign} className="tiny" />
            <span className="pile-name" aria-hidden="true">
              {cardName(top.card)}
            </span>
          </button>
        )}
      </div>
    </div>
  );
}, sameProps);

const Staged = memo(function Staged({ stage }: { stage: OnStage }) {
  const faces = stage.face === undefined ? [] : [stage.face, ...stage.more];
  return (
    <div className={`on-stage ${stage.isHurt ? 'hurts' : ''}`}>
      <span key={stage.key} className={`staged ${stage.look}`} data-ids={stage.ids.join(' ')}>
        {faces.map(({ card, sign }, at) =>
          stage.look === 'back' ? (
            <CardBack key={at} width={42} />
          ) : (
            <MiniCard key={at} card={card} sign={sign} className="tiny" />
          ),
        )}
      </span>
      {stage.label.length > 0 && (
        <span className="stage-label">
          <RichText text={stage.label} />
        </span>
      )}
    </div>
  );
}, sameProps);

type EventsProps = { readonly stacks: readonly InForce[]; readonly company: Company };

const Events = memo(function Events({ stacks, company }: EventsProps) {
  if (stacks.length === 0) return null;
  return (
    <div className={stacks.length > 1 ? 'middle-events several' : 'middle-events'}>
      {stacks.map((stack) => (
        <Stack key={stack.stack} {...stack} company={company} />
      ))}
    </div>
  );
}, sameProps);

function Stack({ now, next, holder, company }: InForce & { readonly company: Company }) {
  const { words, eventEntry } = useVocabulary();
  useFullText(now, next);
  return (
    <>
      {now !== null && (
        <p key={now} className="ev-now" title={eventEntry(now).full}>
          <span className="sr-only">{words.eventInForce}</span>
          <Icon name={eventIcon(now)} size={16} />
          <b>{eventEntry(now).name}</b>
          {holder !== null && <small className="holder">{words.stage.heldBy(personAt(company, holder))}</small>}
          <span className={`ev-line-text ${eventEntry(now).line.length > LONG ? 'long' : ''}`}>
            {eventEntry(now).line}
          </span>
        </p>
      )}
      {next !== null && (
        <p className="ev-next" title={eventEntry(next).full}>
          {words.nextEvent}: <b>{eventEntry(next).name}</b>
        </p>
      )}
    </>
  );
}
