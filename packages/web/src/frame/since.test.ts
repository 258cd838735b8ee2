import { type GameEvent, seatId } from '@dustup/bang';
import { describe, expect, it } from 'vitest';
import { newsSince } from './since.ts';

const [me, ben] = [seatId(0), seatId(1)];
const logged = (...events: readonly GameEvent[]) => events.map((event, key) => ({ key, step: key, event }));

describe('Who comes back to the tab', () => {
  it('is told what happened to them since their last turn, and who fell', () => {
    const log = logged(
      { type: 'lifeLost', seat: me, count: 1 },
      { type: 'turnEnded', seat: me },
      { type: 'played', seat: ben, target: me },
      { type: 'lifeLost', seat: me, count: 1 },
      { type: 'lifeLost', seat: ben, count: 1 },
      { type: 'took', seat: ben, target: me, count: 1 },
      { type: 'eliminated', seat: seatId(2) },
    );
    expect(newsSince(log, 0).map(({ key }) => key)).toEqual([3, 5, 6]);
  });
});
