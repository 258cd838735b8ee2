import type { Tab } from '../../frame/drawer.tsx';
import { usePresses } from '../../frame/use-presses.ts';
import type { PlainBar } from './plain-bar.ts';

/** The keys of the bar: its numbers, Enter and Escape; and those of the drawer. */
export function usePlainKeys(bar: PlainBar, ask: number | undefined, openTab: (tab: Tab) => void): void {
  usePresses(ask, ({ deed, target, isSlip }) => {
    if (deed.do === 'tab') {
      openTab(deed.tab);
      return true;
    }
    const hotkey = { number: deed.do === 'number' ? String(deed.number) : '', commit: 'Enter', back: 'Esc' };
    const wanted = deed.do === 'number' || deed.do === 'commit' || deed.do === 'back' ? hotkey[deed.do] : '';
    const button = bar.buttons.find((one) => one.hotkey === wanted && one.reason === '');
    // A button that has the focus takes Enter itself.
    const isElsewhere = deed.do === 'commit' && target?.closest('button, a') != null;
    if (wanted === '' || button === undefined || isSlip || isElsewhere) return false;
    button.onPress();
    return true;
  });
}
