import { memo } from 'react';
import type { State } from '../../frame/draft.ts';
import { sameProps } from '../../frame/same-props.ts';
import { useLongPress } from '../../frame/use-long-press.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { px } from '../../ui/px.ts';
import { DuelCard, DuelMini } from './duel-card.tsx';
import type { SeenCard } from './wire.ts';

type DuelHandProps = {
  readonly cards: readonly SeenCard[];
  readonly stateOf: (card: number) => State;
  readonly isAnswering: boolean;
  readonly isMini: boolean;
  readonly width: number;
  readonly room: number;
  readonly onCard: (card: number) => void;
  readonly onRead: (slug: string) => void;
};

/** A finger finds no less of a card. */
const LEAST_SEEN = 44;

/** My cards: a tap chooses, a long press reads. */
export function DuelHand({ cards, stateOf, isAnswering, isMini, width, room, onCard, onRead }: DuelHandProps) {
  const { words, refusal } = useVocabulary();
  const gap = isMini ? 5 : 10;
  const step = cards.length < 2 ? width : Math.min(width + gap, (room - width) / (cards.length - 1));
  const overlap = { marginLeft: px(Math.max(LEAST_SEEN, step) - width) };
  return (
    <ul className={`hand ${isMini ? 'strip' : ''}`} aria-label={words.hand} data-spot="hand">
      {cards.map((card, at) => {
        const { is, refusal: why } = stateOf(card.id);
        return (
          <li key={card.id} style={at === 0 ? undefined : overlap}>
            <HandCard
              {...{ card, is, isAnswering, isMini, width, onCard, onRead }}
              reason={why === undefined ? '' : refusal(why)}
            />
          </li>
        );
      })}
      {cards.length === 0 && <li className="none">{words.handEmpty}</li>}
    </ul>
  );
}

type HandCardProps = Pick<DuelHandProps, 'isAnswering' | 'isMini' | 'width' | 'onCard' | 'onRead'> & {
  readonly card: SeenCard;
  readonly is: State['is'];
  readonly reason: string;
};

const HandCard = memo(function HandCard(props: HandCardProps) {
  const { card, is, reason, isAnswering, isMini, width, onCard, onRead } = props;
  const { cardName, faceLine } = useVocabulary();
  const press = useLongPress(() => onRead(card.card));
  const isQuiet = is === 'refused' || (isAnswering && is === 'idle');
  const look = `${isQuiet ? 'quiet' : ''} ${isAnswering && is === 'legal' ? 'ok' : ''}`;
  return (
    <button
      type="button"
      className={`hand-card ${is === 'chosen' ? 'up' : ''}`}
      data-card={card.id}
      aria-pressed={is === 'chosen'}
      aria-disabled={isQuiet}
      onClick={() => {
        if (!press.wasLong()) onCard(card.id);
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        onRead(card.card);
      }}
      onPointerDown={press.onPointerDown}
      onPointerMove={press.onPointerMove}
      onPointerUp={press.onPointerUp}
      onPointerCancel={press.onPointerCancel}
    >
      <span className="sr-only">
        {`${cardName(card.card)}. ${faceLine(card.card)}${reason === '' ? '' : `: ${reason}`}`}
      </span>
      {isMini ? (
        <DuelMini card={card.card} symbol={card.symbol} className={look} />
      ) : (
        <DuelCard card={card.card} symbol={card.symbol} width={width} className={look} />
      )}
    </button>
  );
}, sameProps);
