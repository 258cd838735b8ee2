import { event } from '../../../core.ts';

/** Everybody for themselves: the last one in play wins. Otherwise roles keep their meaning (WWS-FINAL-01 to -05-Q). */
export const wildWestShow = event('Wild West Show', {
  traits: { endsSides: true },
  queries: { isEachForThemselves: () => true },
});
