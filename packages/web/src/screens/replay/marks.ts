import type { Moment } from '../shared/parse-moments.ts';

/** What is worth a mark on the line of a replay. */
export type Mark = { readonly kind: 'turn' | 'hit' | 'fall'; readonly move: number; readonly seat: number };

/** Turns, hits and eliminations, one mark a move: the weightiest. */
export function marksOf(moments: readonly Moment[]): readonly Mark[] {
  return moments.flatMap(({ events }, move): Mark[] => {
    const found = (type: string) => {
      const seats = events.flatMap((event) => (event.type === type ? [event['seat']] : []));
      return seats.find((seat) => typeof seat === 'number');
    };
    const fall = found('eliminated');
    if (fall !== undefined) return [{ kind: 'fall', move, seat: fall }];
    const hit = found('lifeLost');
    if (hit !== undefined) return [{ kind: 'hit', move, seat: hit }];
    const turn = found('turnBegan');
    return turn === undefined ? [] : [{ kind: 'turn', move, seat: turn }];
  });
}

/** The move at which the event of this number happened; events are counted from the deal on. */
export function moveOfEvent(moments: readonly Moment[], event: number): number {
  let seen = 0;
  for (const [move, { events }] of moments.entries()) {
    seen += events.length;
    if (event < seen) return move;
  }
  return Math.max(0, moments.length - 1);
}
