import { createContext, type PointerEvent, use } from 'react';

/** Whether a card is read while the mouse is over it: not where what one reads would cover what one points at. */
export const ReadsOnHover = createContext(true);

type OnRead = (card: string | undefined, sign?: string) => void;

/** The handlers of something that shows a card. */
export function useHover(onRead: OnRead, card: string, sign: string) {
  const reads = use(ReadsOnHover);
  const isMouse = ({ pointerType }: PointerEvent) => reads && pointerType === 'mouse';
  return {
    onPointerEnter: (event: PointerEvent) => isMouse(event) && onRead(card, sign),
    onPointerLeave: (event: PointerEvent) => isMouse(event) && onRead(undefined),
  };
}
