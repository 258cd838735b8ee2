import { type Game, hasRole, memory, recall, ruleModule, type SeatId, seatOf } from '../../../core.ts';

type ShadowSide = 'law' | 'outlaws';

/** With whom a shadow-Renegade wins, for all to see; nobody before their first turn as one (SHADOW-REN-09-Q). */
export const shadowSide = memory<ShadowSide | null>('shadow-side', { of: 'seat', initial: null, seenBy: 'all' });

/** The two sides of the role card (SHADOW-REN-04). */
export const SHOWN_AS = { law: 'shadow-deputy', outlaws: 'shadow-outlaw' } as const;

const ROLE_OF = { law: 'deputy', outlaws: 'outlaw' } as const;

/** The side of a Renegade who rises as a shadow: that of which more roles are open, the Outlaws' if as many (SHADOW-REN-01). */
export function sideOf(game: Game, self: SeatId): ShadowSide | undefined {
  if (!hasRole(game, self, 'renegade')) return undefined;
  const open = game.seats.filter((seat) => seat !== self && seatOf(game, seat).isRoleShown);
  const outlaws = open.filter((seat) => hasRole(game, seat, 'outlaw')).length;
  const renegades = open.filter((seat) => hasRole(game, seat, 'renegade')).length; // SHADOW-REN-10-Q
  return open.length - renegades - outlaws > outlaws ? 'law' : 'outlaws';
}

/** Whoever was a Renegade wins with the side they are on when the game ends (SHADOW-REN-02, SHADOW-17-Q). */
export const shadowRenegade = ruleModule('shadow-renegade', {
  queries: {
    playsFor: (role, { game, seat }) => {
      const side = seatOf(game, seat).presence === 'in' ? null : recall(game, shadowSide, seat);
      return side === null ? role : ROLE_OF[side];
    },
    roleShownAs: (shown, { game, seat }) => {
      const side = seatOf(game, seat).presence === 'in' ? null : recall(game, shadowSide, seat);
      return side === null ? shown : SHOWN_AS[side]; // SHADOW-REN-04
    },
    alsoWin: (winners, { game, side }) => {
      const isWithThem = (seat: SeatId) =>
        seatOf(game, seat).presence !== 'in' && recall(game, shadowSide, seat) === side;
      return [...winners, ...game.seats.filter(isWithThem)];
    },
  },
});
