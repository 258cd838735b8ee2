import { choice, type Procedure, question, type Question, type Refusal, refuse } from '@dustup/kernel';
import { ask } from './ask.ts';
import type { CardDefinition, Evadable, Source } from './definitions.ts';
import { report } from './events.ts';
import { isRepeating, playedAs } from './frames.ts';
import { isReady } from './green.ts';
import { definitionOf, type Game, printedFace, seatOf } from './game.ts';
import type { CardId, FaceId, SeatId } from './ids.ts';
import { loseLife } from './life.ts';
import { isInPlay } from './seats.ts';
import { answering, hearing, moment, nameOf, ofSeat, query, sourceNamed } from './sources.ts';
import { indexOf } from './source-index.ts';
import { handOr, handOrUse, servesAs, spend } from './spend.ts';
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
  readonly isLast?: boolean;
  /** The cards given up for it, when it is no card that shoots. */
  readonly given?: readonly FaceId[];
};

/** A shot: anything with the BANG! icon, aimed at one player. */
export function* attack(game: Game, aim: Aim): Procedure {
  if (!isInPlay(game, aim.target) || isUnaffected(game, aim.target, aim)) return;
  const shot = shotFrom(game, aim);
  game.state.resolving.push(shot);
  if (!(yield* dodges(game, shot))) yield* loseLife(game, shot.target, shot.damage, shot);
  game.state.resolving.pop();
}

/** What takes a Missed! though it is aimed at nobody's life: true when he cancels it (EVENT-10). */
export function* cancels(game: Game, aim: Aim): Procedure<boolean> {
  const shot = shotFrom(game, aim);
  game.state.resolving.push(shot);
  const isCancelled = yield* dodges(game, shot);
  game.state.resolving.pop();
  return isCancelled;
}

function shotFrom(game: Game, aim: Aim): Shot {
  const { by, target, face, damage = 1, misses = 1, stake = null, isLast = false } = aim;
  const isBangCard = aim.isBangCard === true && !isRepeating(game); // WWS-MIX-12-Q
  return { kind: 'shot', by, target, face, isBangCard, damage, misses, stake, isLast };
}

/** What somebody's card does to a seat, shots aside: false when the seat is unaffected, or evades it. */
export function* reaches(game: Game, seat: SeatId, play: Evadable): Procedure<boolean> {
  if (isUnaffected(game, seat, play)) return false;
  return !mayEvade(game, seat) || !(yield* evades(game, seat, play));
}

const NO_FACES: readonly FaceId[] = [];

type Coming = Pick<Evadable, 'by' | 'face'> & { readonly given?: readonly FaceId[] };

function isUnaffected(game: Game, seat: SeatId, { by, face, given = NO_FACES }: Coming): boolean {
  const isIt = query(game, answering(game).unaffected, false, { seat, by, face, as: playedAs(game, face), given });
  if (isIt) report(game, 'unaffected', { seat });
  return isIt;
}

type EvadeAnswer = { readonly do: 'play'; readonly card: CardId } | { readonly do: 'pass' };

/** Everybody with cards, as long as a copy that could help may be in a hand: a hand must not be betrayed. */
function mayEvade(game: Game, seat: SeatId): boolean {
  return seatOf(game, seat).hand.length > 0 && isAnyHidden(game, game.book.evaders);
}

function* evades(game: Game, seat: SeatId, play: Evadable): Procedure<boolean> {
  const answer = yield* ask(game, seat, () => evadeQuestion(game, seat, play));
  if (answer === null || answer.do === 'pass') return false;
  yield* spend(game, seat, answer.card);
  yield* moment(game, hearing(game).dustSettles, {});
  return true;
}

function evadeQuestion(game: Game, seat: SeatId, play: Evadable): Question<EvadeAnswer> {
  return question(
    'evade',
    aboutPlay(game, play),
    handOr(game, seat, 'pass', (card) => whyNotEvade(game, seat, card, play)),
  );
}

function whyNotEvade(game: Game, seat: SeatId, card: CardId, play: Evadable): Refusal | undefined {
  const { evade } = definitionOf(game, card);
  return evade === undefined ? refuse('wrongCard', { needs: 'evade' }) : evade(game, seat, play);
}

