import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isMotionReduced } from '../app/settings.ts';

type Places = ReadonlyMap<string, DOMRect>;

/** Where things with a name of their own are, seen from their holder. */
function placesIn(holder: HTMLElement, attribute: string, first: string): Places {
  const origin = holder.getBoundingClientRect();
  const things = [...holder.querySelectorAll<HTMLElement>(`[${attribute}]`)];
  return new Map(
    things.flatMap((one) => {
      const name = one.getAttribute(attribute) ?? '';
      const { x, y, width, height } = one.getBoundingClientRect();
      return name.startsWith(first) ? [[name, new DOMRect(x - origin.x, y - origin.y, width, height)]] : [];
    }),
  );
}

/** Things whose names begin so glide to where they come to lie when their `order` changes: a train, players who change seats. */
export function useGlide(
  holder: RefObject<HTMLElement | null>,
  [attribute, first]: readonly [attribute: string, first: string],
  order: string,
  length: number,
): void {
  const before = useRef<Places>(new Map());
  useLayoutEffect(() => {
    const { current } = holder;
    if (current === null) return;
    const places = placesIn(current, attribute, first);
    for (const [name, to] of isMotionReduced() ? [] : places) {
      const from = before.current.get(name);
      if (from === undefined || Math.abs(from.x - to.x) + Math.abs(from.y - to.y) < 2) continue;
      const there = current.querySelector(`[${attribute}="${name}"]`);
      const moved = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
      there?.animate([{ transform: moved }, { transform: 'none' }], { duration: length, easing: 'ease-in-out' });
    }
    before.current = places;
  }, [holder, attribute, first, order, length]);
}
