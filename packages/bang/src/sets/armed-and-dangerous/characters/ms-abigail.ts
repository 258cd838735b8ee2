import {
  cardIn,
  character,
  type Evadable,
  type FaceId,
  type Game,
  innermostShot,
  type PlayFrame,
  playOf,
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
  return isAimedOnlyAt(game, self, face) ? undefined : refuse('notOnlyTarget', { ruling: 'ARMED-ABIGAIL-02' });
}

/** TRAIN-MIX-18-Q: so are a card that answers a shot with another, and one that is diverted. */
function isAimedOnlyAt(game: Game, self: SeatId, face: FaceId): boolean {
  const play = playOf(game, face);
  if (play === undefined || innermostShot(game)?.face === face) return true;
  const targets = targetsOf(game, play);
  return targets.length === 1 && targets[0] === self;
}

/** Whom the card being carried out names. */
function targetsOf({ book }: Game, { as, copied, chosen }: PlayFrame): unknown[] {
  const slots = cardIn(book, copied ?? as).needs.filter(({ need }) => need.holds === 'seat');
  return slots.flatMap(({ slot }) => chosen[slot] ?? []);
}
