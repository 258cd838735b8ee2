import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isTextField } from './text-field.ts';
import { Typing } from './typing.ts';

/** Watches where the focus comes from and goes to. */
export function useTyping(): Typing {
  const [typing] = useState(() => new Typing());
  const field = useRef<Element | null>(null);
  // Not every browser says so when what has the focus is taken off the page.
  useLayoutEffect(() => {
    if (field.current?.isConnected !== false) return;
    field.current = null;
    typing.loses(performance.now());
  });
  useEffect(() => {
    const comes = ({ target }: FocusEvent) => {
      field.current = target instanceof Element && isTextField(target) ? target : null;
      if (field.current !== null) typing.inField();
    };
    const goes = ({ target }: FocusEvent) => {
      // In a window that is left behind the field keeps its focus.
      if (field.current === null || target !== field.current || document.activeElement === target) return;
      field.current = null;
      typing.loses(performance.now());
    };
    const acts = () => typing.acts();
    addEventListener('focusin', comes);
    addEventListener('focusout', goes);
    addEventListener('pointerdown', acts, { capture: true });
    return () => {
      removeEventListener('focusin', comes);
      removeEventListener('focusout', goes);
      removeEventListener('pointerdown', acts, { capture: true });
    };
  }, [typing]);
  return typing;
}
