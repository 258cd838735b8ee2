import { type Answer, ask, choice, hasLegal, type Procedure, question, refuse } from '@dustup/kernel';
import { type CardId, cardId } from '@dustup/tabletop';
import { report } from './events.ts';
import { definitionOf, fighterOf, type Game, seatOf } from './game.ts';
import { type FighterId, seatOfFighter } from './ids.ts';
import { moveFromHand } from './piles.ts';
import { awakening, query } from './sources.ts';

/** The owner of a fighter, who is awake for it, may give up a Hit card for something, by its slug; false when they do not. */
export function givesUpHit(game: Game, fighter: FighterId, source: string): Procedure<boolean> {
  return awakening(game, fighter, () => gives(game, fighter, source));
}

const NO_SUCH_CARD = refuse('noSuchCard');
const NO_HIT = refuse('wrongCard', { needs: 'hit', ruling: 'DUEL-PLAY-06' });

function* gives(game: Game, fighter: FighterId, source: string): Procedure<boolean> {
  const seat = seatOfFighter(fighter);
  const { hand } = seatOf(game, seat);
  if (hand.length === 0) return false;
  const answer = yield* ask(seat, () => {
    const play = choice('card', hand.slice(), { why: (card) => (isHit(game, fighter, card) ? undefined : NO_HIT) });
    return question<Answer>(
      'giveUp',
      { source, target: fighter, fighter: fighterOf(game, fighter).character },
      choice('do', ['play', 'giveIn'], {
        why: (what) => (what === 'play' && !hasLegal(play) ? NO_SUCH_CARD : undefined),
        next: (what) => (what === 'play' ? play : undefined),
      }),
    );
  });
  if (answer['do'] !== 'play') return false;
  const card = cardId(Number(answer['card']));
  report(game, 'answered', { seat, fighter, cards: [card] });
  moveFromHand(game, seat, card);
  return true;
}

function isHit(game: Game, fighter: FighterId, id: CardId): boolean {
  const held = definitionOf(game, id);
  return query(game, 'servesAsHit', held.isHit, { seat: seatOfFighter(fighter), held });
}
