import { memo } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { BarButton } from './action-bar.tsx';
import { sameProps } from '../../frame/same-props.ts';

/** Ends my turn: on the plate or in the dock, never in the bar, and asleep for a moment after each play. */
export const EndTurn = memo(function EndTurn({ end }: { end: BarButton }) {
  const { label, hotkey, isDisabled = false, onPress } = end;
  return (
    <button type="button" className="end-turn" disabled={isDisabled} onClick={onPress} data-hotkey={hotkey}>
      <Icon name="pocket-watch" size={18} />
      <span>{label}</span>
      <kbd aria-hidden="true">{hotkey}</kbd>
    </button>
  );
}, sameProps);
