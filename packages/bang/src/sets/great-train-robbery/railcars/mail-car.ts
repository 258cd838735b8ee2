import {
  ask,
  card,
  type CardId,
  choice,
  draw,
  type Game,
  handOf,
  hiddenBetween,
  isInZone,
  moveTo,
  othersClockwise,
  type Procedure,
  type Question,
  question,
  report,
  says,
  type SeatId,
} from '../../../core.ts';
import { discardedFor } from '../rules/railcar.ts';

type Given = { readonly card: CardId; readonly at: SeatId };

const DRAWN = 3;
const GOES_AWAY = says({ chosen: 'given' });

/** Discarded it brings three cards, of which one is handed to another player (TRAIN-MAIL-01). */
export const mailCar = card(
  'Mail Car',
  { colour: 'blue' },
  {
    action: discardedFor(
      { draws: 2 },
      {
        *effect(game, { by }) {
          const drawn = draw(game, by, DRAWN).filter((one) => isInZone(game, one, handOf(by)));
          if (drawn.length > 0) yield* handOver(game, by, drawn);
        },
      },
    ),
  },
);

function* handOver(game: Game, by: SeatId, drawn: readonly CardId[]): Procedure {
  const answer = yield* ask(game, by, () => giveQuestion(game, by, drawn));
  if (answer === null) return;
  const { card: given, at } = answer;
  report(game, 'took', { seat: at, target: by, cards: [given], ...hiddenBetween(game, handOf(by), handOf(at)) });
  moveTo(game, given, handOf(at));
}

function giveQuestion(game: Game, by: SeatId, drawn: readonly CardId[]): Question<Given> {
  const options = choice('card', drawn, { next: () => choice('at', othersClockwise(game, by)) });
  return question<Given>('handOver', GOES_AWAY, options);
}
