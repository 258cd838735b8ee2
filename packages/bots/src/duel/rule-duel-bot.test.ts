import { duelRules } from '@dustup/duel';
import { keyFromSeed, Position } from '@dustup/kernel';
import { describe, expect, it } from 'vitest';
import { playOut } from '../play-out.ts';
import { randomBot } from '../random-bot.ts';
import { ruleDuelBot } from './rule-duel-bot.ts';

const GAMES = 60;

/** How many of some games the rule bot wins in this seat; the Law sits in seat 0. */
function winsIn(seat: number): number {
  let wins = 0;
  for (let game = 0; game < GAMES; game++) {
    const position = Position.begin(duelRules, { law: 0 }, keyFromSeed(`rule ${game}`), { forkable: false });
    playOut(
      position,
      [0, 1].map((at) => (at === seat ? ruleDuelBot(game) : randomBot(game))),
    );
    if (position.state.outcome?.winner === seat) wins += 1;
  }
  return wins;
}

describe('The rule bot at The Duel', () => {
  it.each([
    ['Law', 0],
    ['Outlaws', 1],
  ])('beats chance as the %s', (_side, seat) => {
    expect(winsIn(seat)).toBeGreaterThanOrEqual(0.95 * GAMES);
  });

  it('plays the same game from the same seeds, and finishes it', () => {
    const play = () => {
      const position = Position.begin(duelRules, {}, keyFromSeed('twice'));
      const decisions = playOut(position, [ruleDuelBot(1), ruleDuelBot(2)]);
      return JSON.stringify([decisions, position.state]);
    };
    expect(play()).toBe(play());
  });
});
