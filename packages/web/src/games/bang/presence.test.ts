import { describe, expect, it } from 'vitest';
import { backAs, rulesAs } from './presence.ts';

const tags = { ghost: 'Ghost', shadow: 'Shadow' };

describe('Whoever is back in the game for a while', () => {
  it('is called what they came back as', () => {
    expect(backAs('ghost', tags)?.said).toBe('Ghost');
    expect(backAs('shadow', tags)?.said).toBe('Shadow');
  });

  it('is told what is different for them', () => {
    const stage = { ghostMay: 'no life', shadowMay: 'this turn' };
    expect(rulesAs('ghost', stage)).toBe('no life');
    expect(rulesAs('shadow', stage)).toBe('this turn');
    expect(rulesAs('in', stage)).toBeUndefined();
  });

  it('is nobody who never left, and nobody who is out', () => {
    expect(backAs('in', tags)).toBeUndefined();
    expect(backAs('out', tags)).toBeUndefined();
  });
});
