import { type Procedure, type Refusal, refuse } from '@dustup/kernel';
import type { Ability, CardDefinition, Response, Source } from './definitions.ts';
import type { Effect, Move, SlotNeed } from './moves.ts';
import type { Traits } from './traits.ts';
import { definitionOf, type Game } from './game.ts';
import { carryOut } from './play-card.ts';
import { discardInPlay } from './steal.ts';

/** The rules of a card, its needs in their order. */
type ListedRules = Ability & {
  readonly needs?: readonly SlotNeed[];
  readonly why?: CardDefinition['why'];
  readonly effect?: Effect | undefined;
};

/**
 * The rules of a green card (DODGE-GREEN-01 to -03): laid like a blue one, without any effect; from a later turn on its
 * owner discards it for what it does, on their own turn, or in answer to a shot if it counts as a Missed!.
 */
export function usedFromPlay({ why, needs, effect, responds, ...ability }: ListedRules, traits: Traits): ListedRules {
  return {
    ...ability,
    action: effect && {
      traits,
      why: (game, self, source) => whyNotYet(game, source) ?? why?.(game, self),
      needs: () => needs ?? [],
      run: (game, move) => useUp(game, move, effect),
    },
    responds: responds?.shot && { ...responds, shot: discardedFirst(responds.shot) },
  };
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

function discardedFirst(response: Response<'shot'>): Response<'shot'> {
  return {
    ...response,
    *run(game, about, chosen) {
      if (about.source !== null) discardInPlay(game, about.source);
      return yield* response.run(game, about, chosen);
    },
  };
}
