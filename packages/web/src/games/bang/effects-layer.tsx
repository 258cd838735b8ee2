import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isMotionReduced } from '../../app/settings.ts';
import { RoleCard } from './cards/card.tsx';
import { useVocabulary } from '../../text/vocabulary.tsx';
import type { Effect } from './show/phases.ts';
import { sameProps } from '../../frame/same-props.ts';

/** A number that rises from a seat. */
type Float = { readonly key: string; readonly seat: number; readonly text: string; readonly isLoss: boolean };

const FLOAT = 1000;
const SHAKE = 260;

const SHAKING: Keyframe[] = [0, -6, 6, -6, 6, -6, 0].map((x) => ({ transform: `translateX(${x}px)` }));
const FALLING: Keyframe[] = [
  { transform: 'none', opacity: 1 },
  { transform: 'none', opacity: 1, offset: 0.3 },
  { transform: 'rotate(4deg) translateY(18px)', opacity: 0.25 },
];
const RISING: Keyframe[] = [
  { transform: 'translateY(60px) scaleY(.3)', opacity: 0 },
  { transform: 'none', opacity: 1, offset: 0.6 },
  { transform: 'none', opacity: 1 },
];
const DIMMING: Keyframe[] = [{ opacity: 0 }, { opacity: 0.2, offset: 0.3 }, { opacity: 0.2 }];
const LIGHTING: Keyframe[] = [{ opacity: 0.2 }, { opacity: 0.2, offset: 0.5 }, { opacity: 0 }];

/** What an elimination is made of. */
const SLOW: readonly Effect['kind'][] = ['fall', 'role', 'stone'];

function floatOf(effect: Effect): Float | undefined {
  if (effect.kind !== 'loss' && effect.kind !== 'gain') return undefined;
  const { key, seat, count, kind } = effect;
  const isLoss = kind === 'loss';
  return { key, seat, text: isLoss ? `−${count}` : `+${count}`, isLoss };
}

type EffectsProps = { readonly effects: readonly Effect[]; readonly length: number };

/** Hits, healing and the slow beat of an elimination: in nobody's way. */
export const EffectsLayer = memo(function EffectsLayer({ effects, length }: EffectsProps) {
  const [floats, setFloats] = useState<readonly Float[]>([]);
  const dim = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Whatever was cut short: nothing stays dark.
    if (!effects.some(({ kind }) => SLOW.includes(kind)))
      for (const one of dim.current?.getAnimations() ?? []) one.cancel();
    if (effects.length === 0) return;
    if (!isMotionReduced()) for (const effect of effects) moveSeat(effect, length, dim.current);
    const risen = effects.flatMap((effect) => floatOf(effect) ?? []);
    if (risen.length > 0) setFloats(risen);
  }, [effects, length]);
  useEffect(() => {
    if (floats.length === 0) return undefined;
    const timer = setTimeout(() => setFloats([]), FLOAT);
    return () => clearTimeout(timer);
  }, [floats]);
  return (
    <div className="effects" aria-hidden="true">
      <div className="dim" ref={dim} />
      {effects.map((effect) =>
        effect.kind === 'role' ? <RoleTurn key={effect.key} seat={effect.seat} role={effect.role} /> : null,
      )}
      {floats.map((float) => (
        <FloatingNumber key={float.key} float={float} />
      ))}
    </div>
  );
}, sameProps);

function seatElement(seat: number): Element | null {
  return document.querySelector(`[data-spot="seat:${seat}"]`);
}

function moveSeat({ kind, seat }: Effect, length: number, dim: Element | null): void {
  const there = seatElement(seat);
  const timing = { duration: length, easing: 'cubic-bezier(.5,0,.2,1)' };
  switch (kind) {
    case 'loss':
      there?.animate(SHAKING, { duration: Math.min(SHAKE, length) });
      break;
    case 'fall':
      there?.animate(FALLING, timing);
      dim?.animate(DIMMING, { ...timing, fill: 'forwards' });
      break;
    case 'stone':
      there?.animate(RISING, timing);
      dim?.animate(LIGHTING, { ...timing, fill: 'forwards' });
      break;
    case 'role':
    case 'gain':
      break;
  }
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

/** Who somebody was turns up large beside the seat, before the stone stands there. */
function RoleTurn({ seat, role }: { readonly seat: number; readonly role: string }) {
  const { roleName } = useVocabulary();
  const self = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const there = seatElement(seat)?.getBoundingClientRect();
    const { current } = self;
    if (there === undefined || current === null) return;
    const box = current.getBoundingClientRect();
    const within = (at: number, most: number) => Math.max(4, Math.min(at, most - 4));
    const x = within(there.x + there.width / 2 - box.width / 2, innerWidth - box.width);
    const y = within(there.y + there.height / 2 - box.height / 2, innerHeight - box.height);
    current.style.translate = `${x}px ${y}px`;
  }, [seat]);
  return (
    <div ref={self} className="role-turn">
      <RoleCard role={role} width={96} />
      <p>{roleName(role)}</p>
    </div>
  );
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
