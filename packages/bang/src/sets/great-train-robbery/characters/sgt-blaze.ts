import { character } from '../../../core.ts';

/** Of what he does to everybody, or to all the others, he may spare one player, also of a locomotive's effect in his turn (TRAIN-BLAZE-01 to -06-Q). */
export const sgtBlaze = character('Sgt. Blaze', { life: 5 }, { queries: { maySpare: () => true } });
