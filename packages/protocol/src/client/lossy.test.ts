import { diceFrom } from '@dustup/bots';
import { describe, expect, it } from 'vitest';
import { LossyGame } from './testing/lossy.ts';

describe('Over a network that loses, doubles and reorders', () => {
  it.each(Array.from({ length: 30 }, (_, seed) => [seed]))('whole games come to their end: seed %i', (seed) => {
    const lossy = new LossyGame(seed, diceFrom(seed));
    lossy.run();
    expect(lossy.isOver).toBe(true);
    for (const [seat, { state }] of lossy.clients.entries()) {
      expect(state.table?.game).toMatchObject({ n: lossy.game.n, table: lossy.game.frame.table });
      expect(state.table?.game?.own).toEqual(lossy.game.frame.own[seat]);
    }
    expect(new Set(lossy.done).size).toBe(lossy.done.length);
    expect([...lossy.effects.values()].every((times) => times === 1)).toBe(true);
    expect(lossy.effects.size).toBe(lossy.game.n);
    for (const re of lossy.done.filter((one) => lossy.effects.has(one))) expect(lossy.effects.get(re)).toBe(1);
  });

  it('replays bit for bit from its seed', () => {
    const [one, other] = [new LossyGame(99, diceFrom(99)), new LossyGame(99, diceFrom(99))];
    one.run();
    other.run();
    expect(other.done).toEqual(one.done);
    expect(other.game.frame).toEqual(one.game.frame);
    expect(one.cuts).toBeGreaterThan(0);
  });
});