function aboutPlay(game: Game, { by, face }: Pick<Evadable, 'by' | 'face'>) {
  if (face === null) return { by, card: null, sign: null };
  const { card, signText } = printedFace(game, face);
  return { by, card: card.slug, sign: signText };
}

type DodgeAnswer =
  | { readonly do: 'play'; readonly card: CardId }
  | { readonly do: 'use'; readonly use: number | string }
  | { readonly do: 'takeIt' };

/** BASE-BANG-13-Q: cards and Barrels in any order, each Barrel once, until the shot is cancelled or he stops. */
function* dodges(game: Game, shot: Shot): Procedure<boolean> {
  const { target } = shot;
  const used: (number | string)[] = [];
  for (let missing = query(game, answering(game).missesNeeded, shot.misses, { shot }); missing > 0; ) {
    if (seatOf(game, target).hand.length === 0 && defencesOf(game, target, used).length === 0) return false;
    const answer = yield* ask(game, target, () => dodgeQuestion(game, shot, used, missing));
    if (answer === null || answer.do === 'takeIt') return false;
    if (answer.do === 'play') {
      const isEvaded = whyNotMissed(game, shot, answer.card) !== undefined;
      missing = isEvaded ? 0 : missing - 1;
      yield* playDodge(game, shot, answer.card, isEvaded);
    } else {
      used.push(answer.use);
      if (yield* defends(game, shot, sourceNamed(defencesOf(game, target, []), answer.use))) missing -= 1;
    }
    yield* moment(game, hearing(game).dustSettles, {});
  }
  report(game, 'dodged', { seat: target });
  return true;
}

function* defends(game: Game, shot: Shot, source: Source): Procedure<boolean> {
  const { slug, ability } = source;
  report(game, 'used', { seat: shot.target, detail: { source: slug } });
  return ability.defend !== undefined && (yield* ability.defend(game, { self: shot.target, shot, source }));
}

/** What spares its player from the whole shot does nothing else; a Missed! may do something besides. */
function playDodge(game: Game, shot: Shot, card: CardId, isEvasion: boolean): Procedure {
  const { dodge } = definitionOf(game, card);
  if (dodge === undefined || isEvasion) return spend(game, shot.target, card);
  return spendThen(game, shot, card, dodge);
}

type Dodge = NonNullable<CardDefinition['dodge']>;

function* spendThen(game: Game, shot: Shot, card: CardId, dodge: Dodge): Procedure {
  yield* spend(game, shot.target, card);
  yield* dodge(game, shot.target, shot);
}

function defencesOf(game: Game, seat: SeatId, used: readonly (number | string)[]): readonly Source[] {
  const all = ofSeat(indexOf(game).defences, seat);
  const { laid } = game.state.turn;
  if (used.length === 0 && laid.length === 0) return all;
  return all.filter((source) => !used.includes(nameOf(source)) && isReady(game, source));
}

function dodgeQuestion(
  game: Game,
  shot: Shot,
  used: readonly (number | string)[],
  missing: number,
): Question<DodgeAnswer> {
  const { target } = shot;
  const { hand } = seatOf(game, target);
  const defences = defencesOf(game, target, used).map(nameOf);
  const why = (card: CardId) => whyNotAgainst(game, shot, card);
  const options = handOrUse(hand, why, choice('use', defences), 'takeIt');
  const stake = shot.stake === null ? null : definitionOf(game, shot.stake).slug;
  return question('dodge', { ...aboutPlay(game, shot), missing, stake, damage: shot.damage }, options);
}

function whyNotAgainst(game: Game, shot: Shot, card: CardId): Refusal | undefined {
  const reason = whyNotMissed(game, shot, card);
  if (reason === undefined || definitionOf(game, card).evade === undefined) return reason;
  const { by, face, target } = shot;
  return whyNotEvade(game, target, card, { by, face, as: playedAs(game, face) });
}

const NO_MISSED = refuse('wrongCard', { needs: 'missedCard' });

function whyNotMissed(game: Game, shot: Shot, card: CardId): Refusal | undefined {
  const isMissed = definitionOf(game, card).dodge !== undefined || servesAs(game, shot.target, card, 'missedCard');
  return isMissed ? undefined : NO_MISSED;
}
