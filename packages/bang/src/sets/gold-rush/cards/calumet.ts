import { card } from '../../../core.ts';
import { ignoresDiamonds } from '../../dodge-city/characters/apache-kid.ts';

/** Brown ♦ cards of the others do nothing to its owner, except in a Duel (GOLD-CALU-01 to -04-Q). */
export const calumet = card(
  'Calumet',
  { colour: 'black', price: 3, traits: { ignores: '♦' } },
  { queries: { unaffected: ignoresDiamonds } },
);
