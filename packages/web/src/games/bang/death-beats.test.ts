import { seatId } from '@dustup/bang';
import { describe, expect, it } from 'vitest';
import type { LoggedEvent } from './wire.ts';
import { deathBeats } from './death-beats.ts';

function logOf(...events: readonly (readonly [type: LoggedEvent['event']['type'], seat: number])[]): LoggedEvent[] {
  return events.map(([type, seat], key) => ({ key, step: key, event: { type, seat: seatId(seat) } }));
}

const typesOf = (beats: readonly LoggedEvent[]) => beats.map(({ event }) => event.type);

describe('How somebody was eliminated', () => {
  it('begins with the card that did it, and leaves out what it did to others', () => {
    const log = logOf(
      ['turnBegan', 1],
      ['played', 1],
      ['lifeLost', 2],
      ['turned', 0],
      ['lifeLost', 0],
      ['eliminated', 0],
    );
    expect(typesOf(deathBeats(log, 0))).toEqual(['played', 'turned', 'lifeLost', 'eliminated']);
  });

  it('begins with what happened in the own turn, if nobody has played anything in it', () => {
    const log = logOf(['played', 1], ['turnBegan', 0], ['turned', 0], ['lifeLost', 0], ['eliminated', 0]);
    expect(typesOf(deathBeats(log, 0))).toEqual(['turned', 'lifeLost', 'eliminated']);
  });

  it('says what a card was turned for', () => {
    const log = logOf(['turnBegan', 0], ['turned', 0], ['checked', 0], ['lifeLost', 0], ['eliminated', 0]);
    expect(typesOf(deathBeats(log, 0))).toEqual(['turned', 'checked', 'lifeLost', 'eliminated']);
  });

  it('is told in four beats at most', () => {
    const log = logOf(['played', 1], ['answered', 0], ['turned', 0], ['turned', 0], ['lifeLost', 0], ['eliminated', 0]);
    expect(typesOf(deathBeats(log, 0))).toEqual(['played', 'turned', 'lifeLost', 'eliminated']);
  });
});
