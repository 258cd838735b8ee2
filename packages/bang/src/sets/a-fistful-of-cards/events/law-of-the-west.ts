import {
  cardShowing,
  event,
  type FaceId,
  faceOf,
  forget,
  type Game,
  handOf,
  isInZone,
  isOpen,
  memory,
  printedFace,
  recall,
  type Refusal,
  refuse,
  remember,
  report,
  type SeatId,
  whyNotPlay,
} from '../../../core.ts';

/** The card shown, as long as it has to be played. */
export const shownCard = memory<FaceId | null>('law-of-the-west', {
  of: 'turn',
  initial: null,
  seenBy: 'all',
  isFace: true,
});

/** The second card of phase 1 is shown, and phase 2 cannot end while it is in hand and could be played (FOC-LAW-OF-THE-WEST-01 to -08-Q). */
export const lawOfTheWest = event('Law of the West', {
  triggers: {
    phaseOneDrawn(game, { seat, cards: [, second] }) {
      if (second === undefined) return;
      report(game, 'shown', { seat, cards: [second] });
      remember(game, shownCard, faceOf(game, second).id);
    },
    // FOC-LAW-OF-THE-WEST-06-Q: once it lies open it is free, even if he draws it again
    cardSpent(game, { face }) {
      if (face === recall(game, shownCard)) forget(game, shownCard);
    },
    dustSettles(game) {
      const face = recall(game, shownCard);
      if (face !== null && isOpen(game, cardShowing(game, face))) forget(game, shownCard);
    },
  },
  queries: {
    isShown: (isShown, { game, card }) => isShown || faceOf(game, card).id === recall(game, shownCard),
    whyNotEndTurn: (reason, { game, seat }) => reason ?? whyStillDue(game, seat),
  },
});

function whyStillDue(game: Game, seat: SeatId): Refusal | undefined {
  const face = recall(game, shownCard);
  if (face === null) return undefined;
  const card = cardShowing(game, face);
  const isDue = isInZone(game, card, handOf(seat)) && whyNotPlay(game, seat, card) === undefined;
  if (!isDue) return undefined;
  return refuse('mustPlay', { card: printedFace(game, face).card.name, ruling: 'FOC-LAW-OF-THE-WEST-04-Q' });
}
