import type { Procedure, Refusal } from '@dustup/kernel';
import type { CardKind, Source } from './definitions.ts';
import { report } from './events.ts';
import { type Game, seatOf } from './game.ts';
import type { FaceId, SeatId } from './ids.ts';
import { type Asking, askResponse, hasNoResponse, respondWith } from './respond.ts';
import { isInPlay } from './seats.ts';
import { isCardUnderWay, isWoundHeard, settle } from './settle.ts';
import { answering, hearing, moment, ofSeat, query } from './sources.ts';
import { indexOf } from './source-index.ts';
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

/** The reason why a seat can't gain life. */
export function whyNotHeal(game: Game, seat: SeatId, ruling: string): Refusal | undefined {
  const { life, maxLife } = seatOf(game, seat);
  if (life >= maxLife) return { refused: 'fullLife', life, ruling };
  const gained = query(game, answering(game).lifeGained, 1, { seat, kind: null });
  return gained > 0 ? undefined : { refused: 'noLife', ruling };
}

type Cause = {
  /** Whose card or ability it is; null when nobody's. */
  readonly by: SeatId | null;
  readonly face?: FaceId | null;
  readonly isBangCard?: boolean;
  /** It is paid for something: nobody can prevent it (VALLEY-MIX-12-Q). */
  readonly isPrice?: boolean;
};

/**
 * Loses life points: players who can prevent some do so first, then comes rescue. What the loss sets off, such as an
 * elimination, happens at once; in the middle of a card it waits until the card goes on or is over (see `settle`).
 */
export function* loseLife(game: Game, seat: SeatId, points: number, cause: Cause): Procedure {
  yield* settle(game);
  if (!isInPlay(game, seat)) return;
  const { resolving, after } = game.state;
  const { by, face = null, isBangCard = false, isPrice = false } = cause;
  const amount = query(game, answering(game).lifeLost, points, { seat });
  const loss: Loss = { kind: 'loss', seat, amount, by, face, preventedBy: [], isDying: false };
  resolving.push(loss);
  if (amount > 0 && !isPrice) yield* moment(game, hearing(game).lifeAtStake, { seat });
  if (isBangCard && by !== null && loss.amount > 0) yield* moment(game, hearing(game).bangHit, { by, target: seat });
  const leavingSome = pointsLeavingSome(game, loss);
  const isLethal = takesLastLife(game, loss);
  if (loss.amount > 0) yield* moment(game, hearing(game).lifeTaken, { seat, amount: loss.amount, leavingSome, by });
  if (isLethal) yield* rescue(game, loss);
  if (loss.isDying) yield* clingToLife(game, loss);
  resolving.pop();
  if (loss.isDying && staysAllTheSame(game, seat)) loss.isDying = false;
  if (loss.isDying) after.push({ kind: 'death', seat, by });
  else if (isWoundHeard(game))
    after.push({
      kind: 'wound',
      seat,
      amount: loss.amount,
      leavingSome,
      by,
      isBangCard,
      preventedBy: loss.preventedBy,
    });
  if (!isCardUnderWay(game)) yield* settle(game);
}

/** No elimination: a player who outlives their last life point is in the game without any from now on. */
function staysAllTheSame(game: Game, seat: SeatId): boolean {
  const isKept = query(game, answering(game).outlives, false, { seat });
  if (isKept) Object.assign(seatOf(game, seat), { life: 0, presence: 'ghost' });
  return isKept;
}

/** How many of the points leave at least one. */
function pointsLeavingSome(game: Game, { seat, amount }: Loss): number {
  return Math.max(0, Math.min(amount, seatOf(game, seat).life - 1));
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

/** BASE-BEER-09-Q: asked again and again until the player is back at 1 or stops; everybody can see whether they are asked. */
function* rescue(game: Game, loss: Loss): Procedure {
  const { seat } = loss;
  const player = seatOf(game, seat);
  loss.isDying = true;
  while (player.life <= 0) {
    const asking: Asking<'death'> = {
      to: 'death',
      threat: loss,
      about: { life: player.life },
      serves: null,
      atAnyTime: lifelinesOf(game, seat),
    };
    if (hasNoResponse(game, seat, asking)) return;
    const answer = yield* askResponse(game, seat, 'rescue', 'giveUp', asking);
    if (answer === null || answer['do'] === 'giveUp') return;
    yield* respondWith(game, seat, asking, answer);
  }
  loss.isDying = false;
}

/** No rescue has come: rules that keep somebody alive are asked last. */
function* clingToLife(game: Game, loss: Loss): Procedure {
  const { seat } = loss;
  yield* moment(game, hearing(game).lastChance, { seat });
  if (seatOf(game, seat).life > 0) loss.isDying = false;
}

function lifelinesOf(game: Game, seat: SeatId): readonly Source[] {
  return ofSeat(indexOf(game).anytime, seat).filter(({ ability }) => ability.anytime?.why(game, seat) === undefined);
}
