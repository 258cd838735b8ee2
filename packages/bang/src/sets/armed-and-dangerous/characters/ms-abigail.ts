import {
  cardIn,
  character,
  type Evadable,
  type Game,
  type Refusal,
  refuse,
  type SeatId,
  signOfFace,
  SPARED,
} from '../../../core.ts';

const HIGH: readonly string[] = ['J', 'Q', 'K', 'A'];

/** She may ignore a brown J, Q, K or A of somebody else whose only target she is (ARMED-ABIGAIL-01 to -05-Q). */
export const msAbigail = character(
  'Ms. Abigail',
  { life: 4 },
  {
    responds: {
      arrival: {
        why: whyNotIgnore,
        *run() {
          return SPARED;
        },
      },
    },
  },
);

function whyNotIgnore(game: Game, self: SeatId, { by, face, as }: Evadable): Refusal | undefined {
  if (by === self || face === null || as === null || cardIn(game.book, as).colour !== 'brown')
    return refuse('wrongCard', { ruling: 'ARMED-ABIGAIL-01' });
  if (!HIGH.includes(signOfFace(game, face)?.rank ?? '')) return refuse('tooLow', { ruling: 'ARMED-ABIGAIL-01' });
  const targets = targetsOf(game, as);
  return targets.length === 1 && targets[0] === self
    ? undefined
    : refuse('notOnlyTarget', { ruling: 'ARMED-ABIGAIL-02' });
}

/** Whom the card being carried out names. */
function targetsOf({ state: { resolving }, book }: Game, as: string): unknown[] {
  const play = resolving.findLast((frame) => frame.kind === 'play' && frame.as === as);
  if (play?.kind !== 'play') return [];
  const slots = cardIn(book, as).needs.filter(({ need }) => need.holds === 'seat');
  return slots.flatMap(({ slot }) => play.chosen[slot] ?? []);
}
