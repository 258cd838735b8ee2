import { character, hitFrontLater } from '../core.ts';

/** For each life he loses, but for his last, the opponent's fighter in front is the target of a hit (DUEL-ALAN-01, -02-Q). */
export const alanPinkertoon = character(
  'Alan Pinkertoon',
  { side: 'law', life: 4, traits: { defence: 2, onWound: 4 } },
  {
    triggers: {
      *lifeLost(game, { target, amount, fighter }) {
        for (let i = 0; target === fighter && i < amount; i++) hitFrontLater(game, fighter);
      },
    },
  },
);
