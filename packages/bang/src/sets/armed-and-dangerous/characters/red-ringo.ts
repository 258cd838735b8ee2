import {
  action,
  CHARACTER,
  type CardId,
  character,
  type Game,
  oneOf,
  seatOf,
  useInTurn,
  whyNoMoreUses,
  type SeatId,
} from '../../../core.ts';
import { isDangerous, load, loadAt, loadTokens, NONE, unload } from '../rules/load.ts';

/** He begins with 4 tokens; once in his turn he may move up to 2 of them to his Dangerous cards (ARMED-RINGO-01 to -04-Q). */
export const redRingo = character(
  'Red Ringo',
  { life: 5 },
  {
    action: action({
      traits: { loads: 2 },
      why: (game, self, { slug }) => whyNoMoreUses(game, self, slug, { most: 1, ruling: 'ARMED-RINGO-01' }),
      needs: {
        firstCard: oneOf('card', (game, { by }) =>
          loadAt(game, by, CHARACTER) > 0 ? cardsWithRoom(game, by, []) : [],
        ),
        secondCard: oneOf<CardId | typeof NONE>('card', (game, { by, chosen: { firstCard } }) =>
          loadAt(game, by, CHARACTER) > 1 ? [NONE, ...cardsWithRoom(game, by, [firstCard])] : [NONE],
        ),
      },
      *run(game, { by, as }, { firstCard, secondCard }) {
        useInTurn(game, as);
        for (const card of [firstCard, secondCard]) {
          if (card === NONE) continue;
          unload(game, by, CHARACTER, 1);
          load(game, by, card, 1);
        }
      },
    }),
  },
);

/** ARMED-RINGO-04-Q: with what is on its way there already. */
function cardsWithRoom(game: Game, seat: SeatId, coming: readonly unknown[]): CardId[] {
  const { inPlay } = seatOf(game, seat);
  return inPlay.filter(
    (card) => isDangerous(game, card) && loadAt(game, seat, card) + (coming.includes(card) ? 1 : 0) < loadTokens.most,
  );
}

/** ARMED-SETUP-03: for him alone; whoever copies him later has none of it (ARMED-RINGO-03-Q). */
export function loadRingo(game: Game): void {
  for (const seat of game.seats) {
    if (seatOf(game, seat).character === redRingo.slug) load(game, seat, CHARACTER, loadTokens.most);
  }
}
