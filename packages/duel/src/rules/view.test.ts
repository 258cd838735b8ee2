import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('A window on the game', () => {
  const laid = () => {
    const { game, Law } = duelTable({ Law: { hand: ['Scope', 'Hat'] }, Outlaws: { hand: ['Missed!'] } });
    const window = game.position.view(0).seats[0];
    if (window === undefined) throw new Error('no seat 0');
    return { Law, window };
  };

  it('hands out the same list as long as nothing in it has changed', () => {
    const { window } = laid();
    expect(window.hand).toBe(window.hand);
    expect(window.fighters).toBe(window.fighters);
  });

  it('hands out another one afterwards, and leaves the first as it was', () => {
    const { Law, window } = laid();
    const [hand, fighters] = [window.hand, window.fighters];
    Law.plays('Scope', { at: Law.rear });
    expect(hand?.map(({ card }) => card)).toEqual(['scope', 'hat']);
    expect(window.hand?.map(({ card }) => card)).toEqual(['hat']);
    expect(fighters.map(({ equipment }) => equipment.length)).toEqual([0, 0]);
    expect(window.fighters.map(({ equipment }) => equipment.length)).toEqual([0, 1]);
    expect(window.fighters[0]).toBe(fighters[0]);
    Law.swaps();
    expect(fighters.map(({ isFront }) => isFront)).toEqual([true, false]);
    expect(window.fighters.map(({ isFront }) => isFront)).toEqual([false, true]);
  });
});
