import {
  ask,
  character,
  type Game,
  giveCard,
  handSize,
  hearing,
  moment,
  othersClockwise,
  pickOneOf,
  type Procedure,
  says,
  type SeatId,
  seatOf,
} from '../../../core.ts';

const GIVEN_AWAY = says({ chosen: 'lost' });

/** Before he draws, everybody with more cards than he gives him one of their choice (WWS-YOUL-01 to -04-Q). */
export const youlGrinner = character(
  'Youl Grinner',
  { life: 4 },
  {
    triggers: {
      *abilityActs(game, { self, seat }) {
        if (seat !== self) return;
        const own = handSize(game, self);
        const givers = othersClockwise(game, self).filter((other) => handSize(game, other) > own); // WWS-YOUL-03-Q
        for (const giver of givers) yield* gives(game, giver, self);
      },
    },
  },
);

function* gives(game: Game, giver: SeatId, to: SeatId): Procedure {
  const { hand } = seatOf(game, giver);
  const chosen = hand.length > 1 ? yield* ask(game, giver, () => pickOneOf('giveCard', hand, GIVEN_AWAY)) : hand[0];
  if (chosen !== null && chosen !== undefined) giveCard(game, giver, chosen, to);
  yield* moment(game, hearing(game).dustSettles, {});
}
