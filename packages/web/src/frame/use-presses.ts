import { useEffect, useLayoutEffect, useRef } from 'react';
import { deedOfKey, type KeyDeed } from './keys.ts';
import { isTextField } from './text-field.ts';
import { PRESS_GUARD } from './use-fresh.ts';
import { useTyping } from './use-typing.ts';

/** A key that may be meant for the table. */
export type Press = {
  readonly deed: KeyDeed;
  /** Where the focus is. */
  readonly target: HTMLElement | undefined;
  /** Held down, or pressed just as another question came: it was meant for what stood there before. */
  readonly isSlip: boolean;
};

/** Hears the keys of a table, but for those that somebody writes with. `doIt` is true for what the table took; `ask` is what is asked. */
export function usePresses(ask: string | number | undefined, doIt: (press: Press) => boolean): void {
  const latest = useRef(doIt);
  latest.current = doIt;
  const typing = useTyping();
  const askedAt = useRef(Number.NEGATIVE_INFINITY);
  useLayoutEffect(() => {
    askedAt.current = performance.now();
  }, [ask]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : undefined;
      const isInField = isTextField(target);
      if (isInField) typing.inField();
      if (event.key === 'Tab' || event.key === 'Escape') typing.acts();
      const deed = deedOfKey({ key: event.key, isInField, isCombined: event.ctrlKey || event.altKey || event.metaKey });
      if (deed === undefined || event.defaultPrevented) return;
      if (!isInField && typing.goesOn(performance.now())) return;
      const isSlip = event.repeat || performance.now() - askedAt.current < PRESS_GUARD;
      if (latest.current({ deed, target, isSlip })) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [typing]);
}
