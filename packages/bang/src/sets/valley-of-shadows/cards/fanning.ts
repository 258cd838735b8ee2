import {
  anotherSeatWithin,
  attack,
  card,
  type Game,
  type Move,
  onlyIf,
  othersClockwise,
  seatIn,
  seatInReach,
  whyFartherThan,
} from '../../../core.ts';

/** A shot at a player in reach and another at one next to them, both named at once; it is the turn's BANG! (VALLEY-FANNING-01 to -06-Q). */
export const fanning = card(
  'Fanning',
  { colour: 'brown', isLimited: true, traits: { shoots: 'one' } },
  {
    needs: { at: seatInReach, andAt: onlyIf(hasSecondTarget, anotherSeatWithin(1, 'at')) },
    *effect(game, { by, face }, { at, andAt }) {
      yield* attack(game, { by, target: at, face });
      if (andAt !== undefined) yield* attack(game, { by, target: andAt, face });
    },
  },
);

/** VALLEY-FANNING-04: with nobody beside the first target there is one shot only. */
function hasSecondTarget(game: Game, move: Move): boolean {
  const first = seatIn(move, 'at');
  return othersClockwise(game, first).some(
    (seat) => seat !== move.by && whyFartherThan(game, first, seat, 1) === undefined,
  );
}
