import { event, loseLife } from '../../../core.ts';

/** Whoever speaks loses a life point; gestures are free (WWS-GAG-01 to -03-Q). */
export const gag = event('Gag', {
  whenSpoken: (game, speaker) => loseLife(game, speaker, 1, { by: null }),
});
