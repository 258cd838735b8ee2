import {
  card,
  discardInPlay,
  drawCheck,
  type Game,
  inPlayNamed,
  loseLife,
  othersClockwise,
  passOn,
  type SeatId,
} from '../../../core.ts';

const EXPLODES = { reason: 'dynamite', hits: { suits: ['♠'], from: '2', to: '9' }, isGood: false } as const;

/** Before his turn its owner draws!: 2♠ to 9♠ and it takes 3 life points, anything else and it goes on to the left (BASE-DYN-01 to -07). */
export const dynamite = card(
  'Dynamite',
  { colour: 'blue', kinds: ['dynamiteCard'], hasBook: true, traits: { risks: 3 } },
  {
    triggers: {
      *fuseBurns(game, { self, seat, source }) {
        if (seat !== self) return;
        if (yield* drawCheck(game, self, EXPLODES)) {
          discardInPlay(game, source);
          yield* loseLife(game, self, 3, { by: null });
        } else {
          passOn(game, source, nextWithoutOne(game, self));
        }
      },
    },
  },
);

/** DODGE-OTHER-03: past those who have one; with one in front of everybody it stays (DODGE-OTHER-04). */
function nextWithoutOne(game: Game, self: SeatId): SeatId {
  return othersClockwise(game, self).find((seat) => inPlayNamed(game, seat, 'dynamite') === undefined) ?? self;
}
