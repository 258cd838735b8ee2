import type { SetDefinition } from '../../core.ts';
import { leeVanKliff } from './characters/lee-van-kliff.ts';

/** Wild West Show, as far as it is built. */
export const wildWestShow: SetDefinition = {
  slug: 'wild-west-show',
  name: 'Wild West Show',
  deck: [],
  characters: [leeVanKliff],
  events: [],
  rules: [],
};
