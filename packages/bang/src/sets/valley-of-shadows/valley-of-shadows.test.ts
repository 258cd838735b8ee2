import { bookOf } from '@dustup/bang';
import { describe, expect, it } from 'vitest';
import { valleyOfShadows } from './index.ts';

describe('The Valley of Shadows', () => {
  it('[VALLEY-SETUP-01] adds 16 cards and 8 characters to those of the base game', () => {
    const [base, both] = [bookOf(['base']), bookOf(['base', 'valley-of-shadows'])];
    expect(both.faces.length - base.faces.length).toBe(16);
    expect(both.characters.size - base.characters.size).toBe(8);
  });

  it('[VALLEY-SETUP-02] prints these cards', () => {
    const { faces } = bookOf(['valley-of-shadows']);
    const printed = faces.map(({ card, signText }) => `${card.colour} ${card.name} ${signText}`);
    expect(printed).toEqual([
      'blue Ghost 9♠',
      'blue Ghost 10♠',
      'blue LeMat 4♦',
      'blue Rattlesnake 7♥',
      'blue Shotgun K♠',
      'blue Bounty 9♣',
      'brown Bandidos Q♦',
      'brown Escape 3♥',
      'brown Aim 6♣',
      'brown Poker J♥',
      'brown Backfire Q♣',
      'brown Saved! 5♥',
      'brown Fanning 2♠',
      'brown Tomahawk A♦',
      'brown Tornado A♣',
      'brown Last Call 8♦',
    ]);
  });

  it('[VALLEY-SETUP-03] Tuco Franziskaner has five life points, the others four', () => {
    const lives = valleyOfShadows.characters.map(({ name, life }) => [name, life]);
    expect(lives).toEqual([
      ['Black Flower', 4],
      ['Colorado Bill', 4],
      ['Der Spot-Burst Ringer', 4],
      ['Evelyn Shebang', 4],
      ['Henry Block', 4],
      ['Lemonade Jim', 4],
      ['Mick Defender', 4],
      ['Tuco Franziskaner', 5],
    ]);
  });
});
