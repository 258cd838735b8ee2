import { bangRules, type GameEvent, frameOf } from '@dustup/bang';
import { keyFromSeed, Position } from '@dustup/kernel';
import { randomAnswerFrom } from '@dustup/protocol/client';
import { describe, expect, it } from 'vitest';
import type { BangMoment } from '../parse-bang.ts';
import { keyMoments } from './key-moments.ts';
import { storyOf } from './story.ts';

/** A whole game of four at random, always the same. */
function playedGame(): readonly BangMoment[] {
  let events: GameEvent[] = [];
  let roll = 1;
  const dice = { below: (n: number) => (roll = (roll * 48_271) % 2_147_483_647) % n };
  const setup = { players: 4, sets: ['base'], options: [] };
  const position = Position.begin(bangRules, setup, keyFromSeed('story'), { listener: (event) => events.push(event) });
  const moments: BangMoment[] = [];
  for (;;) {
    moments.push({ ...frameOf(position), events, at: 0 });
    events = [];
    const asked = position.firstOpen;
    if (asked === undefined) return moments;
    position.accept(asked.seat, randomAnswerFrom(asked.question, dice));
  }
}

describe('The story of a game', () => {
  const moments = playedGame();
  const last = moments.at(-1)?.table;
  const story = storyOf(moments);

  it('knows everybody who fell, and who brought them down', () => {
    const out = last?.seats.flatMap(({ seat, presence }) => (presence === 'out' ? [seat] : []));
    expect([...story.falls.keys()].toSorted((a, b) => a - b)).toEqual(out);
    const killers = [...story.falls.values()].filter(({ by }) => by !== undefined);
    expect(story.kills.reduce((sum, one) => sum + one, 0)).toBe(killers.length);
  });

  it('counts who took whose life, and finds the turning points', () => {
    const taken = story.hits.flat().reduce((sum, one) => sum + one, 0);
    expect(taken).toBeGreaterThanOrEqual(story.kills.reduce((sum, one) => sum + one, 0));
    const points = keyMoments(moments);
    expect(points.length).toBeLessThanOrEqual(5);
    expect(points.at(-1)).toMatchObject({ kind: 'fall', whom: story.lastBlow?.whom, turn: story.turns });
    for (const { move, whom } of points.filter(({ kind }) => kind === 'fall'))
      expect(moments[move]?.table.seats[whom]?.presence).toBe('out');
  });

  it('follows each life to its end', () => {
    for (const { seat, life, presence } of last?.seats ?? [])
      expect(story.lives[seat]?.at(-1)?.life).toBe(presence === 'out' ? 0 : life);
  });

  it('tells the last blow', () => {
    expect(story.turns).toBe(last?.turn.number);
    expect(story.lastBlow?.turn).toBe(story.turns);
    expect(story.falls.has(story.lastBlow?.whom ?? -1)).toBe(true);
  });

  it('runs over the turns and never back', () => {
    for (const points of story.lives) {
      const turns = points.map(({ turn }) => turn);
      expect(turns).toEqual(turns.toSorted((a, b) => a - b));
      expect(turns.every((turn) => turn >= 0 && turn <= story.turns)).toBe(true);
    }
  });
});
