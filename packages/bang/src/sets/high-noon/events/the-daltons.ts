import {
  ask,
  type CardId,
  clockwiseFrom,
  definitionOf,
  discardInPlay,
  event,
  type Game,
  isLikeBlue,
  type Procedure,
  pickOneOf,
  type SeatId,
  seatOf,
  starterOf,
} from '../../../core.ts';

/** Turned up, it costs everybody one of the blue cards in front of him, from the Sheriff on (HN-DALTONS-01 to -07-Q). */
export const theDaltons = event('The Daltons', {
  triggers: {
    *cameIntoForce(game, { card, source }) {
      if (card !== source.slug) return;
      for (const seat of clockwiseFrom(game, starterOf(game.state))) yield* losesOne(game, seat);
    },
  },
});

function* losesOne(game: Game, owner: SeatId): Procedure {
  const blue = seatOf(game, owner).inPlay.filter((one) => isLikeBlue(definitionOf(game, one)));
  const card: CardId | null | undefined =
    blue.length > 1 ? yield* ask(game, owner, () => pickOneOf('discardOne', blue)) : blue[0];
  discardInPlay(game, { owner, card: card ?? null });
}
