import {
  ask,
  type CardId,
  character,
  choice,
  clockwiseFrom,
  type Game,
  handOf,
  isInZone,
  question,
  type Question,
  type SeatId,
  seatId,
  seatOf,
  takeCard,
} from '../../../core.ts';

/** In phase 1 he may take one card in front of any player, his own too, and draws nothing then (DODGE-PAT-01 to -03-Q). */
export const patBrennan = character(
  'Pat Brennan',
  { life: 4 },
  {
    draws: {
      *all(game, self) {
        const owners = clockwiseFrom(game, self).filter((seat) => seatOf(game, seat).inPlay.length > 0);
        if (owners.length === 0) return undefined;
        const answer = yield* ask(game, self, () => pileOrCard(game, owners));
        if (answer?.what === undefined) return undefined;
        yield* takeCard(game, self, seatId(Number(answer.from)), answer.what);
        return isInZone(game, answer.what, handOf(self)) ? [answer.what] : []; // STICK-23-Q
      },
    },
  },
);

type Source = { readonly from: SeatId | 'pile'; readonly what?: CardId };

function pileOrCard(game: Game, owners: readonly SeatId[]): Question<Source> {
  const options = choice('from', ['pile', ...owners], {
    next: (from) => (from === 'pile' ? undefined : choice('what', seatOf(game, seatId(Number(from))).inPlay)),
  });
  return question<Source>('drawFrom', null, options);
}
