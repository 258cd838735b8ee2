import { attack, card, copiesOf, isInPlay, ruleModule } from '../../../core.ts';

/** Counts as a Missed! card, and whoever shot is shot at when the shot is over (VALLEY-BACKFIRE-01 to -05-Q). */
export const backfire = card('Backfire', { colour: 'brown', kinds: ['missedCard'], traits: { dodges: true } });

/** The card lies on the discard pile by then: the shot knows what it was answered with. */
export const backfiring = ruleModule('backfiring', {
  triggers: {
    *shotOver(game, { shot: { by, target, answers } }) {
      if (by === null || !answers.includes(backfire.slug)) return;
      const [face = null] = copiesOf(game.book, backfire);
      if (isInPlay(game, target)) yield* attack(game, { by: target, target: by, face });
    },
  },
});
