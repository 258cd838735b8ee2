import { memo, useLayoutEffect, useRef } from 'react';
import { isMotionReduced } from '../../app/settings.ts';
import { isMoney, sourceIcon } from './cards/book.ts';
import { Card, CardBack } from './cards/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Flight } from './show/phases.ts';
import { sameProps } from '../../frame/same-props.ts';

const WIDTH = 80;
/** Among small tiles: hides no number on its way. */
const SMALL_WIDTH = 42;
/** The next card sets out so much of a flight later. */
const STAGGER = 0.2;

type FlightLayerProps = {
  readonly flights: readonly Flight[];
  /** How long all of them take. */
  readonly length: number;
  readonly me: number | null;
  readonly isSmall: boolean;
};

/** Cards under way, above everything and in nobody's way. What is under way lies nowhere else. */
export const FlightLayer = memo(function FlightLayer({ flights, length, me, isSmall }: FlightLayerProps) {
  const isStill = isMotionReduced();
  return (
    <div className="flights" aria-hidden="true">
      {!isStill &&
        flights.map((flight) => (
          <FlyingCard
            key={flight.key}
            flight={flight}
            length={length}
            of={flights.length}
            me={me}
            width={isSmall ? SMALL_WIDTH : WIDTH}
          />
        ))}
    </div>
  );
}, sameProps);

function rectOf(spot: string): DOMRect | undefined {
  const [, card] = /^card:(\d+)$/.exec(spot) ?? [];
  if (card !== undefined) return document.querySelector(`[data-card="${card}"]`)?.getBoundingClientRect();
  return document.querySelector(`[data-spot="${spot}"]`)?.getBoundingClientRect();
}

type FlyingCardProps = Pick<FlightLayerProps, 'me' | 'length'> & {
  readonly flight: Flight;
  readonly of: number;
  readonly width: number;
};

function FlyingCard({ flight, length, of, me, width }: FlyingCardProps) {
  const self = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = self;
    const mine = `seat:${me}`;
    const isCard = flight.token === undefined;
    const from = rectOf(isCard && flight.from === mine ? 'hand' : flight.from) ?? rectOf(flight.from);
    const to = rectOf(isCard && flight.to === mine ? 'hand' : flight.to) ?? rectOf(flight.to);
    if (current === null || from === undefined || to === undefined) return undefined;
    const box = current.getBoundingClientRect();
    const place = (rect: DOMRect) =>
      `translate(${rect.x + rect.width / 2 - box.width / 2}px, ${rect.y + rect.height / 2 - box.height / 2}px)`;
    const share = 1 / (1 + STAGGER * (of - 1));
    const gliding = current.animate(
      [
        { transform: `${place(from)} rotate(-4deg)`, opacity: 1 },
        { transform: place(to), opacity: 1 },
      ],
      {
        duration: length * share,
        delay: flight.order * STAGGER * length * share,
        easing: 'cubic-bezier(.5,0,.2,1)',
        fill: 'forwards',
      },
    );
    return () => gliding.cancel();
  }, [flight, length, of, me]);
  return (
    <div className="flying" ref={self} data-card={flight.card?.id}>
      {flight.token !== undefined ? (
        <span className={isMoney(flight.token) ? 'coin' : 'heap'}>
          <Icon name={sourceIcon(flight.token)} size={16} />
        </span>
      ) : flight.card === undefined ? (
        <CardBack width={width} />
      ) : (
        <Card card={flight.card.card} sign={flight.card.sign} width={width} />
      )}
    </div>
  );
}
