import { NOTHING, type Procedure } from '@dustup/kernel';
import { copiesOf } from './book.ts';
import type { Ability, Evadable } from './definitions.ts';
import { report } from './events.ts';
import { isRepeating, playedAs } from './frames.ts';
import { definitionOf, type Game, printedFace, seatOf } from './game.ts';
import type { CardId, FaceId, SeatId } from './ids.ts';
import { loseLife } from './life.ts';
import { askResponse, hasNoResponse, mayDivert, respondersOf, respondWith, responseIn } from './respond.ts';
import { isInPlay } from './seats.ts';
import { settle } from './settle.ts';
import { indexOf } from './source-index.ts';
import { answering, hearing, moment, query } from './sources.ts';
import type { Shot } from './state.ts';
import { isAnyHidden } from './zones.ts';

type Aim = {
  readonly by: SeatId | null;
  readonly target: SeatId;
  readonly face: FaceId | null;
  readonly isBangCard?: boolean;
  readonly damage?: number;
  readonly misses?: number;
  readonly stake?: CardId;
  /** The cards given up for it, when the shot does not come from a card. */
  readonly given?: readonly FaceId[];
};

/** A shot: anything with the BANG! icon, aimed at one player. */
export function* attack(game: Game, aim: Aim): Procedure {
  if (!(yield* meets(game, aim))) return;
  const shot = shotFrom(game, aim);
  shot.damage = query(game, answering(game).damage, shot.damage, { shot });
  game.state.resolving.push(shot);
  yield* moment(game, hearing(game).shotFired, { shot });
  yield* strike(game, shot);
}

/** A shot under way goes on to somebody else, with all that has become of it (TRAIN-MIX-15-Q). */
export function* divert(game: Game, shot: Shot, target: SeatId): Procedure {
  const diverted = { ...shot, target, answers: [] };
  if (!(yield* meets(game, diverted))) return;
  game.state.resolving.push(diverted);
  yield* strike(game, diverted);
}

/** False when its target is out, unaffected, or ignores it. */
function* meets(game: Game, aim: Pick<Aim, 'by' | 'target' | 'face' | 'given'>): Procedure<boolean> {
  yield* settle(game);
  if (!isInPlay(game, aim.target) || isUnaffected(game, aim.target, aim)) return false;
  return !hasIgnorers(game) || !(yield* ignores(game, aim.target, comingFrom(game, aim)));
}

function* strike(game: Game, shot: Shot): Procedure {
  if (!(yield* dodges(game, shot))) yield* loseLife(game, shot.target, shot.damage, shot);
  game.state.resolving.pop();
  yield* endShot(game, shot);
}

function comingFrom(game: Game, { by, face }: Pick<Aim, 'by' | 'face'>): Evadable {
  return { by, face, as: playedAs(game, face) };
}

/** Something that takes a Missed! but threatens nobody's life: true when the seat cancels it (EVENT-10). */
export function* cancels(game: Game, aim: Aim): Procedure<boolean> {
  const shot = shotFrom(game, aim);
  game.state.resolving.push(shot);
  yield* moment(game, hearing(game).shotFired, { shot });
  const isCancelled = yield* dodges(game, shot);
  game.state.resolving.pop();
  yield* endShot(game, shot);
  return isCancelled;
}

function endShot(game: Game, shot: Shot): Procedure {
  return hearing(game).shotOver.length === 0 ? NOTHING : settleShot(game, shot);
}

function* settleShot(game: Game, shot: Shot): Procedure {
  yield* settle(game);
  yield* moment(game, hearing(game).shotOver, { shot });
}

function shotFrom(game: Game, aim: Aim): Shot {
  const { by, target, face, damage = 1, misses = 1, stake = null } = aim;
  const isBangCard = aim.isBangCard === true && !isRepeating(game); // WWS-MIX-12-Q
  const isUnavoidable = false;
  return { kind: 'shot', by, target, face, isBangCard, damage, misses, stake, isUnavoidable, answers: [] };
}

/** What somebody's card does to a seat, shots aside: false when the seat is out, unaffected, or evades it. */
export function* reaches(game: Game, seat: SeatId, play: Evadable): Procedure<boolean> {
  yield* settle(game);
  if (!isInPlay(game, seat) || isUnaffected(game, seat, play)) return false;
  if (hasIgnorers(game) && (yield* ignores(game, seat, play))) return false;
  return !mayEvade(game, seat, play) || !(yield* evades(game, seat, play));
}

const NO_FACES: readonly FaceId[] = [];

type Coming = Pick<Evadable, 'by' | 'face'> & { readonly given?: readonly FaceId[] };

