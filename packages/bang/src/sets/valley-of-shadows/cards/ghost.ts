import {
  card,
  comeBack,
  hearing,
  inPlayNamed,
  isBackBy,
  moment,
  oneOf,
  refuse,
  ruleModule,
  seatId,
  seatOf,
} from '../../../core.ts';

const SLUG = 'ghost';
const IS_IN = refuse('isNotOut', { ruling: 'VALLEY-GHOST-01' });

/** Laid in front of somebody who is out: back in the game as long as it lies there, with no life to gain or to lose (VALLEY-GHOST-01 to -14-Q). */
export const ghost = card(
  'Ghost',
  { colour: 'blue', isLaidAt: true, keepsInGame: true, traits: { revives: true } },
  {
    needs: {
      at: oneOf(
        'seat',
        (game) => game.seats,
        (game, _move, value) => {
          const seat = seatId(Number(value));
          if (seatOf(game, seat).presence === 'in') return IS_IN;
          return inPlayNamed(game, seat, SLUG) === undefined
            ? undefined
            : refuse('alreadyInPlay', { card: 'Ghost', ruling: 'VALLEY-GHOST-05' });
        },
      ),
    },
    queries: {
      // VALLEY-MIX-22-Q: whoever it could be passed to is in the game
      whyNotLie: (why, { source, card: lying }) => (lying === source.card ? IS_IN : why),
    },
    *effect(game, _move, { at }) {
      comeBack(game, seatId(at), { by: SLUG, as: 'ghost', life: 0 });
      yield* moment(game, hearing(game).dustSettles, {}); // VALLEY-GHOST-13-Q
    },
  },
);

/** A rule of the set and not of the card: ghosts stay ghosts where cards in play are switched off (VALLEY-MIX-05-Q). */
export const haunting = ruleModule('haunting', {
  queries: {
    lifeLost: (points, { game, seat }) => (isBackBy(game, seat, SLUG) ? 0 : points),
    lifeGained: (points, { game, seat }) => (isBackBy(game, seat, SLUG) ? 0 : points),
    mayBeEliminated: (may, { game, seat }) => may && !isBackBy(game, seat, SLUG),
    keepsNoHand: (keepsNone, { game, seat }) => keepsNone || isBackBy(game, seat, SLUG), // VALLEY-GHOST-03, VALLEY-MIX-09-Q
  },
});
