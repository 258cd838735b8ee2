import {
  type Answer,
  choice,
  EngineBug,
  NOTHING,
  type Procedure,
  type Refusal,
  refuse,
  type Slot,
} from '@dustup/kernel';
import { cardIn } from './book.ts';
import type { CardDefinition } from './definitions.ts';
import type { Effect, Move, SlotNeed } from './moves.ts';
import { report } from './events.ts';
import { needsNode, whyNotFilled } from './fill-needs.ts';
import { cardShowing, definitionOf, faceOf, type Game, seatOf } from './game.ts';
import { type CardId, cardId, type FaceId, NO_CARD, type SeatId } from './ids.ts';
import { noteDeed, targetOf } from './ledger.ts';
import { discard } from './piles.ts';
import { inPlayOf } from './places.ts';
import { settle, tidyUp } from './settle.ts';
import { sourcesChanged } from './source-index.ts';
import { answering, hearing, moment, queryOf } from './sources.ts';
import { otherKindsOf, whyForbidden } from './spend.ts';
import type { PlayFrame } from './state.ts';
import { withSparing } from './targets.ts';
import { inPlayNamed, isOpen, moveTo } from './zones.ts';

const ONLY_AS_ANSWER = refuse('onlyAsAnswer', { ruling: 'BASE-BANG-10' });

/** Plays a card and carries it out to its end, with all that was put off until then. */
export function playCard(game: Game, move: Move): Procedure {
  const definition = cardIn(game.book, move.as);
  noteDeed(game, definition.traits, move);
  if (definition.colour === 'brown') return playBrown(game, definition, move);
  lay(game, definition, move);
  const isQuiet = definition.effect === undefined && hearing(game).cardPlayed.length === 0;
  return isQuiet ? afterPlay(game, move) : takeEffect(game, definition, move);
}

/** What a card does at once when it is laid. A green one is used later. */
function* takeEffect(game: Game, definition: CardDefinition, move: Move): Procedure {
  yield* tellPlayed(game, definition, move);
  if (definition.effect !== undefined) yield* definition.effect(game, move, move.chosen);
  yield* afterPlay(game, move);
}

function tellPlayed(game: Game, use: CardDefinition, { by, card, face, chosen }: Move): Procedure {
  return moment(game, hearing(game).cardPlayed, { seat: by, card, face, use, chosen });
}

function playBrown(game: Game, definition: CardDefinition, move: Move): Procedure {
  return spendFor(game, definition, move, effectOf(definition), afterPlay);
}

function* spendFor(game: Game, definition: CardDefinition, move: Move, effect: Effect, finish: Finish): Procedure {
  putOnPile(game, definition, move);
  const { cardSpent } = hearing(game);
  if (cardSpent.length > 0) yield* tellSpent(game, move);
  const frame = frameOf(move, false);
  game.state.resolving.push(frame);
  if (hearing(game).cardPlayed.length > 0) yield* tellPlayed(game, definition, move);
  yield* effect(game, move, move.chosen);
  const isHushed = frame.silenced !== null;
  if (isHushed) yield* settle(game);
  game.state.resolving.pop();
  if (isHushed) sourcesChanged(game);
  const { cardDone } = hearing(game);
  if (cardDone.length > 0) yield* moment(game, cardDone, { seat: move.by, as: move.as });
  yield* finish(game, frame.copied === null ? move : { ...move, as: frame.copied });
}

/** What comes when a card is over. */
type Finish = (game: Game, move: Move) => Procedure;

/** The card, and another one that was played together with it. */
function* tellSpent(game: Game, { by, face, as, orderedBy, chosen: { withCard } }: Move): Procedure {
  yield* moment(game, hearing(game).cardSpent, { seat: by, face, as, isOrdered: orderedBy !== undefined });
  if (typeof withCard !== 'number') return;
  const other = faceOf(game, cardId(withCard));
  yield* moment(game, hearing(game).cardSpent, { seat: by, face: other.id, as: other.card.slug });
}

/** Plays a brown card for something else than what it does: a Beer for gold. */
export function playFor(game: Game, by: SeatId, card: CardId, effect: Effect): Procedure {
  const definition = definitionOf(game, card);
  return spendFor(game, definition, blankMove(game, by, card, definition.slug), effect, forgetPlay);
}

function forgetPlay(game: Game): Procedure {
  game.state.turn.justPlayed = null;
  return NOTHING;
}

function afterPlay(game: Game, { face, as, orderedBy }: Move): Procedure {
  if (orderedBy === undefined) game.state.turn.justPlayed = { face, as };
  return tidyUp(game);
}

/** BASE-PLAY-06: onto the discard pile before the effect, the cards it costs on top of it (DODGE-DISC-06-Q). */
function putOnPile(game: Game, definition: CardDefinition, move: Move): void {
  tell(game, 'played', move);
  if (definition.isLimited && move.isBesides !== true && move.orderedBy === undefined) countBang(game, definition);
  discard(game, move.card);
  playWith(game, move);
  payCost(game, move);
}

