import { card, draw, isInPlay, refuse, seatThat } from '../../../core.ts';
import { takeNuggets } from '../nuggets.ts';
import { hasEquipment } from '../zones.ts';

const SLUG = 'wanted';
const CARDS = 2;

/** Laid in front of anybody who has none; whoever eliminates them draws two cards and takes a nugget (GOLD-WANT-01 to -07-Q). */
export const wanted = card(
  'Wanted',
  { colour: 'black', price: 2, isLaidAt: true, traits: { bounty: CARDS } },
  {
    needs: {
      at: seatThat((game, _move, seat) =>
        hasEquipment(game, seat, SLUG)
          ? refuse('alreadyInPlay', { card: 'Wanted', ruling: 'GOLD-WANT-05-Q' })
          : undefined,
      ),
    },
    triggers: {
      goingOut(game, { self, seat, by }) {
        if (seat !== self || by === null || by === self || !isInPlay(game, by)) return;
        draw(game, by, CARDS);
        takeNuggets(game, by, 1);
      },
    },
  },
);
