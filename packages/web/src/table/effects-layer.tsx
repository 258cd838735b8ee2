import type { GameEvent } from '@dustup/bang';
import { memo, useEffect, useRef, useState } from 'react';
import { isMotionReduced } from '../app/settings.ts';
import type { LoggedEvent } from '../app/wire.ts';

/** A number that rises from a seat. */
type Float = { readonly key: string; readonly seat: number; readonly text: string; readonly isLoss: boolean };

const FLOAT = 1000;
const SHAKE = 260;
const BEAT = 1600;

const SHAKING: Keyframe[] = [0, -6, 6, -6, 6, -6, 0].map((x) => ({ transform: `translateX(${x}px)` }));
/** The seat tilts and falls; then the stone that took its place rises. */
const FALLING: Keyframe[] = [
  { transform: 'rotate(4deg) translateY(12px)', opacity: 0.2 },
  { transform: 'rotate(4deg) translateY(18px)', opacity: 0, offset: 0.25 },
  { transform: 'translateY(60px) scaleY(.3)', opacity: 0, offset: 0.48 },
  { transform: 'none', opacity: 1, offset: 0.8 },
  { transform: 'none', opacity: 1 },
];
const DIMMING: Keyframe[] = [
  { opacity: 0 },
  { opacity: 0.2, offset: 0.25 },
  { opacity: 0.2, offset: 0.8 },
  { opacity: 0 },
];

function floatOf(key: number, { type, seat, count = 0 }: GameEvent): Float | undefined {
  if (seat === undefined || (type !== 'lifeLost' && type !== 'lifeGained') || count === 0) return undefined;
  const isLoss = type === 'lifeLost';
  return { key: String(key), seat, text: isLoss ? `−${count}` : `+${count}`, isLoss };
}

/** Hits, healing and the slow beat of an elimination: decoration, in nobody's way. */
export const EffectsLayer = memo(function EffectsLayer({ log }: { log: readonly LoggedEvent[] }) {
  const [floats, setFloats] = useState<readonly Float[]>([]);
  const dim = useRef<HTMLDivElement>(null);
  const lastKey = useRef(log.at(-1)?.key ?? -1);
  useEffect(() => {
    const fresh = log.filter(({ key, step }) => key > lastKey.current && step !== null);
    lastKey.current = log.at(-1)?.key ?? lastKey.current;
    if (fresh.length === 0 || document.hidden) return undefined;
    const risen = fresh.flatMap(({ key, event }) => floatOf(key, event) ?? []);
    if (!isMotionReduced()) for (const { event } of fresh) moveSeat(event, dim.current);
    if (risen.length === 0) return undefined;
    setFloats(risen);
    const timer = setTimeout(() => setFloats([]), FLOAT);
    return () => clearTimeout(timer);
  }, [log]);
  return (
    <div className="effects" aria-hidden="true">
      <div className="dim" ref={dim} />
      {floats.map((float) => (
        <FloatingNumber key={float.key} float={float} />
      ))}
    </div>
  );
});

function seatElement(seat: number): Element | null {
  return document.querySelector(`[data-spot="seat:${seat}"]`);
}

function moveSeat({ type, seat }: GameEvent, dim: Element | null): void {
  if (seat === undefined) return;
  if (type === 'lifeLost') seatElement(seat)?.animate(SHAKING, { duration: SHAKE });
  if (type !== 'eliminated') return;
  seatElement(seat)?.animate(FALLING, { duration: BEAT, easing: 'cubic-bezier(.5,0,.2,1)' });
  dim?.animate(DIMMING, { duration: BEAT });
}

/** Over the portrait, or at the foot of a tile that has none: no number is hidden. */
function placeOver(seat: number): { readonly x: number; readonly y: number } | undefined {
  const tile = seatElement(seat);
  const portrait = tile?.querySelector('.pf')?.getBoundingClientRect();
  if (portrait !== undefined && portrait.width > 0) {
    return { x: portrait.x + portrait.width / 2, y: portrait.y + portrait.height };
  }
  const whole = tile?.getBoundingClientRect();
  return whole === undefined ? undefined : { x: whole.x + whole.width / 2, y: whole.bottom };
}

function FloatingNumber({ float }: { float: Float }) {
  const self = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const place = placeOver(float.seat);
    const { current } = self;
    if (place === undefined || current === null) return;
    current.style.translate = `${place.x}px ${place.y}px`;
    current.animate(
      isMotionReduced()
        ? [{ opacity: 1 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }]
        : [
            { transform: 'translate(-50%, -20%) scale(.7)', opacity: 0 },
            { transform: 'translate(-50%, -60%)', opacity: 1, offset: 0.2 },
            { transform: 'translate(-50%, -90%)', opacity: 1, offset: 0.8 },
            { transform: 'translate(-50%, -110%)', opacity: 0 },
          ],
      { duration: FLOAT, fill: 'forwards' },
    );
  }, [float.seat]);
  return (
    <span ref={self} className={`float ${float.isLoss ? 'loss' : 'gain'}`}>
      {float.text}
    </span>
  );
}
