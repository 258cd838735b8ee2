import { describe, expect, it } from 'vitest';
import { freePlace } from './free-place.ts';

const SCREEN = { width: 300, height: 300 };
const BUBBLE = { width: 80, height: 30 };
const seat = { x: 0, y: 0, width: 100, height: 100 };

describe('A bubble', () => {
  it('lies beside its seat, on nothing else', () => {
    const other = { x: 104, y: 0, width: 196, height: 100 };
    const place = freePlace(seat, BUBBLE, [seat, other], SCREEN);
    expect(place?.y).toBeGreaterThan(100);
    expect(place?.y).toBeLessThan(110);
    expect(place?.x).toBeLessThan(30);
  });

  it('stays on the screen', () => {
    const corner = { x: 260, y: 260, width: 40, height: 40 };
    const place = freePlace(corner, BUBBLE, [corner], SCREEN);
    expect(place?.x).toBeLessThanOrEqual(220);
    expect(place?.y).toBeLessThanOrEqual(270);
  });

  it('has no place where everything is taken', () => {
    expect(freePlace(seat, BUBBLE, [{ x: 0, y: 0, ...SCREEN }], SCREEN)).toBeUndefined();
  });
});
