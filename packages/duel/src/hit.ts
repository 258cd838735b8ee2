import {
  type Answer,
  ask,
  type Choice,
  choice,
  EngineBug,
  hasLegal,
  type Procedure,
  type Question,
  question,
  type Refusal,
  refuse,
} from '@dustup/kernel';
import { type CardId, cardId, type SeatId } from '@dustup/tabletop';
import { cardIn } from './book.ts';
import { report } from './events.ts';
import { definitionOf, fighterIn, fighterOf, frontOf, type Game, rearOf, seatOf } from './game.ts';
import { type FighterId, seatOfFighter } from './ids.ts';
import { isAlive, loseLife } from './life.ts';
import { discardFrom, moveFromHand } from './piles.ts';
import { awakening, moment, nameOf, query, type Source, sourcesOf } from './sources.ts';
import type { After, Hit } from './state.ts';

/** A hit of a card that a seat has played, by its fighter in front. True when it is avoided; else it costs a life. */
export function shoot(game: Game, by: SeatId, as: string, target: FighterId): Procedure<boolean> {
  const shooter = frontOf(game, by);
  const { character } = fighterOf(game, shooter);
  const isBang = cardIn(game.book, as).colour === 'red';
  return strike(game, { kind: 'hit', by, shooter, character, target, as, isBang });
}

/** A hit that has waited. One at a character who has left play is dropped (DUEL-SID-04-Q). */
export function strikeLater(game: Game, { by, shooter, aim }: After & { kind: 'hit' }): Procedure<boolean> {
  if (aim.at === 'fighter' && fighterIn(game, aim.fighter)?.character !== aim.character) return nothing();
  const fighter = shooter?.fighter ?? frontOf(game, by);
  const character = shooter?.character ?? fighterOf(game, fighter).character;
  const target = aim.at === 'fighter' ? aim.fighter : positionOf(game, aim);
  return strike(game, { kind: 'hit', by, shooter: fighter, character, target, as: null, isBang: false });
}

function* nothing(): Procedure<boolean> {
  return false;
}

function positionOf(game: Game, { at, seat }: { readonly at: 'front' | 'rear'; readonly seat: SeatId }): FighterId {
  return at === 'front' ? frontOf(game, seat) : rearOf(game, seat);
}

function strike(game: Game, hit: Hit): Procedure<boolean> {
  return awakening(game, hit.target, () => meets(game, hit));
}

function* meets(game: Game, hit: Hit): Procedure<boolean> {
  if (!isAlive(game, hit.target)) return false;
  report(game, 'struck', {
    seat: hit.by,
    fighter: hit.target,
    detail: { as: hit.as, shooter: hit.shooter, foe: hit.character },
  });
  game.state.resolving.push(hit);
  const isAvoided = yield* avoids(game, hit);
  game.state.resolving.pop();
  if (isAvoided) {
    report(game, 'avoided', { fighter: hit.target });
    yield* moment(game, 'hitAvoided', { hit });
  } else yield* loseLife(game, hit.target, 1, { by: hit.by });
  return isAvoided;
}

/** Several means may be tried, in any order, until one works, each thing in play once (DUEL-HIT-06-Q). */
function* avoids(game: Game, hit: Hit): Procedure<boolean> {
  const self = seatOfFighter(hit.target);
  const used: (CardId | string)[] = [];
  for (;;) {
    if (seatOf(game, self).hand.length === 0 && meansOf(game, hit, used).length === 0) return false;
    const answer = yield* ask(self, () => avoidQuestion(game, self, hit, used));
    if (answer['do'] === 'play') return yield* avoidWithCard(game, self, hit, cardId(Number(answer['card'])));
    if (answer['do'] !== 'use') return false;
    const source = meansOf(game, hit, used).find((one) => nameOf(one) === answer['use']);
    if (source === undefined) throw new EngineBug(`nothing called ${String(answer['use'])} avoids a hit`);
    used.push(nameOf(source));
    report(game, 'used', { seat: self, fighter: hit.target, detail: { source: source.slug } });
    if (yield* source.ability.avoids?.(game, { ...source, hit }) ?? nothing()) return yield* paysExtra(game, self, hit);
  }
}

