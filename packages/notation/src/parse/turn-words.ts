import { PHASES, type Phase } from '@dustup/bang';
import { unknownName } from '../nearest.ts';
import { NotationError } from '../notation-error.ts';
import type { PositionSpec } from '../position-spec.ts';
import { itemsOf } from './lines.ts';
import { readCount } from './seat-words.ts';

/** Said of a turn for the sake of what the table remembers: see `memory.ts`. */
const REMEMBERED = ['over', 'skipped', 'extra'];

/** `Ann, play, turn 7, bangs 1` */
export function readTurn(text: string): NonNullable<PositionSpec['turn']> {
  const [seat = '', ...items] = itemsOf(text);
  let phase: Phase = 'play';
  const numbers: { number?: number; bangsPlayed?: number } = {};
  for (const item of items) {
    const named = PHASES.find((one) => one === item);
    if (named !== undefined) phase = named;
    else if (/\d$/.test(item)) {
      const [what, count] = readCount(item);
      if (what === 'turn') numbers.number = count;
      else if (what === 'bangs') numbers.bangsPlayed = count;
      else if (what !== 'more') throw new NotationError(`'${item}': 'turn 7' or 'bangs 1' would be right`);
    } else if (!REMEMBERED.includes(item)) throw new NotationError(unknownName('phase', item, PHASES));
  }
  return { seat, phase, ...numbers };
}
