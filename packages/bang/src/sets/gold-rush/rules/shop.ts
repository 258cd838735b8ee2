import { ruleModule } from '../../../core.ts';
import { purchase } from '../buying.ts';

/** In phase 2 anybody may buy equipment of the row, as often as they can pay (GOLD-BUY-01 to -07-Q). */
export const shop = ruleModule('shop', {
  action: {
    ...purchase({ discount: 0, ruling: 'GOLD-BUY-01' }),
    traits: { buys: 0 },
  },
});