function countBang({ state: { turn } }: Game, { kinds }: CardDefinition): void {
  turn.bangsPlayed += 1;
  if (!kinds.includes('bangCard')) turn.used[IN_PLACE_OF_BANG] = (turn.used[IN_PLACE_OF_BANG] ?? 0) + 1;
}

/** How often a card has been played that takes up the BANG! of the turn though it is no BANG! card. */
const IN_PLACE_OF_BANG = 'inPlaceOfBang';

/** Another card that is played together with it, on top of it. */
function playWith(game: Game, { by, chosen: { withCard } }: Move): void {
  if (typeof withCard !== 'number') return;
  const other = cardId(withCard);
  report(game, 'played', { seat: by, cards: [other], detail: { as: definitionOf(game, other).slug } });
  discard(game, other);
}

function payCost(game: Game, { by, chosen: { cost } }: Move): void {
  if (typeof cost !== 'object' || cost.length === 0) return;
  const cards = cost.map((card) => cardId(Number(card)));
  report(game, 'discarded', { seat: by, cards });
  for (const card of cards) discard(game, card);
}

/** The effect of a card just played once more. It costs again what it cost besides the card (WWS-LEE-09-Q). */
export function* carryOutAgain(game: Game, move: Move): Procedure {
  const definition = cardIn(game.book, move.as);
  noteDeed(game, definition.traits, move);
  game.state.turn.justPlayed = null;
  report(game, 'repeated', { seat: move.by, ...toldTarget(move), detail: { as: move.as } });
  payCost(game, move);
  const card = cardShowing(game, move.face);
  // Shuffled in meanwhile, it lies hidden: its id would betray where.
  const again = { ...move, card: isOpen(game, card) ? card : NO_CARD };
  yield* carryOut(game, again, effectOf(definition), true);
}

/** WWS-LEE-08-Q: whatever speaks against a card speaks against its repeat, but for the one BANG! a turn. */
export function whyNotAgain(game: Game, by: SeatId, face: FaceId, as: string): Refusal | undefined {
  const use = cardIn(game.book, as);
  const move = blankMove(game, by, cardShowing(game, face), as);
  return use.why?.(game, by) ?? whyNotFilled(game, move, needsOf(game, move, use));
}

function effectOf({ effect, name }: CardDefinition): Effect {
  if (effect === undefined) throw new EngineBug(`${name} has no effect to carry out`);
  return effect;
}

/** What a card does, with a frame that says so while it is under way. */
export function* carryOut(game: Game, move: Move, effect: Effect, isRepeat: boolean): Procedure {
  game.state.resolving.push(frameOf(move, isRepeat));
  yield* effect(game, move, move.chosen);
  game.state.resolving.pop();
  yield* settle(game);
}

/** A card does what another one does. What it copies it is remembered by, so that it can be repeated (WWS-MIX-06-Q). */
export function copyEffect(game: Game, move: Move, copied: CardDefinition): Procedure {
  const play = game.state.resolving.findLast((frame) => frame.kind === 'play');
  if (play !== undefined) play.copied = copied.slug;
  return carryOut(game, move, effectOf(copied), true);
}

function frameOf({ by, card, face, as, chosen, orderedBy }: Move, isRepeat: boolean): PlayFrame {
  const isOrdered = orderedBy !== undefined;
  return { kind: 'play', by, card, face, as, chosen, isRepeat, isOrdered, copied: null, silenced: null };
}

/** BASE-PLAY-07: stays in front of its player, or of whom it was played on. A new weapon takes the old one's place. */
function lay(game: Game, definition: CardDefinition, move: Move): void {
  const { by, card } = move;
  const at = definition.isLaidAt ? (targetOf(move) ?? by) : by;
  tell(game, 'laid', move);
  if (definition.isWeapon) discardWeapon(game, at);
  moveTo(game, card, inPlayOf(at));
  game.state.turn.laid.push(card);
}

function discardWeapon(game: Game, seat: SeatId): void {
  const old = seatOf(game, seat).inPlay.find((card) => definitionOf(game, card).isWeapon);
  if (old === undefined) return;
  report(game, 'discarded', { seat, cards: [old] });
  discard(game, old);
}

function tell(game: Game, type: 'played' | 'laid', move: Move): void {
  if (game.listener === undefined) return;
  report(game, type, { seat: move.by, ...toldTarget(move), cards: [move.card], detail: { as: move.as } });
}

function toldTarget(move: Move) {
  const target = targetOf(move);
  return target === undefined ? {} : { target };
}

