import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type BangPosition, bangRules, type GameEvent } from '@dustup/bang';
import { isRandomKey, type Json, Position, type Refusal } from '@dustup/kernel';
import type { Facts } from '../io.ts';
import { applyPatch, frameOf, type RecordedStep, type RecordFile } from '@dustup/protocol';

/** All hands, as plain data that patches apply to. */
type Seen = { readonly table: Json; readonly own: readonly Json[] };

/** What does not hold: the message `verify.…`, and what it is told about. */
export type Wrong = { readonly says: string; readonly facts: Facts; readonly refusal?: Refusal };

/** What was found: undefined when all of it holds, else the first thing that does not. */
export type Verified = { readonly answers: number; readonly wrong: Wrong | undefined };

/** Checks that the seed is the one that was promised (in the record, or as a player saw it before the deal), and that the game follows from it and from the answers. */
export function verifyRecord(record: RecordFile, promise?: string): Verified {
  const { seed, commitment, rules, first, setup } = record;
  if (seed === null || first.own === null) return wrongAt(0, 'spectator');
  const promised = createHash('sha256').update(`${seed.salt}:${seed.key}`).digest('hex');
  if (promised !== commitment) return wrongAt(0, 'otherSeed');
  if (promise !== undefined && !isPromised(commitment, promise)) return wrongAt(0, 'otherPromise');
  if (rules !== bangRules.name) return wrongAt(0, 'otherRules', { rules, ours: bangRules.name });
  if (!isRandomKey(seed.key)) return wrongAt(0, 'noSeed');
  const heard: GameEvent[] = [];
  const position = Position.begin(bangRules, setup, seed.key, { listener: (event) => heard.push(event) });
  if (!isSame(position, { table: first.table, own: first.own }, heard.splice(0), record.events))
    return wrongAt(0, 'otherDeal');
  return follow(position, record, { table: first.table, own: first.own }, heard);
}

/** What a player saw at the table, whole or its beginning: sixteen digits are enough that nobody finds another seed for them. */
function isPromised(commitment: string, promise: string): boolean {
  return /^[\da-f]{16,64}$/.test(promise) && commitment.startsWith(promise);
}

function follow(position: BangPosition, { steps, outcome }: RecordFile, first: Seen, heard: GameEvent[]): Verified {
  let frame: Seen = first;
  let answers = 0;
  for (const [at, step] of steps.entries()) {
    for (const { seat, answer, digest } of step.answers ?? []) {
      if (position.isOver || position.digestFor(seat) !== digest) return wrongAt(answers, 'otherQuestion');
      const refusal = position.answer(seat, answer);
      if (refusal !== undefined) return wrongAt(answers, 'againstRules', {}, refusal);
      answers += 1;
    }
    frame = after(frame, step);
    if (!isSame(position, frame, heard.splice(0), step.events)) return wrongAt(answers, 'otherStep', { step: at + 1 });
  }
  if (!isDeepStrictEqual(plain(position.state.outcome), plain(outcome))) return wrongAt(answers, 'otherEnd');
  return { answers, wrong: undefined };
}

function after({ table, own }: Seen, step: RecordedStep): Seen {
  return {
    table: step.table === undefined ? table : applyPatch(table, step.table),
    own: own.map((mine, seat) => {
      const patch = step.own?.[seat];
      return patch === undefined ? mine : applyPatch(mine, patch);
    }),
  };
}

function isSame(
  position: BangPosition,
  frame: Seen,
  heard: readonly GameEvent[],
  events: readonly GameEvent[],
): boolean {
  return isDeepStrictEqual(plain(frameOf(position)), plain(frame)) && isDeepStrictEqual(plain(heard), plain(events));
}

/** As it comes out of a file. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function wrongAt(answers: number, says: string, facts: Facts = {}, refusal?: Refusal): Verified {
  return { answers, wrong: { says, facts, ...(refusal === undefined ? {} : { refusal }) } };
}
