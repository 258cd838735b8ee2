import {
  cardShowing,
  event,
  type FaceId,
  faceId,
  faceOf,
  type Game,
  handOf,
  isInZone,
  isOpen,
  printedFace,
  type Refusal,
  refuse,
  report,
  type SeatId,
  whyNotPlay,
} from '../../../core.ts';

const SHOWN = 'law-of-the-west';

/** The second card of phase 1 is shown, and phase 2 cannot end while it is in hand and could be played (FOC-LAW-OF-THE-WEST-01 to -08-Q). */
export const lawOfTheWest = event('Law of the West', {
  notesFace: true,
  triggers: {
    *phaseOneDrawn(game, { seat, cards: [, second] }) {
      if (second === undefined) return;
      report(game, 'shown', { seat, cards: [second] });
      game.state.turn.notes[SHOWN] = faceOf(game, second).id;
    },
    // FOC-LAW-OF-THE-WEST-06-Q: once it lies open it is free, even if he draws it again
    *cardSpent(game, { face }) {
      if (face === shownFace(game)) delete game.state.turn.notes[SHOWN];
    },
    *dustSettles(game) {
      const face = shownFace(game);
      if (face !== undefined && isOpen(game, cardShowing(game, face))) delete game.state.turn.notes[SHOWN];
    },
  },
  queries: {
    isShown: (isShown, { game, card }) => isShown || faceOf(game, card).id === shownFace(game),
    whyNotEndTurn: (reason, { game, seat }) => reason ?? whyStillDue(game, seat),
  },
});

function shownFace(game: Game): FaceId | undefined {
  const shown = game.state.turn.notes[SHOWN];
  return shown === undefined ? undefined : faceId(shown);
}

function whyStillDue(game: Game, seat: SeatId): Refusal | undefined {
  const face = shownFace(game);
  if (face === undefined) return undefined;
  const card = cardShowing(game, face);
  const isDue = isInZone(game, card, handOf(seat)) && whyNotPlay(game, seat, card) === undefined;
  if (!isDue) return undefined;
  return refuse('mustPlay', { card: printedFace(game, face).card.name, ruling: 'FOC-LAW-OF-THE-WEST-04-Q' });
}
