import {
  type Answer,
  type Choice,
  choice,
  hasLegal,
  type Json,
  type Procedure,
  type Question,
  question,
  type Refusal,
  refuse,
  type Slot,
} from '@dustup/kernel';
import { ask, askOnly } from './ask.ts';
import {
  CARD_KINDS,
  type CardDefinition,
  type CardKind,
  type Response,
  type Source,
  type Threat,
  type Threats,
} from './definitions.ts';
import type { Move } from './moves.ts';
import { report } from './events.ts';
import { needsNode, whyNotFilled } from './fill-needs.ts';
import { definitionOf, type Game, seatOf } from './game.ts';
import { isReady } from './green.ts';
import { type CardId, cardId, NO_CARD, NO_FACE, type SeatId } from './ids.ts';
import { NOTHING_CHOSEN } from './play-card.ts';
import { hearing, moment, nameOf, ofSeat, sourceNamed } from './sources.ts';
import { indexOf } from './source-index.ts';
import { servesAs, spend, whyForbidden } from './spend.ts';

/** How much a response helps: as one Missed!, or against all of it. */
export const MISSED = 1;
export const SPARED = Number.POSITIVE_INFINITY;

/** What a seat may respond to, and how it is asked. */
export type Asking<T extends Threat> = {
  readonly to: T;
  readonly threat: Threats[T];
  /** What has to be known to answer it, besides what it answers. */
  readonly about: { readonly [fact: string]: Json };
  /** The kind of card that helps by what it is, whatever else it says. */
  readonly serves: CardKind | null;
  /** What has been used already: a source responds once, unless it says otherwise. */
  readonly used?: readonly (number | string)[];
  /** Nothing cancels it: it can be diverted at most. */
  readonly isUnavoidable?: boolean;
  /** What can be done at any time, where it is among these options instead of beside the question. */
  readonly atAnyTime?: readonly Source[];
};

/**
 * Asks a seat to respond, with a card of its hand or with something else that it has; null when it does not, which its
 * question of this kind calls `otherwise`. Whether it is asked depends on public facts only: a hand that is not empty, or
 * something that could be used. `respondWith` carries the answer out.
 */
export function askResponse<T extends Threat>(
  game: Game,
  seat: SeatId,
  kind: string,
  otherwise: string,
  asking: Asking<T>,
): Procedure<Answer | null> {
  const makeQuestion = () => responseQuestion(game, seat, kind, otherwise, asking);
  return asking.atAnyTime === undefined ? ask(game, seat, makeQuestion) : askOnly(game, seat, makeQuestion);
}

/** Nobody need be asked: an empty hand, and nothing that could be used; with an empty hand all can see what could. */
export function hasNoResponse<T extends Threat>(game: Game, seat: SeatId, asking: Asking<T>): boolean {
  if (seatOf(game, seat).hand.length > 0) return false;
  return usesFor(game, seat, asking).every((source) => whyNotUse(game, seat, asking, source) !== undefined);
}

/** Carries a response out; returns how much it helps. */
export function respondWith<T extends Threat>(
  game: Game,
  seat: SeatId,
  asking: Asking<T>,
  answer: Answer,
): Procedure<number> {
  if (answer['do'] === 'play') return playResponse(game, seat, asking, answer);
  return useResponse(game, seat, asking, sourceNamed(usesFor(game, seat, asking), answer['use']), answer);
}

/** What an answer responds with, by its slug, whether that could be used once more, and whether it sends a shot on. */
export function responseIn<T extends Threat>(
  game: Game,
  seat: SeatId,
  asking: Asking<T>,
  answer: Answer,
): { readonly slug: string; readonly mayRepeat: boolean; readonly isDiverting: boolean } {
  if (answer['do'] === 'play')
    return { slug: definitionOf(game, cardId(Number(answer['card']))).slug, mayRepeat: true, isDiverting: false };
  const source = sourceNamed(usesFor(game, seat, asking), answer['use']);
  const { slug, ability } = source;
  return { slug, mayRepeat: ability.responds?.[asking.to]?.mayRepeat === true, isDiverting: diverts(source) };
}

