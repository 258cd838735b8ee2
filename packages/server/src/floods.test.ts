import { describe, expect, it } from 'vitest';
import { Floods } from './floods.ts';

describe('An address that floods', () => {
  it('is shut out for the rest of the minute once it has been cut five times, and nobody else is', () => {
    let now = 1000;
    const floods = new Floods(() => now);
    for (let n = 0; n < 4; n += 1) floods.note('9.9.9.9');
    expect(floods.isShutOut('9.9.9.9')).toBe(false);
    floods.note('9.9.9.9');
    expect(floods.isShutOut('9.9.9.9')).toBe(true);
    expect(floods.isShutOut('8.8.8.8')).toBe(false);
    now += 60_000;
    expect(floods.isShutOut('9.9.9.9')).toBe(false);
  });
});
