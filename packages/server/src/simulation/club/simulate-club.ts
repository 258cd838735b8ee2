import { setImmediate } from 'node:timers/promises';
import { checkEnd, unfinished } from '../end-check.ts';
import type { Simulated } from '../simulate.ts';
import { Violation } from '../violation.ts';
import { ClubTown } from './club-town.ts';
import { clubPlanOf } from './plan.ts';
import { StillWatch } from './still-watch.ts';
import type { PlantedClubBug } from './planted-bugs.ts';

/** After the storm a game has so long to come to its end; then nothing more happens for a while. */
const LONGEST_GAME = 20 * 60_000;
const QUIET = 25_000;
/** What is written is told in less. */
const TELLING = 2000;
const MOST_EVENTS = 400_000;

/** Plays one seed with several nodes. Same seed and number of nodes, same world, byte for byte. */
export async function simulateClub(seed: number, nodes: number, plant?: () => PlantedClubBug): Promise<Simulated> {
  const town = new ClubTown(clubPlanOf(seed, nodes), plant?.());
  const broken = await watched(town);
  const games = [...town.witness.tables.values()].filter(({ state }) => state.game?.outcome != null).length;
  return { seed, digest: town.witness.digest, lasted: town.elapsed, games, broken };
}

async function watched(town: ClubTown): Promise<Simulated['broken']> {
  try {
    await playOut(town);
    return undefined;
  } catch (error) {
    if (error instanceof Violation) return { invariant: error.invariant, problem: error.message, at: town.elapsed };
    const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { invariant: 'broke', problem, at: town.elapsed };
  }
}

async function playOut(town: ClubTown): Promise<void> {
  let quietSince: number | undefined;
  const still = new StillWatch();
  const last = town.plan.stormEnds + LONGEST_GAME;
  for (let events = 0; ; events++) {
    town.agenda.step();
    // what was promised meanwhile is done before the next thing happens
    await setImmediate();
    if (town.watch.problem !== undefined) throw town.watch.problem.error;
    if (events % 64 !== 0) continue;
    if (!town.isStormy) still.look(town.witness.tables.values(), town.elapsed);
    const waiting = unfinished(town);
    quietSince = town.isStormy || waiting !== undefined ? undefined : (quietSince ?? town.elapsed);
    const isTold = town.elapsed - town.watch.savedAt > TELLING;
    if (quietSince !== undefined && town.elapsed - quietSince > QUIET && isTold) break;
    if (town.elapsed > last || events > MOST_EVENTS)
      throw new Violation('stuck', `${waiting ?? 'the storm'} after ${town.elapsed} ms and ${events} events`);
  }
  town.watch.checkDisk();
  checkEnd(town);
}
