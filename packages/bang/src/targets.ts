import { type Procedure, questionOf, choice, type Value } from '@dustup/kernel';
import { ask } from './ask.ts';
import type { CardDefinition } from './definitions.ts';
import type { Move, OneOf, SlotNeed } from './moves.ts';
import type { Traits } from './traits.ts';
import { says } from './question-facts.ts';
import type { Game } from './game.ts';
import type { SeatId } from './ids.ts';
import { clockwiseFrom, othersClockwise } from './seats.ts';
import { answering, queryOf } from './sources.ts';

/** The slot in which somebody names the one player who is left out. */
const SPARED = 'sparedPlayer';
const NOBODY = 'nobody';

/** Everybody whom a card goes to that goes to all: clockwise from its player, but for whom they spare. */
export function everybody(game: Game, { by, chosen }: Pick<Move, 'by' | 'chosen'>): SeatId[] {
  return clockwiseFrom(game, by).filter((seat) => seat !== chosen[SPARED]);
}

/** All the others whom a card goes to, but for whom its player spares. */
export function allOthers(game: Game, { by, chosen }: Pick<Move, 'by' | 'chosen'>): SeatId[] {
  return othersClockwise(game, by).filter((seat) => seat !== chosen[SPARED]);
}

function maySpare(game: Game, seat: SeatId): boolean {
  const { maySpare: answers } = answering(game);
  return answers.length > 0 && queryOf(game, answers, false, { seat });
}

/** The needs of a card that goes to several, for somebody who may spare one of them: it is named as the card is played (TRAIN-BLAZE-06-Q). */
export function withSparing(
  game: Game,
  by: SeatId,
  { affects }: CardDefinition,
  needs: readonly SlotNeed[],
): readonly SlotNeed[] {
  if (affects === undefined || !maySpare(game, by)) return needs;
  return [...needs, affects === 'everybody' ? SPARES_ANYBODY : SPARES_ANOTHER];
}

/** The same for a card that does what this one does: the need asks itself whether somebody may spare one. */
export function sparingOf({ affects }: CardDefinition): readonly SlotNeed[] {
  if (affects === undefined) return [];
  const { need, ...rest } = affects === 'everybody' ? SPARES_ANYBODY : SPARES_ANOTHER;
  return [{ ...rest, need: { ...need, isAsked: (game, { by }) => maySpare(game, by) } }];
}

const SPARES_ANYBODY = sparing((game, by) => clockwiseFrom(game, by));
const SPARES_ANOTHER = sparing((game, by) => othersClockwise(game, by));

function sparing(seats: (game: Game, by: SeatId) => readonly SeatId[]): SlotNeed {
  const candidates = (game: Game, { by }: Move): readonly Value[] => [NOBODY, ...seats(game, by)];
  const need: OneOf = { holds: 'seat', candidates, isSure: true, isExtra: true };
  return { slot: SPARED, need, holds: 'seat' };
}

/** As for a card, for what no card does: whom a seat spares of these, all of them in the game. */
export function* withoutSpared(
  game: Game,
  by: SeatId,
  seats: readonly SeatId[],
  deed: Traits,
): Procedure<readonly SeatId[]> {
  if (!maySpare(game, by)) return seats;
  const spared = yield* ask(game, by, () =>
    questionOf<SeatId | string>('spare', says({ deed }), choice(SPARED, [NOBODY, ...seats], { holds: 'seat' })),
  );
  return seats.filter((seat) => seat !== spared);
}
