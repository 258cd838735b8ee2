import type { Procedure } from '@dustup/kernel';
import type { SeatId } from '@dustup/tabletop';
import { characterIn } from './book.ts';
import type { Loss } from './definitions.ts';
import { report } from './events.ts';
import { fighterIn, fighterOf, type Game } from './game.ts';
import type { FighterId } from './ids.ts';
import { awakening, moment, sourcesChanged } from './sources.ts';

/** Whose card or ability takes the life; null when nobody's. */
type Cause = { readonly by: SeatId | null; readonly isSet?: boolean };

/** A fighter loses life, and is awake for it. Whoever has none left is carried away when the card under way is done. */
export function loseLife(game: Game, target: FighterId, amount: number, { by, isSet = false }: Cause): Procedure {
  return awakening(game, target, () => lose(game, { target, amount, by, isSet }));
}

function* lose(game: Game, loss: Loss): Procedure {
  if (!isAlive(game, loss.target)) return;
  yield* moment(game, 'lifeAtStake', { loss });
  if (loss.amount <= 0) return;
  takeLife(game, loss.target, loss.amount);
  // DUEL-ALAN-02-Q: a fallen fighter has no ability
  if (isAlive(game, loss.target))
    yield* moment(game, 'lifeLost', { target: loss.target, amount: loss.amount, by: loss.by });
}

/** Life is gone, with nothing that follows from it. */
export function takeLife(game: Game, target: FighterId, amount: number): void {
  const fighter = fighterOf(game, target);
  fighter.life = Math.max(0, fighter.life - amount);
  if (fighter.life === 0) sourcesChanged(game);
  report(game, 'lifeLost', { fighter: target, count: amount, detail: { life: fighter.life } });
}

/** Life comes back, up to what is printed (DUEL-SETUP-03). */
export function heal(game: Game, target: FighterId, amount: number): void {
  const fighter = fighterOf(game, target);
  const gained = Math.min(amount, characterIn(game.book, fighter.character).life - fighter.life);
  if (gained <= 0) return;
  fighter.life += gained;
  report(game, 'lifeGained', { fighter: target, count: gained, detail: { life: fighter.life } });
}

export function isAlive(game: Game, fighter: FighterId): boolean {
  return (fighterIn(game, fighter)?.life ?? 0) > 0;
}
