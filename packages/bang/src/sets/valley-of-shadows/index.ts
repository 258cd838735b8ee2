import type { SetDefinition } from '../../core.ts';
import { aiming } from './cards/aim.ts';
import { backfiring } from './cards/backfire.ts';
import { haunting } from './cards/ghost.ts';
import { saving } from './cards/saved.ts';
import { blackFlower } from './characters/black-flower.ts';
import { coloradoBill } from './characters/colorado-bill.ts';
import { derSpotBurstRinger } from './characters/der-spot-burst-ringer.ts';
import { evelynShebang } from './characters/evelyn-shebang.ts';
import { henryBlock } from './characters/henry-block.ts';
import { lemonadeJim } from './characters/lemonade-jim.ts';
import { mickDefender } from './characters/mick-defender.ts';
import { tucoFranziskaner } from './characters/tuco-franziskaner.ts';
import { deck } from './deck.ts';
import { icons } from './icons.ts';

/** The Valley of Shadows: 16 cards, 8 characters. */
export const valleyOfShadows: SetDefinition = {
  slug: 'valley-of-shadows',
  name: 'The Valley of Shadows',
  icons,
  questions: {
    bandidos: { asked: 'to pay off the Bandidos', verb: 'pay' },
    giveUpCards: { asked: 'how many cards she gives up', verb: 'give up' },
    lemonade: { asked: 'whether he drinks too', verb: 'drink' },
    poker: { asked: 'to take cards of the Poker', verb: 'take' },
    pokerStake: { asked: 'to lay down a card', verb: 'lay down' },
    shootAt: { asked: 'to shoot', verb: 'shoot' },
    shotgun: { asked: 'which card he loses to the Shotgun', verb: 'discard' },
    tornado: { asked: 'which card the Tornado takes', verb: 'discard' },
  },
  deck,
  characters: [
    blackFlower,
    coloradoBill,
    derSpotBurstRinger,
    evelynShebang,
    henryBlock,
    lemonadeJim,
    mickDefender,
    tucoFranziskaner,
  ],
  events: [],
  rules: [aiming, backfiring, haunting, saving],
  bringsBackTheDead: () => true,
};
