import {
  ask,
  card,
  type CardId,
  cardId,
  choice,
  definitionOf,
  type Game,
  hasRole,
  inPlayOf,
  isInPlay,
  moveTo,
  type Procedure,
  type Question,
  question,
  refuse,
  type Refusal,
  report,
  says,
  type SeatId,
  seatId,
  type Value,
} from '../../../core.ts';
import { GHOST_CAR, ghostsComeBack } from '../rules/ghosts.ts';
import { fromDeck } from '../rules/train.ts';
import { RAILCARS } from '../rules/zones.ts';
import { discardedFor } from '../rules/railcar.ts';

type Shared = { readonly card: CardId; readonly at: SeatId };

const EMPTY_DECK = refuse('noRailcar', { ruling: 'TRAIN-LOUNGE-03-Q' });
const NOT_THE_SHERIFF = refuse('notTheSheriff', { ruling: 'TRAIN-LOUNGE-02' });

/** Discarded it brings the two top railcars of the deck: one for its owner, one for another player (TRAIN-LOUNGE-01 to -04-Q). */
export const loungeCar = card(
  'Lounge Car',
  { colour: 'blue' },
  {
    action: discardedFor(
      { draws: 2 },
      {
        why: ({ state }) => ((state.zones[RAILCARS] ?? []).length > 0 ? undefined : EMPTY_DECK),
        *effect(game, { by }) {
          for (let i = 0; i < 2; i++) fromDeck(game, RAILCARS, 'shelf');
          const cars = [...game.state.shelf];
          report(game, 'offered', { seat: by, cards: cars });
          yield* share(game, by, cars);
        },
      },
    ),
  },
);

function* share(game: Game, by: SeatId, cars: readonly CardId[]): Procedure {
  const answer = yield* ask(game, by, () => shareQuestion(game, by, cars));
  for (const car of cars) {
    const at = answer === null || car === answer.card ? by : answer.at;
    report(game, 'landed', { seat: at, cards: [car] });
    moveTo(game, car, inPlayOf(at));
  }
  ghostsComeBack(game);
}

/** Which one is kept, and who gets the other. */
function shareQuestion(game: Game, by: SeatId, cars: readonly CardId[]): Question<Shared> {
  const otherOf = (kept: Value) => cars.find((car) => car !== kept) ?? cardId(Number(kept));
  const options = choice('card', cars, {
    why: (kept) => whyNotGet(game, cardId(Number(kept)), by),
    next: (kept) =>
      choice(
        'at',
        game.seats.filter((seat) => seat !== by),
        { why: (seat) => whyNotGet(game, otherOf(kept), seatId(Number(seat))) },
      ),
  });
  return question<Shared>('shareRailcars', says({ chosen: 'kept' }), options);
}

/** The Ghost Car may go to the dead, and never to the Sheriff; any other one to whoever is in the game (TRAIN-LOUNGE-02, -04-Q). */
function whyNotGet(game: Game, car: CardId, seat: SeatId): Refusal | undefined {
  const isGhostCar = definitionOf(game, car).slug === GHOST_CAR;
  if (isGhostCar) return hasRole(game, seat, 'sheriff') ? NOT_THE_SHERIFF : undefined;
  return isInPlay(game, seat) ? undefined : refuse('isOut', { ruling: 'TRAIN-LOUNGE-04-Q' });
}
