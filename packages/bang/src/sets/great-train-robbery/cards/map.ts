import {
  ask,
  card,
  type CardId,
  choice,
  discard,
  type Game,
  lookAtTop,
  moveTo,
  type Procedure,
  type Question,
  question,
  refillDrawPile,
  report,
  says,
  type SeatId,
} from '../../../core.ts';

const SEEN = 2;
const MAY_GO = says({ chosen: 'lost' });

type Read = { readonly do: 'discard' | 'pass'; readonly card?: CardId };

/** Before phase 1 its owner looks at the two top cards of the pile and may discard one of them (TRAIN-MAP-01 to -03-Q). */
export const map = card(
  'Map',
  { colour: 'blue', traits: { yields: true } },
  {
    triggers: {
      *mapRead(game, { self, seat }) {
        if (seat === self) yield* readMap(game, self);
      },
    },
  },
);

function* readMap(game: Game, self: SeatId): Procedure {
  const looked = lookAtTop(game, self, SEEN);
  const answer = looked.length === 0 ? null : yield* ask(game, self, () => mapQuestion(looked));
  const back = looked.filter((one) => one !== answer?.card);
  for (const one of back.toReversed()) moveTo(game, one, 'drawPile');
  if (back.length > 0) report(game, 'putBack', { seat: self, cards: back.toReversed(), seenBy: [self] });
  game.state.lookedAtBy = null;
  if (answer?.card !== undefined) {
    report(game, 'discarded', { seat: self, cards: [answer.card] });
    discard(game, answer.card);
  }
  refillDrawPile(game);
}

function mapQuestion(looked: readonly CardId[]): Question<Read> {
  const options = choice('do', ['discard', 'pass'], {
    next: (what) => (what === 'discard' ? choice('card', [...looked]) : undefined),
  });
  return question<Read>('readMap', MAY_GO, options);
}