function isUnaffected(game: Game, seat: SeatId, { by, face, given = NO_FACES }: Coming): boolean {
  const { unaffected } = answering(game);
  if (unaffected.length === 0) return false;
  const isIt = query(game, unaffected, false, { seat, by, face, as: playedAs(game, face), given });
  if (isIt) report(game, 'unaffected', { seat });
  return isIt;
}

function hasIgnorers(game: Game): boolean {
  return indexOf(game).responders.arrival.length > 0;
}

/** A player who may ignore the card decides that before anything else (ARMED-ABIGAIL-05-Q). */
function* ignores(game: Game, seat: SeatId, play: Evadable): Procedure<boolean> {
  const mayIgnore = respondersOf(game, seat, 'arrival').some(
    ({ ability }) => ability.responds?.arrival?.why?.(game, seat, play) === undefined,
  );
  if (!mayIgnore) return false;
  const about = { ...aboutPlay(game, play), deed: { protects: true } };
  const asking = { to: 'arrival', threat: play, about, serves: null } as const;
  const answer = yield* askResponse(game, seat, 'ignore', 'pass', asking);
  if (answer === null || answer['do'] === 'pass') return false;
  yield* respondWith(game, seat, asking, answer);
  report(game, 'unaffected', { seat });
  return true;
}

/** While some hand may hold a copy that helps, everybody with cards is asked: otherwise the question would tell who has it. */
function mayEvade(game: Game, seat: SeatId, play: Evadable): boolean {
  const { book } = game;
  if (book.evaders.length > 0 && seatOf(game, seat).hand.length > 0) {
    for (const card of book.evaders)
      if (helps(game, seat, card, play) && isAnyHidden(game, copiesOf(book, card))) return true;
  }
  return respondersOf(game, seat, 'card').some(({ ability }) => helps(game, seat, ability, play));
}

/** Looks at public facts only, like every reason a response gives. */
function helps(game: Game, seat: SeatId, { responds }: Ability, play: Evadable): boolean {
  return responds?.card?.why?.(game, seat, play) === undefined;
}

function* evades(game: Game, seat: SeatId, play: Evadable): Procedure<boolean> {
  const asking = { to: 'card', threat: play, about: aboutPlay(game, play), serves: null } as const;
  const answer = yield* askResponse(game, seat, 'evade', 'pass', asking);
  if (answer === null || answer['do'] === 'pass') return false;
  const worth = yield* respondWith(game, seat, asking, answer);
  yield* moment(game, hearing(game).dustSettles, {});
  return worth > 0;
}

function aboutPlay(game: Game, { by, face }: Pick<Evadable, 'by' | 'face'>) {
  if (face === null) return { by, card: null, sign: null };
  const { card, signText } = printedFace(game, face);
  return { by, card: card.slug, sign: signText };
}

/**
 * BASE-BANG-13-Q: cards and Barrels in any order, each Barrel once, until the shot is cancelled or they stop. A shot
 * that nothing cancels may still be diverted (ARMED-DOUBLE-02-Q).
 */
function* dodges(game: Game, shot: Shot): Procedure<boolean> {
  const { target, isUnavoidable } = shot;
  if (isUnavoidable && !mayDivert(game, target)) return false;
  const used: (number | string)[] = [];
  for (let missing = query(game, answering(game).missesNeeded, shot.misses, { shot }); missing > 0; ) {
    const about = aboutShot(game, shot, missing);
    const asking = { to: 'shot', threat: shot, about, serves: 'missedCard', used, isUnavoidable } as const;
    if (hasNoResponse(game, target, asking)) return false;
    const answer = yield* askResponse(game, target, 'dodge', 'takeIt', asking);
    if (answer === null || answer['do'] === 'takeIt') return false;
    const { slug, mayRepeat, isDiverting } = responseIn(game, target, asking, answer);
    shot.answers.push(slug);
    missing -= yield* respondWith(game, target, asking, answer);
    if (!mayRepeat && typeof answer['use'] !== 'object' && answer['use'] !== undefined) used.push(answer['use']);
    if (missing <= 0 && !isDiverting) yield* moment(game, hearing(game).shotCancelled, { shot });
    yield* moment(game, hearing(game).dustSettles, {});
  }
  report(game, 'dodged', { seat: target });
  return true;
}

function aboutShot(game: Game, shot: Shot, missing: number) {
  const stake = shot.stake === null ? null : definitionOf(game, shot.stake).slug;
  return { ...aboutPlay(game, shot), missing, stake, damage: shot.damage };
}
