import {
  ask,
  attack,
  character,
  choice,
  distance,
  drawInPhaseOne,
  type Game,
  isInPlay,
  othersClockwise,
  type Procedure,
  questionOf,
  reach,
  says,
  type SeatId,
  seatId,
  settle,
  type Traits,
} from '../../../core.ts';

/** In phase 1 she may give up cards beforehand: for each a shot at somebody else in reach, before the rest is drawn (VALLEY-EVELYN-01 to -06-Q). */
export const evelynShebang = character(
  'Evelyn Shebang',
  { life: 4 },
  {
    draws: {
      *all(game, self, count) {
        const most = Math.min(count, targetsOf(game, self, []).length);
        const shots = most === 0 ? 0 : yield* howMany(game, self, most);
        if (shots === 0) return undefined;
        yield* shootAround(game, self, shots);
        return isInPlay(game, self) ? drawInPhaseOne(game, self, count - shots) : [];
      },
    },
  },
);

/** The number is fixed first, on nothing but what lies open (VALLEY-EVELYN-02). */
function* howMany(game: Game, self: SeatId, most: number): Procedure<number> {
  const numbers = Array.from({ length: most + 1 }, (_, number) => number);
  const deeds = Object.fromEntries(numbers.map((number) => [number, giving(number)]));
  const options = choice('count', numbers, { holds: 'number' });
  return (yield* ask(game, self, () => questionOf<number>('giveUpCards', says({ deeds }), options))) ?? 0;
}

function giving(cards: number): Traits {
  return cards === 0 ? {} : { shoots: 'one', costs: cards };
}

function* shootAround(game: Game, self: SeatId, shots: number): Procedure {
  const shotAt: SeatId[] = [];
  while (shotAt.length < shots) {
    const targets = targetsOf(game, self, shotAt);
    if (targets.length === 0) return;
    const at = yield* ask(game, self, () =>
      questionOf<number>('shootAt', says({ deed: { shoots: 'one' } }), choice('at', targets)),
    );
    if (at === null) return;
    shotAt.push(seatId(at));
    yield* attack(game, { by: self, target: seatId(at), face: null });
    yield* settle(game);
  }
}

function targetsOf(game: Game, self: SeatId, shotAt: readonly SeatId[]): SeatId[] {
  return othersClockwise(game, self).filter(
    (seat) => !shotAt.includes(seat) && distance(game, self, seat) <= reach(game, self),
  );
}
