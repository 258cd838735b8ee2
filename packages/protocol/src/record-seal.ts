import type { GameOnWire } from './game.ts';
import type { RecordFile } from './record.ts';

/** What a server signs of a record it gives out: all of it, step by step, each chained to the one before. */
export type SealedFacts = {
  /** SHA-256 of everything but the steps: names, times, the promise, the deal, the end. */
  readonly head: string;
  readonly steps: number;
  /** SHA-256 of the last step and of what came before it, and so on back to the head. */
  readonly chain: string;
};

export type RecordSeal = SealedFacts & {
  /** The server's public key (Ed25519), 64 hexadecimal digits. */
  readonly key: string;
  readonly signature: string;
};

/** `hash` is SHA-256 in hexadecimal digits. */
export function sealedFacts<G extends GameOnWire>(record: RecordFile<G>, hash: (text: string) => string): SealedFacts {
  const { steps, seal: _seal, ...rest } = record;
  const head = hash(sorted(rest));
  return { head, steps: steps.length, chain: steps.reduce((chain, step) => hash(chain + sorted(step)), head) };
}

/** As JSON, the names of each object in order: whoever reads a file and writes it again may have changed that. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part !== 'object' || part === null || Array.isArray(part)
      ? part
      : Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1))),
  );
}

/** The text that is signed. */
export function sealText({ head, steps, chain }: SealedFacts): string {
  return `dustup seal 1 ${head} ${steps} ${chain}`;
}
