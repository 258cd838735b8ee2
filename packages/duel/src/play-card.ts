import { type Answer, choice, EngineBug, type Procedure, type Refusal, refuse, type Slot } from '@dustup/kernel';
import { type CardId, needsNode, NO_CARD, type SeatId, takeOut, whyNotFilled } from '@dustup/tabletop';
import { cardIn } from './book.ts';
import type { CardDefinition, Move } from './definitions.ts';
import { report } from './events.ts';
import { definitionOf, fighterOf, type Game, seatOf } from './game.ts';
import { type FighterId, fighterId } from './ids.ts';
import { discardEquipment, moveFromHand } from './piles.ts';
import { settle } from './settle.ts';
import { isAnswered, query, sourcesChanged } from './sources.ts';

const ONLY_AS_ANSWER = refuse('onlyAsAnswer', { ruling: 'DUEL-HIT-02' });
const NOTHING_CHOSEN: Answer = {};

/** Plays a card and carries it out to its end, with all that has waited for it. */
export function* playCard(game: Game, move: Move): Procedure {
  const use = cardIn(game.book, move.as);
  if (use.colour === 'blue') lay(game, use, move);
  else {
    tell(game, 'played', move);
    if (use.colour === 'red') countBang(game, move.by);
    moveFromHand(game, move.by, move.card);
    yield* carryOut(game, use, move);
  }
  yield* settle(game);
}

/** What a card does, with a frame that says so while it is under way. */
export function* carryOut(game: Game, use: CardDefinition, move: Move): Procedure {
  if (use.effect === undefined) throw new EngineBug(`${use.name} has no effect to carry out`);
  game.state.resolving.push({ kind: 'play', by: move.by, as: use.slug, at: targetOf(move) ?? null });
  yield* use.effect(game, move, move.chosen);
  game.state.resolving.pop();
}

function countBang(game: Game, seat: SeatId): void {
  if (!query(game, 'isBangFree', false, { seat })) game.state.turn.bangsPlayed += 1;
}

/** It lies with whom it was played on; one of the same name that is there already goes (DUEL-EQUIP-03). */
function lay(game: Game, use: CardDefinition, move: Move): void {
  const target = targetOf(move);
  if (target === undefined) throw new EngineBug(`${use.name} lies with nobody`);
  tell(game, 'laid', move);
  takeOut(seatOf(game, move.by).hand, move.card);
  putWith(game, move.card, target);
}

/** A card comes to lie with a fighter. */
export function putWith(game: Game, card: CardId, target: FighterId): void {
  const { equipment } = fighterOf(game, target);
  const { slug } = definitionOf(game, card);
  const old = equipment.find((one) => definitionOf(game, one).slug === slug);
  if (old !== undefined) discardEquipment(game, target, old);
  equipment.push(card);
  sourcesChanged(game);
}

function tell(game: Game, type: 'played' | 'laid', move: Move): void {
  if (game.listener === undefined) return;
  const fighter = targetOf(move);
  report(game, type, {
    seat: move.by,
    ...(fighter !== undefined && { fighter }),
    cards: [move.card],
    detail: { as: move.as },
  });
}

function targetOf({ chosen: { at } }: Move): FighterId | undefined {
  return typeof at === 'number' ? fighterId(at) : undefined;
}

/** What a card of the hand can be played as, its own name first. */
function usesOf(game: Game, seat: SeatId, card: CardDefinition): readonly CardDefinition[] {
  return query(game, 'playsAs', isPlayable(card) ? [card] : [], { seat, held: card });
}

function isPlayable({ effect, colour }: CardDefinition): boolean {
  return effect !== undefined || colour === 'blue';
}

export function blankMove(by: SeatId, card: CardId, as: string): Move {
  return { by, card, as, chosen: NOTHING_CHOSEN };
}

/** The reason against playing a card in any way, or undefined. */
export function whyNotPlay(game: Game, by: SeatId, card: CardId): Refusal | undefined {
  const own = definitionOf(game, card);
  if (!isAnswered(game, 'playsAs')) return isPlayable(own) ? whyNotUse(game, by, card, own) : ONLY_AS_ANSWER;
  let first: Refusal | undefined;
  for (const use of usesOf(game, by, own)) {
    const reason = whyNotUse(game, by, card, use);
    if (reason === undefined) return undefined;
    first ??= reason;
  }
  return first ?? ONLY_AS_ANSWER;
}

function whyNotUse(game: Game, by: SeatId, card: CardId, use: CardDefinition): Refusal | undefined {
  return (use.colour === 'red' ? whyNoMoreBangs(game, by) : undefined) ?? whyNotCarryOut(game, by, card, use);
}

/** The reason why a card could not be carried out, whoever or whatever plays it. */
export function whyNotCarryOut(
  game: Game,
  by: SeatId,
  card: CardId = NO_CARD,
  use: CardDefinition = definitionOf(game, card),
): Refusal | undefined {
  return use.why?.(game, by) ?? whyNotFilled(game, blankMove(by, card, use.slug), use.needs);
}

function whyNoMoreBangs(game: Game, seat: SeatId): Refusal | undefined {
  const { bangsPlayed: played } = game.state.turn;
  const limit = query(game, 'bangLimit', 1, { seat });
  if (played < limit || query(game, 'isBangFree', false, { seat })) return undefined;
  return refuse('bangLimitReached', { played, limit, ruling: 'DUEL-PLAY-02' });
}

/** The slots of a card: what it is played as if that is in doubt, then what it needs. */
export function usesNode(game: Game, by: SeatId, card: CardId): Slot | undefined {
  const own = definitionOf(game, card);
  const nodeOf = (use: CardDefinition) => needsNode(game, blankMove(by, card, use.slug), use.needs);
  if (isPlayable(own) && !isAnswered(game, 'playsAs')) return nodeOf(own);
  const uses = usesOf(game, by, own);
  if (uses.length === 1 && uses[0] === own) return nodeOf(own);
  return choice(
    'as',
    uses.map(({ slug }) => slug),
    {
      why: (slug) => whyNotUse(game, by, card, cardIn(game.book, slug)),
      next: (slug) => nodeOf(cardIn(game.book, slug)),
    },
  );
}
