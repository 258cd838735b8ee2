import type { SeenCard } from '@dustup/bang';
import { memo, type PointerEvent, use, useRef, useState } from 'react';
import { Card, MiniCard } from './cards/card.tsx';
import { CountedSuit, countedSign } from './cards/counted-suit.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { px } from '../../ui/px.ts';
import type { State } from '../../frame/draft.ts';
import { useHover } from '../../frame/hover.ts';
import { sameProps } from '../../frame/same-props.ts';
import { useLongPress } from '../../frame/use-long-press.ts';

export type HandProps = {
  readonly cards: readonly SeenCard[];
  readonly stateOf: (card: number) => State;
  /** Whether an answer is asked for: what can answer is ringed. */
  readonly isAnswering: boolean;
  readonly isMini: boolean;
  /** The smallest cards, where the screen is low. */
  readonly isSmall: boolean;
  /** The room for it, in pixels of the design. */
  readonly room: number;
  readonly cardWidth: number;
  /** The order in which cards were picked, where it counts. */
  readonly orderOf: (card: number) => number | undefined;
  readonly onCard: (card: number) => void;
  readonly onRead: (card: string | undefined, sign?: string) => void;
  /** Dropped on a seat, or somewhere on the table. */
  readonly onDrop: (card: number, seat: number | null) => void;
};

const GAP = 10;
const MINI_GAP = 6;
/** A finger finds no less of a card; beyond that the hand scrolls. */
const LEAST_SEEN = 44;

/** My cards. Tap to choose, drag onto a player to aim, hold or hover to read. */
export function Hand(props: HandProps) {
  const { cards, stateOf, orderOf, isMini, isSmall, room, cardWidth } = props;
  const { words, refusal } = useVocabulary();
  const gap = isMini ? MINI_GAP : GAP;
  const fitting = cards.length < 2 ? cardWidth : Math.min(cardWidth + gap, (room - cardWidth) / (cards.length - 1));
  const step = isMini ? Math.max(LEAST_SEEN, fitting) : fitting;
  // On each card, not on all of them together: what is inside a card does not depend on it.
  const overlap = { marginLeft: px(step - cardWidth) };
  return (
    <ul className={`hand ${isMini ? 'strip' : ''} ${isSmall ? 'small' : ''}`} aria-label={words.hand} data-spot="hand">
      {cards.map((card, at) => {
        const state = stateOf(card.id);
        return (
          <li key={card.id} style={at === 0 ? undefined : overlap}>
            <HandCard
              card={card}
              is={state.is}
              reason={state.refusal === undefined ? '' : refusal(state.refusal)}
              order={orderOf(card.id)}
              isAnswering={props.isAnswering}
              isMini={isMini}
              cardWidth={cardWidth}
              onCard={props.onCard}
              onRead={props.onRead}
              onDrop={props.onDrop}
            />
          </li>
        );
      })}
      {cards.length === 0 && <li className="none">{words.handEmpty}</li>}
    </ul>
  );
}

const DRAG_FROM = 14;
const ABOVE_FINGER = 56;

type HandCardProps = Pick<HandProps, 'isAnswering' | 'isMini' | 'cardWidth' | 'onCard' | 'onRead' | 'onDrop'> & {
  readonly card: SeenCard;
  readonly is: State['is'];
  readonly reason: string;
  readonly order: number | undefined;
};

