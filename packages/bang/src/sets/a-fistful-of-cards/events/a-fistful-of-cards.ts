import { attack, event, handSize } from '../../../core.ts';

/** The last one: whoever begins a turn is shot at once for each card of his hand, before anything else (FOC-FISTFUL-OF-CARDS-01 to -08-Q). */
export const aFistfulOfCards = event('A Fistful of Cards', {
  triggers: {
    *eventSpeaks(game, { seat }) {
      const shots = handSize(game, seat); // FOC-FISTFUL-OF-CARDS-05-Q: counted once
      for (let shot = 0; shot < shots; shot++) yield* attack(game, { by: null, target: seat, face: null });
    },
  },
});
