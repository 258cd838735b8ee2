import { memo, useEffect, useRef, useState } from 'react';
import { isMotionReduced } from '../app/settings.ts';
import type { LoggedEvent } from '../app/wire.ts';
import { Card, CardBack } from '../cards/card.tsx';
import { type Flight, flightsOf } from './flights.ts';

const GLIDE = 280;
const STAGGER = 60;
const WIDTH = 80;
/** Among small tiles: hides no number on its way. */
const SMALL_WIDTH = 42;

type FlightLayerProps = { readonly log: readonly LoggedEvent[]; readonly me: number | null; readonly isSmall: boolean };

/** Cards under way, above everything and in nobody's way. */
export const FlightLayer = memo(function FlightLayer({ log, me, isSmall }: FlightLayerProps) {
  const [flights, setFlights] = useState<readonly Flight[]>([]);
  const lastKey = useRef(log.at(-1)?.key ?? -1);
  useEffect(() => {
    const fresh = log.filter(({ key, step }) => key > lastKey.current && step !== null);
    lastKey.current = log.at(-1)?.key ?? lastKey.current;
    if (fresh.length === 0 || document.hidden || isMotionReduced()) return undefined;
    // What is still in the air has had its time. After the next paint: what has happened is to be seen first.
    const frame = requestAnimationFrame(() => setFlights(flightsOf(fresh)));
    return () => cancelAnimationFrame(frame);
  }, [log]);
  return (
    <div className="flights" aria-hidden="true">
      {flights.map((flight) => (
        <FlyingCard
          key={flight.key}
          flight={flight}
          me={me}
          width={isSmall ? SMALL_WIDTH : WIDTH}
          onLanded={() => setFlights((all) => all.filter((one) => one.key !== flight.key))}
        />
      ))}
    </div>
  );
});

function rectOf(spot: string): DOMRect | undefined {
  return document.querySelector(`[data-spot="${spot}"]`)?.getBoundingClientRect();
}

/** A card that lies where it is going to can fly itself: its face does, where one presses stays in place. */
function landedCard(flight: Flight, me: number | null): Element | null {
  const place = flight.to === `seat:${me}` ? '.hand' : flight.to === 'discard' ? '.fan' : undefined;
  if (flight.card === undefined || place === undefined) return null;
  return document.querySelector(`${place} [data-card="${flight.card.id}"] > :is(.card, .mini)`);
}

type FlyingCardProps = Pick<FlightLayerProps, 'me'> & {
  readonly flight: Flight;
  readonly width: number;
  readonly onLanded: () => void;
};

function FlyingCard({ flight, me, width, onLanded }: FlyingCardProps) {
  const self = useRef<HTMLDivElement>(null);
  const landed = useRef(onLanded);
  useEffect(() => {
    const { current } = self;
    const landing = landedCard(flight, me);
    const from = rectOf(flight.from === `seat:${me}` && flight.to !== 'deck' ? 'hand' : flight.from);
    const to = landing?.getBoundingClientRect() ?? rectOf(flight.to);
    if (current === null || from === undefined || to === undefined) return landed.current();
    const timing = {
      duration: GLIDE,
      delay: flight.order * STAGGER,
      easing: 'cubic-bezier(.2,.8,.2,1)',
      fill: 'backwards',
    } as const;
    const dx = from.x + from.width / 2 - (to.x + to.width / 2);
    const dy = from.y + from.height / 2 - (to.y + to.height / 2);
    if (landing !== null) {
      current.style.display = 'none';
      const gliding = landing.animate([{ transform: `translate(${dx}px, ${dy}px) rotate(-4deg)` }, {}], timing);
      gliding.addEventListener('finish', () => landed.current());
      return () => gliding.cancel();
    }
    const half = current.getBoundingClientRect();
    const x = to.x + to.width / 2 - half.width / 2;
    const y = to.y + to.height / 2 - half.height / 2;
    const gliding = current.animate(
      [
        { transform: `translate(${x + dx}px, ${y + dy}px) rotate(-4deg)`, opacity: 0 },
        { opacity: 1, offset: 0.1 },
        { transform: `translate(${x}px, ${y}px)`, opacity: 1, offset: 0.85 },
        { transform: `translate(${x}px, ${y}px) scale(.6)`, opacity: 0 },
      ],
      timing,
    );
    gliding.addEventListener('finish', () => landed.current());
    return () => gliding.cancel();
  }, [flight, me]);
  return (
    <div className="flying" ref={self}>
      {flight.card === undefined ? (
        <CardBack width={width} />
      ) : (
        <Card card={flight.card.card} sign={flight.card.sign} width={width} />
      )}
    </div>
  );
}
