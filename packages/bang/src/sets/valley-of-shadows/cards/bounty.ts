import { anySeat, card, draw } from '../../../core.ts';

/** Laid in front of anybody: whoever hits them with a BANG! card draws a card (VALLEY-BOUNTY-01 to -05). */
export const bounty = card(
  'Bounty',
  { colour: 'blue', isLaidAt: true, traits: { burdens: true } },
  {
    needs: { at: anySeat },
    triggers: {
      bangHit(game, { self, by, target }) {
        if (target === self) draw(game, by, 1);
      },
    },
  },
);