/** What a card in the hand can be played as in phase 2, in the order own name first. */
function usesOf(game: Game, seat: SeatId, card: CardId): readonly CardDefinition[] {
  const { card: own, ownUses } = faceOf(game, card);
  const more = otherKindsOf(game, seat, card);
  if (more.length === 0) return ownUses;
  const uses = [...ownUses];
  for (const kind of more) {
    const use = own.kinds.includes(kind) ? undefined : game.book.cardOfKind.get(kind);
    if (use?.effect !== undefined && !uses.includes(use)) uses.push(use);
  }
  return uses;
}

export const NOTHING_CHOSEN: Answer = {};

function blankMove(game: Game, by: SeatId, card: CardId, as: string): Move {
  return { by, card, face: faceOf(game, card).id, as, chosen: NOTHING_CHOSEN };
}

/** What has to be chosen for a card: its own needs, and what others make it ask for besides. */
export function needsOf(game: Game, { by, card }: Pick<Move, 'by' | 'card'>, use: CardDefinition): readonly SlotNeed[] {
  const { moreNeeds } = answering(game);
  const own = withSparing(game, by, use, use.needsNow?.(game, by) ?? use.needs);
  return moreNeeds.length === 0 ? own : queryOf(game, moreNeeds, own, { seat: by, use, card });
}

/** The reason against playing a card in any way, or undefined. */
export function whyNotPlay(game: Game, seat: SeatId, card: CardId): Refusal | undefined {
  const uses = usesOf(game, seat, card);
  let first: Refusal | undefined;
  for (const use of uses) {
    const reason = whyNotUse(game, seat, card, use);
    if (reason === undefined) return undefined;
    first ??= reason;
  }
  return first ?? ONLY_AS_ANSWER;
}

function whyNotUse(game: Game, by: SeatId, card: CardId, use: CardDefinition): Refusal | undefined {
  return (
    whyForbidden(game, by, use, card) ??
    (use.isLimited ? whyNoMoreBangs(game, by, use) : undefined) ??
    use.why?.(game, by) ??
    whyNotLay(game, by, use) ??
    whyNotChosen(game, by, card, use)
  );
}

/** The reason why a seat could not play such a card just now, whichever copy; the BANG! of the turn and targets aside. */
export function whyNotNamed(game: Game, by: SeatId, use: CardDefinition): Refusal | undefined {
  if (use.colour === 'brown' && use.effect === undefined) return ONLY_AS_ANSWER;
  return whyForbidden(game, by, use) ?? use.why?.(game, by) ?? whyNotLay(game, by, use);
}

function whyNotChosen(game: Game, by: SeatId, card: CardId, use: CardDefinition): Refusal | undefined {
  const isExtended = answering(game).moreNeeds.length > 0 || use.needsNow !== undefined;
  if (use.needs.length === 0 && !isExtended) return undefined;
  const move = blankMove(game, by, card, use.slug);
  return whyNotFilled(game, move, isExtended ? needsOf(game, move, use) : use.needs);
}

/** Whatever else is granted is granted to BANG! cards: of the others one a turn (TRAIN-DRAGOON-02-Q), unless there is no limit. */
function whyNoMoreBangs(game: Game, seat: SeatId, { kinds }: CardDefinition): Refusal | undefined {
  const { bangsPlayed: played, used } = game.state.turn;
  const limit = queryOf(game, answering(game).bangLimit, 1, { seat });
  const others = used[IN_PLACE_OF_BANG] ?? 0;
  if (others > 0 && limit !== Number.POSITIVE_INFINITY && !kinds.includes('bangCard'))
    return { refused: 'bangLimitReached', played: others, limit: 1, ruling: 'TRAIN-DRAGOON-02-Q' };
  return played < limit ? undefined : { refused: 'bangLimitReached', played, limit, ruling: 'BASE-PLAY-01' };
}

/** BASE-PLAY-03: never two of a name in front of one player. */
function whyNotLay(game: Game, by: SeatId, { colour, isLaidAt, slug, name }: CardDefinition): Refusal | undefined {
  if (colour === 'brown' || isLaidAt || inPlayNamed(game, by, slug) === undefined) return undefined;
  return refuse('alreadyInPlay', { card: name, ruling: 'BASE-PLAY-03' });
}

/** The slots of a use: how it is used if that is in doubt, then what it needs. */
export function usesNode(game: Game, seat: SeatId, card: CardId): Slot | undefined {
  const uses = usesOf(game, seat, card);
  const own = definitionOf(game, card);
  const nodeOf = (use: CardDefinition) => {
    const move = blankMove(game, seat, card, use.slug);
    return needsNode(game, move, needsOf(game, move, use));
  };
  if (uses.length === 1 && uses[0] === own) return nodeOf(own);
  return choice(
    'as',
    uses.map((use) => use.slug),
    {
      why: (slug) => whyNotUse(game, seat, card, cardIn(game.book, slug)),
      next: (slug) => nodeOf(cardIn(game.book, slug)),
    },
  );
}
