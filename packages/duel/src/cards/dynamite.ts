import {
  card,
  discardEquipment,
  fighterOf,
  loseLife,
  otherSeat,
  ownRear,
  putWith,
  rearOf,
  report,
  reveals,
} from '../core.ts';
import { takeOut } from '@dustup/tabletop';

const LIFE_LOST = 3;

/** When its owner's turn begins they reveal: a Dynamite costs its fighter 3 lives, else it goes to the other side's rear (DUEL-DYNAMITE-02). */
export const dynamite = card(
  'Dynamite',
  { colour: 'blue', isAlways: true, traits: { worth: -2 } },
  {
    needs: { at: ownRear },
    triggers: {
      *fuseBurns(game, { seat, self, fighter, card: lit }) {
        if (seat !== self || lit === null) return;
        if (yield* reveals(game, self, { wanted: 'dynamite', isGood: false })) {
          discardEquipment(game, fighter, lit);
          yield* loseLife(game, fighter, LIFE_LOST, { by: null });
        } else {
          const next = rearOf(game, otherSeat(self));
          report(game, 'passedOn', { seat: self, fighter: next, cards: [lit] });
          takeOut(fighterOf(game, fighter).equipment, lit);
          putWith(game, lit, next);
        }
      },
    },
  },
);
