import { isDeepStrictEqual } from 'node:util';
import { GAMES } from '@dustup/bots';
import {
  type AnyPosition,
  isRandomKey,
  type Json,
  type Playable,
  Position,
  type Refusal,
  type WireEvent,
} from '@dustup/kernel';
import type { Facts } from '../io.ts';
import { whyNotSealed } from './check-seal.ts';
import {
  applyPatch,
  arePartsPledged,
  gameKeyOf,
  isPlainSeed,
  promiseOf,
  type RecordedStep,
  type RecordFile,
  sha256,
} from '@dustup/protocol';

/** All hands, as plain data that patches apply to. */
type Seen = { readonly table: Json; readonly own: readonly Json[] };

/** What does not hold: the message `verify.…`, and what it is told about. */
export type Wrong = { readonly says: string; readonly facts: Facts; readonly refusal?: Refusal };

/** What was found: undefined when all of it holds, else the first thing that does not. */
export type Verified = { readonly answers: number; readonly wrong: Wrong | undefined };

/** What a player knows from elsewhere: the promise seen before the deal, the server's key, and the part they added; the first two whole, or their beginnings. */
type Known = {
  readonly promise?: string | undefined;
  readonly key?: string | undefined;
  readonly part?: string | undefined;
};

/** Checks that the record is as the server signed it (if it did), that the seed is the one that was promised (in the record, or as a player saw it before the deal), and that the game follows from it and from the answers. */
export function verifyRecord(record: RecordFile, { promise, key, part }: Known = {}): Verified {
  const unsealed = whyNotSealed(record, key);
  if (unsealed !== undefined) return { answers: 0, wrong: unsealed };
  const { seed, commitment, rules, first, setup } = record;
  if (seed === null || first.own === null) return wrongAt(0, 'spectator');
  if (!isPlainSeed(seed, record.players.length) || !isRandomKey(seed.key)) return wrongAt(0, 'noSeed');
  if (promiseOf(seed, sha256) !== commitment) return wrongAt(0, 'otherSeed');
  if (!arePartsPledged(seed, sha256)) return wrongAt(0, 'otherPart');
  if (part !== undefined && seed.parts?.includes(part) !== true) return wrongAt(0, 'noPart');
  if (promise !== undefined && !isPromised(commitment, promise)) return wrongAt(0, 'otherPromise');
  const game = GAMES.find((one) => one.rules.name === rules);
  if (game === undefined)
    return wrongAt(0, 'otherRules', { rules, ours: GAMES.map((one) => one.rules.name).join(', ') });
  const heard: WireEvent[] = [];
  const position = Position.begin(game.rules, setup, gameKeyOf(seed, sha256), {
    listener: (event) => heard.push(event),
  });
  const playing = { game, position };
  const dealt: Seen = { table: first.table, own: first.own };
  if (!isSame(playing, dealt, heard.splice(0), record.events)) return wrongAt(0, 'otherDeal');
  return follow(playing, record, dealt, heard);
}

/** What a player saw before the deal, whole or its beginning: with fewer digits a server could look for two seeds whose promises begin alike. */
function isPromised(commitment: string, promise: string): boolean {
  return /^[\da-f]{32,64}$/.test(promise) && commitment.startsWith(promise);
}

type Playing = { readonly game: Playable; readonly position: AnyPosition };

function follow(playing: Playing, { steps, outcome }: RecordFile, first: Seen, heard: WireEvent[]): Verified {
  const { game, position } = playing;
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
    if (!isSame(playing, frame, heard.splice(0), step.events)) return wrongAt(answers, 'otherStep', { step: at + 1 });
  }
  if (!isDeepStrictEqual(plain(game.outcome(position.state)), plain(outcome))) return wrongAt(answers, 'otherEnd');
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
  { game, position }: Playing,
  frame: Seen,
  heard: readonly WireEvent[],
  events: readonly WireEvent[],
): boolean {
  return isDeepStrictEqual(plain(game.frame(position)), plain(frame)) && isDeepStrictEqual(plain(heard), plain(events));
}

/** As it comes out of a file. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function wrongAt(answers: number, says: string, facts: Facts = {}, refusal?: Refusal): Verified {
  return { answers, wrong: { says, facts, ...(refusal === undefined ? {} : { refusal }) } };
}
