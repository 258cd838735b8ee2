import { cardId, seatId } from '@dustup/bang';
import { describe, expect, it } from 'vitest';
import { soundOf } from './sound-of.ts';

const shot = {
  type: 'played',
  seat: seatId(1),
  target: seatId(2),
  cards: [{ id: cardId(3), card: 'bang', sign: '8♦' }],
} as const;

describe('the sound of an event', () => {
  it('is a shot where I am in it, a muffled one elsewhere', () => {
    expect(soundOf(shot, 1)).toBe('shot');
    expect(soundOf(shot, 2)).toBe('shot');
    expect(soundOf(shot, 0)).toBe('farShot');
    expect(soundOf(shot, null)).toBe('farShot');
  });

  it('is a sliding card for a card that is no shot', () => {
    const beer = { ...shot, cards: [{ id: cardId(4), card: 'beer', sign: '6♥' }] };
    expect(soundOf(beer, 1)).toBe('slide');
  });

  it('announces a new event', () => {
    expect(soundOf({ type: 'eventTurned', detail: { event: 'thirst' } }, 1)).toBe('event');
  });

  it('is a whistle when the train moves, and a clink when tokens change hands', () => {
    expect(soundOf({ type: 'advanced', detail: { source: 'train' } }, 1)).toBe('whistle');
    expect(soundOf({ type: 'tokenMoved', seat: seatId(1), detail: { token: 'nugget', count: 1 } }, 1)).toBe('clink');
  });

  it('is nothing where nothing is to be heard', () => {
    expect(soundOf({ type: 'turnEnded', seat: seatId(1) }, 1)).toBeUndefined();
  });
});
