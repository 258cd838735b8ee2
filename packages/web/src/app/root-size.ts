import { settings } from './settings.ts';
import { createStore } from './store.ts';

/** How much larger than drawn a screen shows itself: the table grows on a large one. */
export const screenScale = createStore(1);

/** All sizes are in rem: the root's font size scales the whole page. */
export function keepRootSize(): void {
  const fit = () => {
    document.documentElement.style.fontSize = `${settings.get().textSize * screenScale.get()}%`;
  };
  fit();
  settings.subscribe(fit);
  screenScale.subscribe(fit);
}

const BROWSERS_SIZE = 16;

/** The browser's own text size against the usual one, times the chosen one: what a width must be divided by. */
export function textScale(): number {
  const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return root / BROWSERS_SIZE / screenScale.get();
}
