import {
  ask,
  choice,
  event,
  type Game,
  heal,
  loseLife,
  othersClockwise,
  type Procedure,
  type Question,
  question,
  report,
  says,
  type SeatId,
  seatId,
  seatOf,
} from '../../../core.ts';

/** When his turn begins a player may give a life point, not his last, to somebody who lacks one (FOC-BLOOD-BROTHERS-01 to -07-Q). */
export const bloodBrothers = event('Blood Brothers', {
  triggers: {
    *eventSpeaks(game, { seat }) {
      const wounded = othersClockwise(game, seat).filter((other) => isWounded(game, other));
      if (seatOf(game, seat).life < 2 || wounded.length === 0) return;
      const answer = yield* ask(game, seat, () => giveQuestion(wounded));
      if (answer?.at !== undefined) yield* give(game, seat, seatId(answer.at));
    },
  },
});

function isWounded(game: Game, seat: SeatId): boolean {
  const { life, maxLife } = seatOf(game, seat);
  return life < maxLife;
}

type Gift = { readonly do: 'give' | 'pass'; readonly at?: number };

function giveQuestion(wounded: readonly SeatId[]): Question<Gift> {
  const options = choice('do', ['give', 'pass'], {
    next: (what) => (what === 'give' ? choice('at', wounded) : undefined),
  });
  return question('giveLife', says({ deeds: { give: { healsAnyone: 1, hurts: 1 }, pass: {} } }), options);
}

function* give(game: Game, seat: SeatId, target: SeatId): Procedure {
  report(game, 'used', { seat, target, detail: { source: 'blood-brothers' } });
  yield* loseLife(game, seat, 1, { by: null, isPrice: true });
  heal(game, target, 1);
}
