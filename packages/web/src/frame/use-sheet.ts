import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';

const SWIPE = 60;

/** What closes a sheet: the Back key or Escape, a tap outside, a swipe down on its head. */
export function useSheet(sheet: RefObject<HTMLElement | null>, isSheet: boolean, onClose: (() => void) | undefined) {
  const close = useRef(onClose);
  close.current = onClose;
  const from = useRef<number | null>(null);
  useEffect(() => {
    if (!isSheet) return undefined;
    const shut = () => close.current?.();
    const stopBack = closesOnBack(shut);
    const outside = ({ target }: Event) => {
      if (target instanceof Element && target.isConnected && sheet.current?.contains(target) === false) shut();
    };
    addEventListener('pointerdown', outside);
    return () => {
      stopBack();
      removeEventListener('pointerdown', outside);
    };
  }, [sheet, isSheet]);
  return {
    onPointerDown: ({ clientY }: PointerEvent) => {
      from.current = clientY;
    },
    onPointerUp: ({ clientY }: PointerEvent) => {
      if (isSheet && from.current !== null && clientY - from.current > SWIPE) close.current?.();
      from.current = null;
    },
  };
}

/** Android's Back and Escape alike, where the browser tells them; else Escape. */
function closesOnBack(shut: () => void): () => void {
  if ('CloseWatcher' in globalThis) {
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', shut);
    return () => watcher.destroy();
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') shut();
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}
