import {
  ask,
  type CardId,
  character,
  choice,
  clockwiseFrom,
  type Game,
  question,
  type Question,
  type SeatId,
  seatId,
  seatOf,
  takeCard,
  type Value,
  whyNotTake,
} from '../../../core.ts';

/** In phase 1 he may take one card in front of any player, his own too, and draws nothing then (DODGE-PAT-01 to -03-Q). */
export const patBrennan = character(
  'Pat Brennan',
  { life: 4 },
  {
    draws: {
      *all(game, self) {
        const owners = clockwiseFrom(game, self).filter((seat) => hasSpoils(game, self, seat));
        if (owners.length === 0) return undefined;
        const answer = yield* ask(game, self, () => pileOrCard(game, self, owners));
        if (answer?.what === undefined) return undefined;
        const taken = yield* takeCard(game, self, seatId(Number(answer.from)), answer.what);
        return taken === undefined ? [] : [taken]; // STICK-23-Q
      },
    },
  },
);

type Source = { readonly from: SeatId | 'pile'; readonly what?: CardId };

function hasSpoils(game: Game, self: SeatId, owner: SeatId): boolean {
  return seatOf(game, owner).inPlay.some((card) => whyNotTake(game, self, card) === undefined);
}

function pileOrCard(game: Game, self: SeatId, owners: readonly SeatId[]): Question<Source> {
  const why = (card: Value) => whyNotTake(game, self, card);
  const options = choice('from', ['pile', ...owners], {
    next: (from) => (from === 'pile' ? undefined : choice('what', seatOf(game, seatId(Number(from))).inPlay, { why })),
  });
  return question<Source>('drawFrom', null, options);
}
