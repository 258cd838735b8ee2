import type { SetIcons } from '../../core.ts';

export const icons: SetIcons = {
  set: 'fist',
  events: {
    'a-fistful-of-cards': 'fist',
    'abandoned-mine': 'gold-mine',
    ambush: 'rattlesnake',
    'blood-brothers': 'shaking-hands',
    'dead-man': 'coffin',
    'hard-liquor': 'wine-bottle',
    lasso: 'lasso',
    'law-of-the-west': 'scroll-unfurled',
    peyote: 'mushrooms-cluster',
    ranch: 'barn',
    ricochet: 'ricochet',
    'russian-roulette': 'revolver',
    sniper: 'bullseye',
    'the-judge': 'gavel',
    vendetta: 'daggers',
  },
  tokens: { 'first-out': 'tombstone' },
};
