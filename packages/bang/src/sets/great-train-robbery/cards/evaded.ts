import {
  afterThis,
  asMissed,
  card,
  cardShowing,
  faceId,
  handOf,
  isInZone,
  pickUp,
  playOf,
  ruleModule,
} from '../../../core.ts';
import { RAILCARS } from '../rules/zones.ts';

/** Cancels a shot as a Missed! would, and its player takes the card that carried it (TRAIN-EVADED-01 to -07-Q). */
export const evaded = card(
  'Evaded!',
  { colour: 'brown', traits: { dodges: true, draws: 1 } },
  { responds: { shot: asMissed() } },
);

/** The card is taken when it is done with everybody (TRAIN-EVADED-04-Q), unless it is elsewhere by then (-05-Q). */
export const evading = ruleModule('evading', {
  triggers: {
    shotCancelled(game, { shot: { answers, target, face }, source }) {
      const isCardPlayed = face !== null && playOf(game, face)?.isRepeat !== true; // WWS-MIX-13-Q
      if (isCardPlayed && answers.includes(evaded.slug)) afterThis(game, source, target, face);
    },
  },
  *afterwards(game, self, noted) {
    const spent = cardShowing(game, faceId(Number(noted)));
    if (isInZone(game, spent, 'discardPile') || isInZone(game, spent, RAILCARS))
      pickUp(game, self, spent, handOf(self));
  },
});
