import { BOX, characterIn, type Game, openGame, sourcesOf, type State, zonesIn } from '@dustup/duel';
import { InvariantBroken } from '../invariants/watched.ts';

/** I3: every card is in exactly one zone, every face exists once, life is a possible number, and the index is what the state says. */
export function checkConserved(game: Game): void {
  const { state } = game;
  checkOnce('card', state.faces.length, zonesIn(state).flat());
  checkOnce('face', BOX.faces.length, state.faces);
  checkLives(state);
  const kept = listing(game);
  const anew = listing(openGame(BOX, state, undefined));
  if (kept !== anew) throw new InvariantBroken('I3', `the sources are ${kept}, but should be ${anew}`);
}

function listing(game: Game): string {
  return isBegun(game.state)
    ? JSON.stringify(sourcesOf(game).all.map(({ slug, fighter, card }) => [slug, fighter, card]))
    : '';
}

function isBegun({ turn }: State): boolean {
  return turn.phase !== 'setup';
}

function checkOnce(what: string, count: number, found: readonly number[]): void {
  const times = new Uint8Array(count);
  for (const one of found) times[one] = (times[one] ?? 0) + 1;
  const wrong = times.findIndex((time) => time !== 1);
  if (wrong >= 0 || found.length !== count)
    throw new InvariantBroken('I3', `${what} ${wrong} is there ${times[wrong]} times; ${found.length} of ${count}`);
}

function checkLives({ seats }: State): void {
  for (const { character, life } of seats.flatMap(({ fighters }) => fighters.filter((one) => one !== null))) {
    const most = characterIn(BOX, character).life;
    if (!Number.isInteger(life) || life < 0 || life > most)
      throw new InvariantBroken('I3', `${character} has ${life} of ${most} life points`);
  }
}
