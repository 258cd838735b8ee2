import { planOf } from './plan.ts';
import type { PlantedBug } from './planted-bugs.ts';
import { checkEnd, unfinished } from './end-check.ts';
import { Town } from './town.ts';
import { type Invariant, Violation } from './violation.ts';

/** After the storm a game has so long to come to its end; then nothing more happens for a while. */
const LONGEST_GAME = 90 * 60_000;
const QUIET = 60_000;
const MOST_EVENTS = 400_000;

export type Simulated = {
  readonly seed: number;
  /** A fingerprint of all that was sent and written. */
  readonly digest: string;
  /** Milliseconds of virtual time. */
  readonly lasted: number;
  readonly games: number;
  readonly broken: { readonly invariant: Invariant; readonly problem: string; readonly at: number } | undefined;
};

/** Plays one seed through. Same seed, same world, byte for byte. */
export function simulate(seed: number, plant?: () => PlantedBug): Simulated {
  const town = new Town(planOf(seed), plant?.());
  const broken = watched(town);
  const games = [...town.witness.tables.values()].filter(({ state }) => state.game?.outcome != null).length;
  return { seed, digest: town.witness.digest, lasted: town.elapsed, games, broken };
}

function watched(town: Town): Simulated['broken'] {
  try {
    playOut(town);
    return undefined;
  } catch (error) {
    if (error instanceof Violation) return { invariant: error.invariant, problem: error.message, at: town.elapsed };
    const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { invariant: 'broke', problem, at: town.elapsed };
  }
}

function playOut(town: Town): void {
  let quietSince: number | undefined;
  const last = town.plan.stormEnds + LONGEST_GAME;
  for (let events = 0; ; events++) {
    const isOver = !town.agenda.step();
    if (events % 64 !== 0 && !isOver) continue;
    const waiting = unfinished(town);
    if (isOver && waiting === undefined) break;
    quietSince = town.isStormy || waiting !== undefined ? undefined : (quietSince ?? town.elapsed);
    if (quietSince !== undefined && town.elapsed - quietSince > QUIET) break;
    if (isOver || town.elapsed > last || events > MOST_EVENTS)
      throw new Violation('stuck', `${waiting ?? 'the storm'} after ${town.elapsed} ms and ${events} events`);
  }
  checkEnd(town);
}
