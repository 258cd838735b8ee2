import {
  comeBack,
  definitionOf,
  type Game,
  hasOutlived,
  isBackBy,
  ruleModule,
  type SeatId,
  seatOf,
} from '../../../core.ts';

export const GHOST_CAR = 'ghost-car';

/**
 * Whoever has a Ghost Car outlives the last life point (TRAIN-GHOSTCAR-03); in the game through it they neither gain nor lose
 * life, and keep no hand (-04, -05). A rule of the set and not of the card: it holds where cards in play are switched off
 * (VALLEY-MIX-05-Q, ARMED-BIGFIFTY-03-Q).
 */
export const withoutLife = ruleModule('without-life', {
  queries: {
    outlives: (isKept, { game, seat }) => isKept || hasCar(game, seat),
    lifeLost: (points, { game, seat }) => (isWithoutLife(game, seat) ? 0 : points),
    lifeGained: (points, { game, seat }) => (isWithoutLife(game, seat) ? 0 : points),
    mayBeEliminated: (may, { game, seat }) => may && !isWithoutLife(game, seat),
    keepsNoHand: (keepsNone, { game, seat }) => keepsNone || isWithoutLife(game, seat),
  },
  triggers: {
    cardLost(game) {
      ghostsComeBack(game);
    },
  },
});

/** Whoever is out, or back only for a turn, and has got the car is back as long as it lies there (TRAIN-GHOSTCAR-02, VALLEY-MIX-02-Q). */
export function ghostsComeBack(game: Game): void {
  for (const seat of game.seats) {
    const player = seatOf(game, seat);
    if (player.presence === 'in' || !hasCar(game, seat) || hasOutlived(player)) continue;
    if (isKept(game, player.broughtBackBy)) continue;
    comeBack(game, seat, { by: GHOST_CAR, as: 'ghost', life: 0 });
  }
}

function isWithoutLife(game: Game, seat: SeatId): boolean {
  return isBackBy(game, seat, GHOST_CAR) || hasOutlived(seatOf(game, seat));
}

function isKept({ book }: Game, by: string | null): boolean {
  return by !== null && book.cards.get(by)?.keepsInGame === true;
}

function hasCar(game: Game, seat: SeatId): boolean {
  return seatOf(game, seat).inPlay.some((card) => definitionOf(game, card).slug === GHOST_CAR);
}
