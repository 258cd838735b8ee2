import type { FairSeed, StoragePort } from '@dustup/protocol/client';
import { arePartsPledged, fairNoteOf, isPlainSeed, promiseOf, sha256 } from '@dustup/protocol/fair';

/** What became of the promise made before the roles were dealt. `leftOut`: it holds, but what this browser added is not in the seed. */
export type Fairness = 'holds' | 'broken' | 'leftOut';

type Promised = {
  readonly id: string;
  readonly commitment: string;
  readonly seed: FairSeed;
  /** How many sat there. */
  readonly seats: number;
};

/** The promise that this browser noted before the deal (else the one the server tells), and after it what the server tells now, if that is another. */
export function promisesOf({ id, commitment }: Pick<Promised, 'id' | 'commitment'>, storage: StoragePort): string[] {
  return [...new Set([fairNoteOf(storage, id)?.promise ?? commitment, commitment])];
}

/** Whether a seed opens the promise, as the server tells it now and as this browser noted it before the deal. */
export function fairnessOf({ id, commitment, seed, seats }: Promised, storage: StoragePort): Fairness {
  const noted = fairNoteOf(storage, id);
  const holds =
    isPlainSeed(seed, seats) &&
    promiseOf(seed, sha256) === commitment &&
    arePartsPledged(seed, sha256) &&
    (noted === undefined || noted.promise === commitment);
  if (!holds) return 'broken';
  return noted?.part == null || seed.parts?.includes(noted.part) === true ? 'holds' : 'leftOut';
}
