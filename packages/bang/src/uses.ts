import { type Refusal, refuse } from '@dustup/kernel';
import type { Game } from './game.ts';
import type { SeatId } from './ids.ts';
import { answering, queryOf } from './sources.ts';

/** Something that may be done only so often in a turn has been done. `ability`: the slug under which it is counted. */
export function useInTurn({ state }: Game, ability: string): void {
  const { used } = state.turn;
  used[ability] = (used[ability] ?? 0) + 1;
}

/** What a seat may do so often in its turn, unless a rule says otherwise. */
export function whyNoMoreUses(
  game: Game,
  seat: SeatId,
  ability: string,
  { most, ruling }: { readonly most: number; readonly ruling: string },
): Refusal | undefined {
  return whyUsedUp(game, ability, { most: queryOf(game, answering(game).usesInTurn, most, { seat, ability }), ruling });
}

export function whyUsedUp(
  { state }: Game,
  ability: string,
  { most, ruling }: { readonly most: number; readonly ruling: string },
): Refusal | undefined {
  const used = state.turn.used[ability] ?? 0;
  return used < most ? undefined : refuse('usedUp', { used, most, ruling });
}
