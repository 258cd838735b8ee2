import {
  type CardDefinition,
  type CardId,
  clockwiseFrom,
  definitionOf,
  type Game,
  inPlayOf,
  moveTo,
  ruleModule,
  seatBehind,
  type SeatId,
  seatOf,
  shuffleIn,
} from '../../../core.ts';
import { stickHolder } from './the-stick.ts';

/**
 * Nobody ever holds the Dynamite (STICK-12). Drawn, turned up or taken, it lies in front of the player with the Stick
 * and another card takes its place (STICK-07, -08, -11, -15-Q); discarded, it is shuffled into the pile (STICK-10).
 */
export const neverInHand = ruleModule('never-in-hand', {
  queries: {
    landsIn: (zone, { game, card, isFromPile }) => {
      if (zone === 'drawPile' || seatBehind(zone) !== undefined || !isDynamite(definitionOf(game, card))) return zone;
      if (zone === 'discardPile' && !isFromPile) return 'drawPile';
      return game.state.turn.phase === 'setup' ? 'box' : inPlayOf(receiverOf(game, card));
    },
  },
});

/** STICK-19-Q: the player with the Stick, or the first to his left without another one. */
function receiverOf(game: Game, card: CardId): SeatId {
  const holder = stickHolder(game);
  const hasAnother = (seat: SeatId) =>
    seatOf(game, seat).inPlay.some((one) => one !== card && isDynamite(definitionOf(game, one)));
  return clockwiseFrom(game, holder).find((seat) => !hasAnother(seat)) ?? holder;
}

/** STICK-22-Q: set aside while hands were dealt, it is shuffled in when they are complete. */
export function shuffleInDynamite(game: Game): void {
  for (const card of game.state.box.filter((one) => isDynamite(definitionOf(game, one)))) {
    moveTo(game, card, 'drawPile');
    shuffleIn(game, card);
  }
}

export function isDynamite({ kinds }: CardDefinition): boolean {
  return kinds.includes('dynamiteCard');
}
