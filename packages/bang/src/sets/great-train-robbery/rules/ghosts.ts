import { comeBack, definitionOf, type Game, isBackBy, ruleModule, type SeatId, seatOf } from '../../../core.ts';

export const GHOST_CAR = 'ghost-car';

/**
 * Whoever is in the game through a Ghost Car neither gains nor loses life, and keeps no hand (TRAIN-GHOSTCAR-04, -05). A rule of
 * the set and not of the card: so it stays where cards in play are switched off (VALLEY-MIX-05-Q).
 */
export const withoutLife = ruleModule('without-life', {
  queries: {
    lifeLost: (points, { game, seat }) => (isBackBy(game, seat, GHOST_CAR) ? 0 : points),
    lifeGained: (points, { game, seat }) => (isBackBy(game, seat, GHOST_CAR) ? 0 : points),
    mayBeEliminated: (may, { game, seat }) => may && !isBackBy(game, seat, GHOST_CAR),
    keepsNoHand: (keepsNone, { game, seat }) => keepsNone || isBackBy(game, seat, GHOST_CAR),
  },
  triggers: {
    *cardLost(game) {
      ghostsComeBack(game);
    },
  },
});

/** Whoever is out, or back only for a turn, and has got the car is back as long as it lies there (TRAIN-GHOSTCAR-02, VALLEY-MIX-02-Q). */
export function ghostsComeBack(game: Game): void {
  for (const seat of game.seats) {
    const { presence, broughtBackBy } = seatOf(game, seat);
    if (presence === 'in' || !hasCar(game, seat) || isKept(game, broughtBackBy)) continue;
    comeBack(game, seat, { by: GHOST_CAR, as: 'ghost', life: 0 });
  }
}

function isKept({ book }: Game, by: string | null): boolean {
  return by !== null && book.cards.get(by)?.keepsInGame === true;
}

function hasCar(game: Game, seat: SeatId): boolean {
  return seatOf(game, seat).inPlay.some((card) => definitionOf(game, card).slug === GHOST_CAR);
}
