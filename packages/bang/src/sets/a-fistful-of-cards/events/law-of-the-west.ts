import { cardId, definitionOf, event, handOf, isInZone, refuse, report, whyNotPlay } from '../../../core.ts';

const SHOWN = 'law-of-the-west';

/** The second card of phase 1 is shown, and phase 2 cannot end while it is in hand and could be played (FOC-LAW-OF-THE-WEST-01 to -08-Q). */
export const lawOfTheWest = event('Law of the West', {
  triggers: {
    *phaseOneDrawn(game, { seat, cards: [, second] }) {
      if (second === undefined) return;
      report(game, 'shown', { seat, cards: [second] });
      game.state.turn.notes[SHOWN] = second;
    },
    // FOC-LAW-OF-THE-WEST-06-Q: out of his hand, it is free; and after a shuffle its id would say another card
    *dustSettles(game) {
      const { notes, seat } = game.state.turn;
      const shown = notes[SHOWN];
      if (shown !== undefined && !isInZone(game, cardId(shown), handOf(seat))) delete notes[SHOWN];
    },
  },
  queries: {
    isShown: (isShown, { game, card }) => isShown || game.state.turn.notes[SHOWN] === card,
    whyNotEndTurn: (reason, { game, seat }) => {
      const shown = game.state.turn.notes[SHOWN];
      if (reason !== undefined || shown === undefined) return reason;
      const card = cardId(shown);
      const isDue = isInZone(game, card, handOf(seat)) && whyNotPlay(game, seat, card) === undefined;
      return isDue
        ? refuse('mustPlay', { card: definitionOf(game, card).name, ruling: 'FOC-LAW-OF-THE-WEST-04-Q' })
        : undefined;
    },
  },
});
