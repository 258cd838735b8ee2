import {
  cardIn,
  character,
  type FaceId,
  type Game,
  isInStandoff,
  type QueryAnswer,
  signOfFace,
} from '../../../core.ts';

/** For whoever brown ♦ cards of the others do nothing to. */
export const ignoresDiamonds: QueryAnswer<'unaffected'> = (isUnaffected, { game, self, seat, by, face, as, given }) => {
  if (seat !== self || by === null || by === self || isInStandoff(game)) return isUnaffected;
  return isUnaffected || (face === null ? areAllDiamonds(game, given) : isBrownDiamond(game, face, as));
};

/** Brown ♦ cards of the others do nothing to him, except in a Duel (DODGE-APACHE-01 to -06-Q). */
export const apacheKid = character(
  'Apache Kid',
  { life: 3, traits: { ignores: '♦' } },
  { queries: { unaffected: ignoresDiamonds } },
);

/** As it is played: a blue card shot as a BANG! is a brown one (VALLEY-LEMAT-03-Q). */
function isBrownDiamond(game: Game, face: FaceId, as: string | null): boolean {
  return as !== null && cardIn(game.book, as).colour === 'brown' && isDiamond(game, face);
}

/** DODGE-DOC-02: a shot paid with cards, whatever their colour, meets him if one of them is no ♦. */
function areAllDiamonds(game: Game, given: readonly FaceId[]): boolean {
  return given.length > 0 && given.every((face) => isDiamond(game, face));
}

function isDiamond(game: Game, face: FaceId): boolean {
  return signOfFace(game, face)?.suit === '♦';
}
