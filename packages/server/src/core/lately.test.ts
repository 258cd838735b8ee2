import type { WireEvent } from '@dustup/kernel';
import { describe, expect, it } from 'vitest';
import { Lately } from './lately.ts';

const LASTING = { turn: 'turnBegan', events: ['eliminated'] };

describe('What somebody is told who comes late', () => {
  it('is all of it, while that is little', () => {
    const lately = new Lately(LASTING);
    lately.note([turn(1), fall(2)]);
    lately.note([shot(3)]);
    expect(lately.tell()).toEqual([turn(1), fall(2), shot(3)]);
  });

  it('is later on the last 40 events, whether they come one by one or at once', () => {
    const shots = Array.from({ length: 95 }, (_, count) => shot(count));
    const bitByBit = new Lately(LASTING);
    for (const event of shots) bitByBit.note([event]);
    const atOnce = new Lately(LASTING);
    atOnce.note(shots);
    expect(atOnce.tell()).toEqual(shots.slice(-40));
    expect(bitByBit.tell()).toEqual(atOnce.tell());
  });

  it('has who fell long ago, and in which turn, but no turn in which nobody fell', () => {
    const lately = new Lately(LASTING);
    const shots = Array.from({ length: 40 }, (_, count) => shot(count));
    lately.note([turn(1), turn(2), shot(0), fall(3), shot(0), fall(4), turn(3), ...shots]);
    expect(lately.tell()).toEqual([turn(2), fall(3), fall(4), ...shots]);
  });

  it('tells nothing twice, and the turn also of a fall that is among the last events', () => {
    const lately = new Lately(LASTING);
    const shots = Array.from({ length: 39 }, (_, count) => shot(count));
    lately.note([turn(1), shot(0), fall(3), ...shots]);
    expect(lately.tell()).toEqual([turn(1), fall(3), ...shots]);
  });
});

function turn(count: number): WireEvent {
  return { type: 'turnBegan', seat: 0, count };
}

function fall(seat: number): WireEvent {
  return { type: 'eliminated', seat };
}

function shot(count: number): WireEvent {
  return { type: 'shot', seat: 1, count };
}
