import { NOTHING, type Procedure, type Refusal, refuse } from '@dustup/kernel';
import type { Ability, CardDefinition, Effect, Move, SlotNeed, Source, Traits } from './definitions.ts';
import { definitionOf, type Game } from './game.ts';
import { carryOut } from './play-card.ts';
import { discardInPlay } from './steal.ts';

/** The rules of a card, its needs in their order. */
type ListedRules = Ability & {
  readonly needs?: readonly SlotNeed[];
  readonly why?: CardDefinition['why'];
  readonly effect?: Effect | undefined;
  readonly dodge?: CardDefinition['dodge'];
  readonly evade?: CardDefinition['evade'];
  readonly rescue?: CardDefinition['rescue'];
};

/**
 * The rules of a green card (DODGE-GREEN-01 to -03): laid like a blue one, without any effect; from a later turn on its
 * owner discards it for what it does, in his own turn, or in answer to a shot if it counts as a Missed!.
 */
export function usedFromPlay({ why, needs, effect, dodge, ...ability }: ListedRules, traits: Traits): ListedRules {
  return {
    ...ability,
    action: effect && {
      traits,
      why: (game, self, source) => whyNotYet(game, source) ?? why?.(game, self),
      needs: () => needs ?? [],
      run: (game, move) => useUp(game, move, effect),
    },
    defend: dodge && ((game, { self, shot, source }) => answer(game, source, dodge(game, self, shot))),
  };
}

/** For a card that cancels a shot and does no more. */
export function nothingBesides(): Procedure {
  return NOTHING;
}

const LAID_THIS_TURN = refuse('laidThisTurn', { ruling: 'DODGE-GREEN-02' });

function whyNotYet(game: Game, source: Source): Refusal | undefined {
  return isReady(game, source) ? undefined : LAID_THIS_TURN;
}

/** A green card does nothing in the turn in which it was laid (DODGE-GREEN-02, DODGE-GREEN-09-Q). */
export function isReady(game: Game, { card }: Source): boolean {
  return card === null || !game.state.turn.laid.includes(card) || definitionOf(game, card).colour !== 'green';
}

function* useUp(game: Game, move: Move, effect: Effect): Procedure {
  discardInPlay(game, { owner: move.by, card: move.card });
  yield* carryOut(game, move, effect, false);
}

function* answer(game: Game, source: Source, besides: Procedure): Procedure<boolean> {
  discardInPlay(game, source);
  yield* besides;
  return true;
}
