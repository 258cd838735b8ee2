import type { SetIcons } from '../../core.ts';

export const icons: SetIcons = {
  set: 'steam-locomotive',
  cards: {
    cactus: 'cactus',
    dragoon: 'revolver',
    evaded: 'dodging',
    'full-steam': 'steam',
    'knife-revolver': 'bowie-knife',
    map: 'treasure-map',
    'money-bag': 'swap-bag',
    'most-wanted': 'wanted-reward',
    'next-stop': 'railway',
    refund: 'receive-money',
    strongbox: 'strongbox',
    switch: 'lever',
    'train-robbery': 'robber',
    'water-tower': 'water-tower',
  },
};
