import { event } from '../../../core.ts';

/** No card in front of a player has any effect; it stays where it is (FOC-LASSO-01 to -06-Q). */
export const lasso = event('Lasso', {
  suppresses: (_game, _self, { place }) => place === 'inPlay' || place === 'belongings',
});
