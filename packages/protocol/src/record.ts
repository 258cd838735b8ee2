import type { Answer, Outcome } from '@dustup/kernel';
import type { FairSeed } from './fair.ts';
import type { GameOnWire, Patch } from './game.ts';
import type { RecordSeal } from './record-seal.ts';

export const RECORD_FORMAT = 'dustup server record 1';

/** As it was called until records of the notation, which are another format, bore the same title. Files of then are still read. */
const OLD_RECORD_FORMAT = 'dustup record 1';

/** Whether a JSON file with this in its field `format` is such a record. */
export function isRecordFormat(format: unknown): boolean {
  return format === RECORD_FORMAT || format === OLD_RECORD_FORMAT;
}

/**
 * A game that is over, as one viewer may see it: everything for those who sat there (and for all, if the house opened the hands), else
 * with a spectator's eyes. A replay is `first` with the patches of the steps applied one after the other; the rules are never run again.
 */
export type RecordFile<G extends GameOnWire = GameOnWire> = {
  readonly format: typeof RECORD_FORMAT;
  readonly id: string;
  readonly code: string;
  readonly beganAt: number;
  readonly endedAt: number;
  /** By seat; `bot` says which one played there by right. */
  readonly players: readonly { readonly name: string; readonly bot: string | null }[];
  /** The viewer's own seat. */
  readonly seat: number | null;
  /** Which game it is. Absent in records from before there were several: of the first one then. */
  readonly game?: string;
  readonly rules: string;
  readonly setup: G['setup'];
  /** The promise, published before roles were dealt; `seed` opens it (`fair.ts`). Null with a spectator's eyes. */
  readonly commitment: string;
  readonly seed: FairSeed | null;
  /** Null: it was closed before its end. */
  readonly outcome: Outcome | null;
  readonly first: { readonly table: G['table']; readonly own: readonly G['own'][] | null };
  /** What happened while the game was set up. */
  readonly events: readonly G['event'][];
  readonly steps: readonly RecordedStep<G>[];
  /** The server's signature. Absent in records from before there was one. */
  readonly seal?: RecordSeal;
};

export type RecordedStep<G extends GameOnWire = GameOnWire> = {
  /** Milliseconds since the game began. */
  readonly at: number;
  /** What was answered, in this order, with the digest of each question; null with a spectator's eyes. */
  readonly answers: readonly RecordedAnswer[] | null;
  readonly events: readonly G['event'][];
  readonly table?: Patch;
  /** By seat. */
  readonly own?: { readonly [seat: string]: Patch };
};

export type RecordedAnswer = {
  readonly seat: number;
  readonly answer: Answer;
  readonly by: 'owner' | 'bot';
  readonly digest: number;
};
