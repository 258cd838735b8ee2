import type { GameEvent } from '@dustup/bang';
import { cardId, seatId } from '@dustup/bang';
import { describe, expect, it } from 'vitest';
import { seenWith } from './eyes.ts';

const drawn: GameEvent = {
  type: 'drew',
  seat: seatId(1),
  count: 1,
  seenBy: [seatId(1)],
  cards: [{ id: cardId(7), card: 'beer', sign: '9♥' }],
};

describe('A replay through somebody’s eyes', () => {
  it('shows the cards to whoever saw them then', () => {
    expect(seenWith(drawn, 1)).toMatchObject({ cards: [{ card: 'beer' }] });
  });

  it('counts them for everybody else', () => {
    expect(seenWith(drawn, 0)).toEqual({ type: 'drew', seat: 1, count: 1 });
    expect(seenWith(drawn, 'spectator')).not.toHaveProperty('cards');
  });

  it('shows everything with all hands open', () => {
    expect(seenWith(drawn, 'all')).toBe(drawn);
  });
});
