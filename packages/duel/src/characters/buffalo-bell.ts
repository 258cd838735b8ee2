import {
  ask,
  character,
  choice,
  fighterOf,
  type Game,
  type Loss,
  type Procedure,
  questionOf,
  seatOfFighter,
  takeLife,
} from '../core.ts';
import type { FighterId } from '../core.ts';

/** He may lose life in place of his owner's other fighter, but never his last (DUEL-BUFFALO-01, -03-Q). */
export const buffaloBell = character(
  'Buffalo Bell',
  { side: 'law', life: 4, isAlways: true },
  {
    triggers: {
      *lifeAtStake(game, { loss, self, fighter }) {
        const isForOther = loss.target !== fighter && seatOfFighter(loss.target) === self;
        if (isForOther && !loss.isSet) yield* takesOver(game, loss, fighter);
      },
    },
  },
);

function* takesOver(game: Game, loss: Loss, fighter: FighterId): Procedure {
  const most = Math.min(loss.amount, fighterOf(game, fighter).life - 1);
  if (most <= 0) return;
  const lives = Array.from({ length: most + 1 }, (_, count) => count);
  const taken = yield* ask(seatOfFighter(fighter), () =>
    questionOf<number>(
      'takeOver',
      {
        source: 'buffalo-bell',
        target: loss.target,
        fighter: fighterOf(game, loss.target).character,
        amount: loss.amount,
      },
      choice('lives', lives, { holds: 'number' }),
    ),
  );
  if (taken === 0) return;
  loss.amount -= taken;
  takeLife(game, fighter, taken);
}