/** Everything besides the hand that the seat could respond with: what answers this, and what can be done at any time. */
function usesFor<T extends Threat>(game: Game, seat: SeatId, asking: Asking<T>): readonly Source[] {
  const all = respondersOf(game, seat, asking.to, asking.used);
  const responders = asking.isUnavoidable === true ? all.filter(diverts) : all;
  return asking.atAnyTime === undefined ? responders : [...responders, ...asking.atAnyTime];
}

/** What a seat has, by its character or in play, could send a shot on to somebody else. */
export function mayDivert(game: Game, seat: SeatId): boolean {
  return respondersOf(game, seat, 'shot').some(diverts);
}

function diverts({ ability }: Source): boolean {
  return ability.responds?.shot?.diverts === true;
}

const NONE_USED: readonly (number | string)[] = [];

/** What a seat has in play, or by its character, that responds to this. */
export function respondersOf(
  game: Game,
  seat: SeatId,
  to: Threat,
  used: readonly (number | string)[] = NONE_USED,
): readonly Source[] {
  const all = ofSeat(indexOf(game).responders[to], seat);
  const { laid } = game.state.turn;
  if (all.length === 0 || (used.length === 0 && laid.length === 0)) return all;
  return all.filter((source) => !used.includes(nameOf(source)) && isReady(game, source));
}

/** A card of the hand responds by its own rule, or as the kind of card that it is or serves as. */
function* playResponse<T extends Threat>(
  game: Game,
  self: SeatId,
  asking: Asking<T>,
  chosen: Answer,
): Procedure<number> {
  const card = cardId(Number(chosen['card']));
  const own = ownResponse(game, self, asking, card);
  const as = (own === undefined ? useAs(game, asking.serves, card) : definitionOf(game, card)).slug;
  yield* spend(game, self, card, as);
  const worth =
    own === undefined ? MISSED : yield* own.run(game, { self, threat: asking.threat, source: null, card }, chosen);
  const { cardDone } = hearing(game);
  if (cardDone.length > 0) yield* moment(game, cardDone, { seat: self, as });
  return worth;
}

/** As what a card answers that serves as such a kind: as itself if it is one. */
function useAs(game: Game, kind: CardKind | null, card: CardId): CardDefinition {
  const own = definitionOf(game, card);
  if (kind === null || own.kinds.includes(kind)) return own;
  return game.book.cardOfKind.get(kind) ?? own;
}

/** Its own rule, where it helps. */
function ownResponse<T extends Threat>(
  game: Game,
  self: SeatId,
  { to, threat }: Asking<T>,
  card: CardId,
): Response<T> | undefined {
  const { responds: responses, colour } = definitionOf(game, card);
  const own: Response<T> | undefined = colour === 'brown' ? responses?.[to] : undefined;
  return own === undefined || own.why?.(game, self, threat) !== undefined ? undefined : own;
}

function* useResponse<T extends Threat>(
  game: Game,
  self: SeatId,
  { to, threat }: Asking<T>,
  source: Source,
  chosen: Answer,
): Procedure<number> {
  const response: Response<T> | undefined = source.ability.responds?.[to];
  if (response === undefined) {
    yield* source.ability.anytime?.run(game, self, chosen) ?? [];
    return MISSED;
  }
  report(game, 'used', { seat: self, detail: { source: source.slug } });
  return yield* response.run(game, { self, threat, source, card: NO_CARD }, chosen);
}

function responseQuestion<T extends Threat>(
  game: Game,
  self: SeatId,
  kind: string,
  otherwise: string,
  asking: Asking<T>,
): Question<Answer> {
  const { hand } = seatOf(game, self);
  const uses = usesFor(game, self, asking);
  const why = (card: CardId) => whyNotCard(game, self, asking, card);
  const isUseKnown = uses.length > 0 || asking.to === 'shot' || asking.to === 'death';
  const use = isUseKnown ? usesNode(game, self, asking, uses) : undefined;
  const next = (card: CardId) => cardSlots(game, self, asking, card);
  return question(
    kind,
    { ...asking.about, answers: asking.to },
    handOrUse(choice('card', hand, { why, next }), use, otherwise),
  );
}

