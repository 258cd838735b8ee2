import { choice, type Procedure, question, type Question, refuse } from '@dustup/kernel';
import { askOnly } from './ask.ts';
import type { CardKind, Source } from './definitions.ts';
import { eliminate } from './eliminate.ts';
import { report } from './events.ts';
import { finishCard } from './frames.ts';
import { definitionOf, faceOf, type Game, seatOf } from './game.ts';
import type { CardId, FaceId, SeatId } from './ids.ts';
import { isInPlay } from './seats.ts';
import { answering, hearing, moment, nameOf, ofSeat, query, sourceNamed } from './sources.ts';
import { indexOf } from './source-index.ts';
import { handOrUse, spend, whyForbidden } from './spend.ts';
import type { Loss } from './state.ts';

/** Regains life points, never above the maximum (BASE-LIFE-04). `kind`: of the card they come from. */
export function heal(game: Game, seat: SeatId, points: number, kind: CardKind | null = null): void {
  const player = seatOf(game, seat);
  const gained = Math.min(
    query(game, answering(game).lifeGained, points, { seat, kind }),
    player.maxLife - player.life,
  );
  if (gained <= 0) return;
  player.life += gained;
  report(game, 'lifeGained', { seat, count: gained, detail: { life: player.life } });
}

type Cause = {
  /** Whose card or ability it is; null when nobody's. */
  readonly by: SeatId | null;
  readonly face?: FaceId | null;
  /** Nothing of the card is left to do after this loss. */
  readonly isLast?: boolean;
  readonly isBangCard?: boolean;
};

/** Loses life points: whoever can prevents some first, then come rescue or elimination, then what the loss sets off. */
export function* loseLife(game: Game, seat: SeatId, points: number, cause: Cause): Procedure {
  if (!isInPlay(game, seat)) return;
  const { resolving } = game.state;
  const { by, face = null, isLast = false, isBangCard = false } = cause;
  const amount = query(game, answering(game).lifeLost, points, { seat });
  const loss: Loss = { kind: 'loss', seat, amount, by, face, preventedBy: [], isDying: false };
  resolving.push(loss);
  if (amount > 0) yield* moment(game, hearing(game).lifeAtStake, { seat });
  if (isBangCard && by !== null && loss.amount > 0) yield* moment(game, hearing(game).bangHit, { by, target: seat });
  if (takesLastLife(game, loss)) yield* rescue(game, loss);
  resolving.pop();
  if (isLast) finishCard(game);
  if (loss.isDying) {
    yield* eliminate(game, seat, by);
    return;
  }
  if (loss.amount > 0) yield* moment(game, hearing(game).lifeLost, { seat, amount: loss.amount, by });
  if (loss.preventedBy.length > 0)
    yield* moment(game, hearing(game).lossSettled, { seat, preventedBy: loss.preventedBy });
  yield* moment(game, hearing(game).dustSettles, {});
}

/** Takes the points; true when nothing is left and something must be done about it. */
function takesLastLife(game: Game, loss: Loss): boolean {
  const { seat, amount } = loss;
  if (amount <= 0) return false;
  const player = seatOf(game, seat);
  player.life -= amount;
  report(game, 'lifeLost', { seat, count: amount, detail: { life: player.life, by: loss.by } });
  return player.life <= 0 && query(game, answering(game).mayBeEliminated, true, { seat });
}

type RescueAnswer =
  | { readonly do: 'play'; readonly card: CardId }
  | { readonly do: 'use'; readonly use: number | string }
  | { readonly do: 'giveUp' };

/** BASE-BEER-09-Q: asked again and again until he is back at 1 or stops; whether he is asked, everybody can see. */
function* rescue(game: Game, loss: Loss): Procedure {
  const { seat } = loss;
  const player = seatOf(game, seat);
  loss.isDying = true;
  while (player.life <= 0) {
    if (player.hand.length === 0 && lifelinesOf(game, seat).length === 0) return;
    const answer = yield* askOnly(game, seat, () => rescueQuestion(game, seat));
    if (answer === null || answer.do === 'giveUp') return;
    if (answer.do === 'play') yield* playRescue(game, seat, answer.card);
    else {
      const { ability } = sourceNamed(lifelinesOf(game, seat), answer.use);
      if (ability.anytime !== undefined) yield* ability.anytime.run(game, seat, answer);
    }
  }
  loss.isDying = false;
}

function* playRescue(game: Game, seat: SeatId, card: CardId): Procedure {
  const { id, card: definition } = faceOf(game, card);
  yield* spend(game, seat, card);
  if (definition.rescue !== undefined) yield* definition.rescue(game, seat, id);
}

function lifelinesOf(game: Game, seat: SeatId): readonly Source[] {
  return ofSeat(indexOf(game).anytime, seat).filter(({ ability }) => ability.anytime?.why(game, seat) === undefined);
}

const NO_RESCUE = refuse('noRescue', { ruling: 'BASE-BEER-03' });

function rescueQuestion(game: Game, seat: SeatId): Question<RescueAnswer> {
  const { hand, life } = seatOf(game, seat);
  const lifelines = lifelinesOf(game, seat);
  const why = (card: CardId) => {
    const use = definitionOf(game, card);
    return use.rescue === undefined ? NO_RESCUE : whyForbidden(game, seat, use);
  };
  const use = choice('use', lifelines.map(nameOf), {
    next: (name) => sourceNamed(lifelines, name).ability.anytime?.question(game, seat).options,
  });
  return question('rescue', { life }, handOrUse(hand, why, use, 'giveUp'));
}
