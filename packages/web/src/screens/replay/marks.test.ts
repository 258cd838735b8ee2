import type { GameEvent } from '@dustup/bang';
import { seatId } from '@dustup/bang';
import { describe, expect, it } from 'vitest';
import type { Moment } from '../shared/parse-moments.ts';
import { marksOf, moveOfEvent } from './marks.ts';
import { withNote } from './notes.ts';

function moments(...steps: readonly (readonly GameEvent['type'][])[]): readonly Moment[] {
  return steps.map((types) => JSON.parse(JSON.stringify({ events: types.map((type) => ({ type, seat: seatId(1) })) })));
}

const GAME = moments(['turnBegan'], ['drew', 'drew'], ['lifeLost'], ['lifeLost', 'eliminated', 'turnBegan']);

describe('The line of a replay', () => {
  it('has marks for turns, hits and eliminations, one a move', () => {
    expect(marksOf(GAME).map(({ kind, move }) => `${kind} ${move}`)).toEqual(['turn 0', 'hit 2', 'fall 3']);
  });

  it('is found by a line of the log', () => {
    expect([0, 1, 2, 3, 6, 99].map((event) => moveOfEvent(GAME, event))).toEqual([0, 1, 1, 2, 3, 3]);
  });
});

describe('A note', () => {
  it('stands at its move until it is emptied', () => {
    const notes = withNote(withNote({}, 3, 'Why?'), 5, 'Ha!');
    expect(notes).toEqual({ 3: 'Why?', 5: 'Ha!' });
    expect(withNote(notes, 3, ' ')).toEqual({ 5: 'Ha!' });
  });
});