/** What lies with the target, or is its ability, and may still be tried. */
function meansOf(game: Game, { target }: Hit, used: readonly (CardId | string)[]): readonly Source[] {
  const { all } = sourcesOf(game);
  const isMeans = (source: Source) =>
    source.fighter === target && source.ability.avoids !== undefined && !used.includes(nameOf(source));
  return all.some(isMeans) ? all.filter(isMeans) : NO_MEANS;
}

const NO_MEANS: readonly Source[] = [];

function* avoidWithCard(game: Game, self: SeatId, hit: Hit, card: CardId): Procedure<boolean> {
  const definition = definitionOf(game, card);
  report(game, 'answered', { seat: self, fighter: hit.target, cards: [card] });
  moveFromHand(game, self, card);
  const isAvoided = yield* paysExtra(game, self, hit);
  if (isAvoided) definition.whenAvoided?.(game, self);
  return isAvoided;
}

/** Another card where one Avoid is not enough; whoever has or gives none has spent the Avoid in vain (DUEL-TEX-02-Q). */
function* paysExtra(game: Game, self: SeatId, hit: Hit): Procedure<boolean> {
  const count = query(game, 'extraToAvoid', 0, { hit });
  for (let i = 0; i < count; i++) {
    const { hand } = seatOf(game, self);
    if (hand.length === 0) return false;
    const answer = yield* ask(self, () => extraQuestion(hand));
    if (answer['do'] !== 'play') return false;
    discardFrom(game, self, [cardId(Number(answer['card']))]);
  }
  return true;
}

function extraQuestion(hand: readonly CardId[]): Question<Answer> {
  const card = choice('card', hand.slice());
  return question(
    'extra',
    null,
    choice('do', ['play', 'takeIt'], { next: (what) => (what === 'play' ? card : undefined) }),
  );
}

function avoidQuestion(game: Game, self: SeatId, hit: Hit, used: readonly (CardId | string)[]): Question<Answer> {
  const isAny = hit.as !== null && cardIn(game.book, hit.as).yieldsToAny;
  const why = isAny ? undefined : (card: CardId) => whyNoAvoid(game, self, card);
  const play = choice('card', seatOf(game, self).hand.slice(), { why });
  const means = meansOf(game, hit, used);
  const uses = means.length === 0 ? NO_USES : choice('use', means.map(nameOf));
  const { by, shooter, character: foe, target, as, isBang } = hit;
  const about = { by, shooter, foe, target, fighter: fighterOf(game, target).character, as, isBang };
  return question('avoid', about, cardOrUse(play, uses, 'takeIt'));
}

/** The options «a card of my hand, something that lies there, or not». */
function cardOrUse(play: Choice, use: Choice, otherwise: string): Choice {
  return choice('do', ['play', 'use', otherwise], {
    why: (what) => {
      if (what === 'play') return hasLegal(play) ? undefined : NO_SUCH_CARD;
      return what === 'use' && !hasLegal(use) ? NO_ABILITY : undefined;
    },
    next: (what) => {
      if (what === otherwise) return undefined;
      return what === 'play' ? play : use;
    },
  });
}

const NO_USES = choice('use', []);
const NO_SUCH_CARD = refuse('noSuchCard');
const NO_ABILITY = refuse('noAbility');
const NO_AVOID = refuse('wrongCard', { needs: 'avoid', ruling: 'DUEL-PLAY-06' });

function whyNoAvoid(game: Game, self: SeatId, id: CardId): Refusal | undefined {
  const held = definitionOf(game, id);
  return query(game, 'servesAsAvoid', held.isAvoid, { seat: self, held }) ? undefined : NO_AVOID;
}
