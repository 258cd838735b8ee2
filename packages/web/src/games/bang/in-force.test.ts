import { describe, expect, it } from 'vitest';
import { loadContents } from './cards/book.ts';
import { stacksInForce } from './in-force.ts';

await loadContents(['great-train-robbery']);

describe('Large cards in force', () => {
  it('are shown of every stack, with the next one where all see it', () => {
    const stacks = { events: { next: 'curse', left: 3 }, show: { next: null, left: 4, holder: 2 } };
    expect(stacksInForce({ inForce: { events: 'thirst', show: 'gag' }, stacks })).toEqual([
      { stack: 'events', now: 'thirst', next: 'curse', holder: null, left: 3 },
      { stack: 'show', now: 'gag', next: null, holder: 2, left: 4 },
    ]);
  });

  it('are left out where there is nothing to be seen yet', () => {
    expect(stacksInForce({ inForce: {}, stacks: { show: { next: null, left: 9 } } })).toEqual([]);
  });

  it('leave the locomotive to its train', () => {
    const stacks = { locomotive: { next: 'leland', left: 1 } };
    expect(stacksInForce({ inForce: { locomotive: 'ironhorse' }, stacks })).toEqual([]);
  });
});
