import { PHASES } from '@dustup/bang/engine';
import { unknownName } from '../nearest.ts';
import { NotationError } from '../notation-error.ts';
import type { TurnSpec } from '../position-spec.ts';
import { itemsOf } from './lines.ts';
import { readCount } from './seat-words.ts';

/** What is said of a turn in one word, and what with a number behind it. */
export const TURN_FLAGS = {
  over: { isOver: true },
  skipped: { isSkipped: true },
  extra: { isExtra: true },
} as const satisfies { readonly [word: string]: Partial<TurnSpec> };

export const TURN_NUMBERS = {
  turn: (number) => ({ number }),
  bangs: (bangsPlayed) => ({ bangsPlayed }),
  more: (extraTurns) => ({ extraTurns }),
} as const satisfies { readonly [word: string]: (count: number) => Partial<TurnSpec> };

/** `Ann, play, turn 7, bangs 1` */
export function readTurn(text: string): TurnSpec {
  const [seat = '', ...items] = itemsOf(text);
  let turn: TurnSpec = { seat };
  for (const item of items) {
    const fact = factIn(item);
    if (Object.keys(fact).some((kind) => kind in turn)) throw new NotationError({ says: 'twiceOfTurn', text: item });
    turn = { ...turn, ...fact };
  }
  return turn;
}

function factIn(item: string): Partial<TurnSpec> {
  const phase = PHASES.find((one) => one === item);
  if (phase !== undefined) return { phase };
  const flag = Object.entries(TURN_FLAGS).find(([word]) => word === item)?.[1];
  if (flag !== undefined) return flag;
  if (!/\d$/.test(item)) throw new NotationError(unknownName('phase', item, PHASES));
  const [what, count] = readCount(item);
  const number = Object.entries(TURN_NUMBERS).find(([word]) => word === what)?.[1];
  if (number === undefined) throw new NotationError({ says: 'noTurnFact', text: item });
  return number(count);
}