/** What has to be chosen for a card of the hand. */
function cardSlots<T extends Threat>(game: Game, self: SeatId, asking: Asking<T>, card: CardId): Slot | undefined {
  const needs = ownResponse(game, self, asking, card)?.needs;
  const { slug } = definitionOf(game, card);
  return needs && needsNode(game, { by: self, card, face: NO_FACE, as: slug, chosen: NOTHING_CHOSEN }, needs);
}

/** The options «one of my hand cards, something else that I have, or not». */
function handOrUse(play: Choice, use: Choice | undefined, otherwise: string): Choice {
  return choice('do', use === undefined ? ['play', otherwise] : ['play', 'use', otherwise], {
    why: (what) => {
      if (what === 'play') return hasLegal(play) ? undefined : NO_SUCH_CARD;
      return what === 'use' && (use === undefined || !hasLegal(use)) ? NO_ABILITY : undefined;
    },
    next: (what) => {
      if (what === otherwise) return undefined;
      return what === 'play' ? play : use;
    },
  });
}

const NO_SUCH_CARD = refuse('noSuchCard');
const NO_ABILITY = refuse('noAbility');

const NO_USES = choice('use', []);

function usesNode<T extends Threat>(game: Game, self: SeatId, asking: Asking<T>, uses: readonly Source[]): Choice {
  if (uses.length === 0) return NO_USES;
  return choice('use', uses.map(nameOf), {
    why: (name) => whyNotUse(game, self, asking, sourceNamed(uses, name)),
    next: (name) => slotsOf(game, self, asking, sourceNamed(uses, name)),
  });
}

function whyNotUse<T extends Threat>(
  game: Game,
  self: SeatId,
  { to, threat }: Asking<T>,
  source: Source,
): Refusal | undefined {
  const response: Response<T> | undefined = source.ability.responds?.[to];
  if (response === undefined) return source.ability.anytime?.why(game, self);
  return (
    response.why?.(game, self, threat) ??
    (response.needs && whyNotFilled(game, responseMove(self, source), response.needs))
  );
}

function slotsOf<T extends Threat>(game: Game, self: SeatId, { to }: Asking<T>, source: Source): Slot | undefined {
  const response: Response<T> | undefined = source.ability.responds?.[to];
  if (response === undefined) return source.ability.anytime?.question(game, self).options;
  return response.needs && needsNode(game, responseMove(self, source), response.needs);
}

function responseMove(self: SeatId, { card, slug }: Source): Move {
  return { by: self, card: card ?? NO_CARD, face: NO_FACE, as: slug, chosen: NOTHING_CHOSEN };
}

function whyNotCard<T extends Threat>(game: Game, self: SeatId, asking: Asking<T>, card: CardId): Refusal | undefined {
  const { to, threat, serves, isUnavoidable } = asking;
  if (isUnavoidable === true) return NO_EVASION;
  const { responds: responses, colour } = definitionOf(game, card);
  const own: Response<T> | undefined = colour === 'brown' ? responses?.[to] : undefined;
  const isKind = serves !== null && servesAs(game, self, card, serves);
  if (own === undefined && !isKind) return wrongCard(to, serves);
  const reason = isKind ? undefined : own?.why?.(game, self, threat);
  return reason ?? whyForbidden(game, self, useAs(game, isKind ? serves : null, card), card);
}

const NO_RESCUE = refuse('noRescue', { ruling: 'BASE-BEER-03' });
const NO_EVASION = refuse('wrongCard', { needs: 'evade' });
const WRONG_CARDS = new Map(CARD_KINDS.map((kind) => [kind, refuse('wrongCard', { needs: kind })]));

function wrongCard(to: Threat, serves: CardKind | null): Refusal | undefined {
  if (serves !== null) return WRONG_CARDS.get(serves);
  return to === 'death' ? NO_RESCUE : NO_EVASION;
}
