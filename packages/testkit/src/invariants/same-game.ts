import { isDeepStrictEqual } from 'node:util';
import type { BangPosition, GameEvent } from '@dustup/bang';
import { Position } from '@dustup/kernel';
import { difference } from './difference.ts';
import { portraitOf } from './portrait.ts';
import { InvariantBroken, type Watched } from './watched.ts';

/** I1: the same beginning and the same answers make the same game, events included. */
export function checkReplay({ rules, position, start, given, events }: Watched): void {
  const heard: GameEvent[] = [];
  const again = Position.at(rules, JSON.parse(start), { listener: (event) => heard.push(event) });
  for (const [at, { seat, answer }] of given.entries()) {
    const refusal = again.answer(seat, answer);
    if (refusal !== undefined)
      throw new InvariantBroken('I1', `answer ${at} is refused on replay: ${JSON.stringify(refusal)}`);
  }
  mustBeAlike('I1', 'a replay from the start', position, again);
  const different = difference(events, heard);
  if (different !== undefined) throw new InvariantBroken('I1', `a replay tells another story: ${different}`);
}

/** I2: a fork and a saved game that went through JSON are the game itself. */
export function checkCopies({ rules, position }: Watched): void {
  const { state } = position;
  const plain: unknown = JSON.parse(JSON.stringify(state));
  if (!isDeepStrictEqual(plain, state))
    throw new InvariantBroken(
      'I2',
      `the state is not plain JSON: ${difference(state, plain) ?? 'undefined somewhere'}`,
    );
  mustBeAlike('I2', 'a fork', position, position.fork());
  mustBeAlike('I2', 'a saved game', position, Position.load(rules, JSON.parse(JSON.stringify(position.save()))));
}

function mustBeAlike(invariant: string, what: string, original: BangPosition, copy: BangPosition): void {
  const different = difference(portraitOf(original), portraitOf(copy));
  if (different !== undefined) throw new InvariantBroken(invariant, `${what} differs: ${different}`);
}
