import { Position } from '@dustup/kernel';
import { difference } from './difference.ts';
import { isPlainJson } from './plain-json.ts';
import { portraitOf } from './portrait.ts';
import { InvariantBroken, type WatchedGame } from './watched.ts';

/** I1: the same beginning and the same answers make the same game, events included. */
export function checkReplay<Setup, State, Game, View, Event>(
  watched: WatchedGame<Setup, State, Game, View, Event>,
): void {
  const { rules, position, viewers, start, given, events } = watched;
  const heard: Event[] = [];
  const listener = (event: Event) => heard.push(event);
  const again = Position.at(rules, JSON.parse(start), { listener, forkable: false });
  for (const [at, { seat, answer }] of given.entries()) {
    const refusal = again.answer(seat, answer);
    if (refusal !== undefined)
      throw new InvariantBroken('I1', `answer ${at} is refused on replay: ${JSON.stringify(refusal)}`);
  }
  const original = portraitOf(position, viewers);
  mustBeAlike('I1', 'a replay from the start', original, portraitOf(again, viewers));
  const different = difference(JSON.stringify(events), JSON.stringify(heard));
  if (different !== undefined) throw new InvariantBroken('I1', `a replay tells another story: ${different}`);
}

/** I2: a fork and a saved game that went through JSON are the game itself. Returns its portrait, for further checks. */
export function checkCopies<Setup, State, Game, View, Event>({
  rules,
  position,
  viewers,
}: WatchedGame<Setup, State, Game, View, Event>): string {
  if (!isPlainJson(position.state)) throw new InvariantBroken('I2', 'the state is not plain JSON');
  const original = portraitOf(position, viewers);
  mustBeAlike('I2', 'a fork', original, portraitOf(position.fork(), viewers));
  const loaded = Position.load(rules, JSON.parse(JSON.stringify(position.save())));
  mustBeAlike('I2', 'a saved game', original, portraitOf(loaded, viewers));
  return original;
}

function mustBeAlike(invariant: string, what: string, original: string, copy: string): void {
  const different = difference(original, copy);
  if (different !== undefined) throw new InvariantBroken(invariant, `${what} differs: ${different}`);
}
