import type { SetIcons } from '../../core.ts';

export const icons: SetIcons = {
  set: 'sun',
  events: {
    blessing: 'holy-symbol',
    curse: 'cursed-star',
    'ghost-town': 'tumbleweed',
    'gold-rush': 'gold-nuggets',
    hangover: 'broken-bottle',
    'high-noon': 'sun',
    shootout: 'heavy-bullets',
    'the-daltons': 'three-friends',
    'the-doctor': 'stethoscope',
    'the-reverend': 'church',
    'the-sermon': 'prayer',
    thirst: 'cactus',
    'train-arrival': 'steam-locomotive',
  },
};
