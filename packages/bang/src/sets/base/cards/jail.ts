import { card, discardInPlay, drawCheck, hasRole, inPlayNamed, refuse, seatThat, skipTurn } from '../../../core.ts';

/** Laid in front of anybody but the Sheriff: before his turn he draws! a Heart or loses that turn (BASE-JAIL-01 to -05). */
export const jail = card(
  'Jail',
  { colour: 'blue', hasBook: true, isLaidAt: true, traits: { binds: true } },
  {
    needs: {
      at: seatThat((game, _move, seat) => {
        if (hasRole(game, seat, 'sheriff')) return refuse('notTheSheriff', { ruling: 'BASE-JAIL-01' });
        return inPlayNamed(game, seat, 'jail') === undefined
          ? undefined
          : refuse('alreadyInPlay', { card: 'Jail', ruling: 'BASE-JAIL-05' });
      }),
    },
    queries: {
      whyNotLie: (why, { game, source, card: lying, seat }) => {
        if (lying !== source.card || !hasRole(game, seat, 'sheriff')) return why;
        return refuse('notTheSheriff', { ruling: 'BASE-JAIL-01' });
      },
    },
    triggers: {
      *cellOpens(game, { self, seat, source }) {
        if (seat !== self) return;
        const isFree = yield* drawCheck(game, self, { reason: 'jail', hits: { suits: ['♥'] }, isGood: true });
        discardInPlay(game, source);
        if (!isFree) skipTurn(game);
      },
    },
  },
);