const HandCard = memo(function HandCard(props: HandCardProps) {
  const { card, is, reason, order, isAnswering, isMini, cardWidth, onCard, onRead, onDrop } = props;
  const { sayCard, faceLine } = useVocabulary();
  const suit = use(CountedSuit);
  const hover = useHover(onRead, card.card, card.sign);
  const press = useLongPress(() => onRead(card.card, card.sign));
  // As soon as it is lifted, whom it may be played on is to be seen.
  const drag = useDrag({ onLift: () => onDrop(card.id, null), onDrop: (seat) => onDrop(card.id, seat) });
  const isQuiet = is === 'refused' || (isAnswering && is === 'idle');
  const look = `${isQuiet ? 'quiet' : ''} ${isAnswering && is === 'legal' ? 'ok' : ''}`;
  return (
    <button
      type="button"
      className={`hand-card ${is === 'chosen' ? 'up' : ''} ${drag.isDragging ? 'dragged' : ''}`}
      data-card={card.id}
      aria-pressed={is === 'chosen'}
      aria-disabled={isQuiet}
      style={drag.style}
      onClick={() => {
        if (!press.wasLong() && !drag.wasDragged()) onCard(card.id);
      }}
      onContextMenu={(event) => event.preventDefault()}
      {...hover}
      onPointerDown={(event) => {
        press.onPointerDown(event);
        drag.onPointerDown(event);
      }}
      onPointerMove={(event) => {
        press.onPointerMove(event);
        drag.onPointerMove(event);
      }}
      onPointerUp={(event) => {
        press.onPointerUp();
        drag.onPointerUp(event);
      }}
      onPointerCancel={() => {
        press.onPointerCancel();
        drag.onPointerCancel();
      }}
    >
      <span className="sr-only">
        {`${sayCard(card.card, countedSign(card.sign, suit))}. ${faceLine(card.card)}${reason === '' ? '' : `: ${reason}`}`}
      </span>
      {isMini ? (
        <MiniCard card={card.card} sign={card.sign} className={look} />
      ) : (
        <Card card={card.card} sign={card.sign} width={cardWidth} className={look} />
      )}
      {order !== undefined && <span className="order">{order}</span>}
    </button>
  );
}, sameProps);

/** Follows the mouse, or a finger that goes up out of the hand. */
function useDrag({ onLift, onDrop }: { onLift: () => void; onDrop: (seat: number | null) => void }) {
  const from = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined);
  const dragged = useRef(false);
  const [shift, setShift] = useState<{ readonly x: number; readonly y: number } | undefined>(undefined);
  const under = useRef<Element | null>(null);
  /** The seat under the card lights up. */
  const light = (seat: number | null) => {
    const next = seat === null ? null : document.querySelector(`.seat[data-spot="seat:${seat}"]`);
    if (next === under.current) return;
    under.current?.classList.remove('under');
    next?.classList.add('under');
    under.current = next;
  };
  const stop = () => {
    from.current = undefined;
    light(null);
    setShift(undefined);
  };
  return {
    isDragging: shift !== undefined,
    style: shift === undefined ? undefined : { translate: `${shift.x}px ${shift.y}px` },
    wasDragged: () => {
      const was = dragged.current;
      dragged.current = false;
      return was;
    },
    onPointerDown: (event: PointerEvent) => {
      dragged.current = false;
      if (event.button === 0) from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (from.current === undefined) return;
      // Let go of somewhere else: no drag.
      if (event.buttons === 0) return stop();
      const x = event.clientX - from.current.x;
      const y = event.clientY - from.current.y;
      if (shift === undefined) {
        const isUp = y < -DRAG_FROM && Math.abs(y) > Math.abs(x);
        if (!isUp) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        onLift();
      }
      dragged.current = true;
      light(seatUnder(event.clientX, event.clientY));
      // It rides above the finger that would hide it.
      setShift({ x, y: event.pointerType === 'touch' ? y - ABOVE_FINGER : y });
    },
    onPointerUp: (event: PointerEvent) => {
      const isDropped = shift !== undefined;
      stop();
      const seat = isDropped ? seatUnder(event.clientX, event.clientY) : null;
      if (seat !== null) onDrop(seat);
    },
    onPointerCancel: stop,
  };
}

/** The seat at a point of the screen. */
function seatUnder(x: number, y: number): number | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const spot = element.closest('[data-spot^="seat:"]')?.getAttribute('data-spot');
    if (spot !== undefined && spot !== null) return Number(spot.slice('seat:'.length));
  }
  return null;
}
