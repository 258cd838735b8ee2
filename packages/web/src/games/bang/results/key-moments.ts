import { fieldOf } from '../../../frame/field.ts';
import type { BangMoment } from '../parse-bang.ts';

/** A turning point: somebody falls, or turns on the Sheriff for the first time. */
export type KeyMoment = {
  readonly kind: 'fall' | 'turnsOn';
  readonly move: number;
  readonly turn: number;
  readonly by: number | undefined;
  readonly whom: number;
};

const MOST = 5;

/** At most five: the first blow against the Sheriff, and the last falls. */
export function keyMoments(moments: readonly BangMoment[]): readonly KeyMoment[] {
  const sheriff = moments.at(-1)?.table.seats.findIndex(({ role }) => role === 'sheriff') ?? -1;
  const falls: KeyMoment[] = [];
  let first: KeyMoment | undefined;
  let turn = 0;
  for (const [move, { events }] of moments.entries()) {
    for (const { type, seat, count, detail } of events) {
      if (type === 'turnBegan') turn = count ?? turn;
      if (seat === undefined) continue;
      const told = fieldOf(detail, 'by');
      const by = told === '' || Number(told) === Number(seat) ? undefined : Number(told);
      if (type === 'lifeLost' && seat === sheriff && by !== undefined)
        first ??= { kind: 'turnsOn', move, turn, by, whom: seat };
      if (type === 'eliminated') falls.push({ kind: 'fall', move, turn, by, whom: seat });
    }
  }
  return [...(first === undefined ? [] : [first]), ...falls.slice(first === undefined ? -MOST : 1 - MOST)];
}
