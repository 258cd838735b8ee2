import { describe, expect, it } from 'vitest';
import { keyFromSeed } from './random.ts';
import { Recording, replay } from './record.ts';
import { toyRules } from './toy-game.ts';

function played() {
  const recording = new Recording(toyRules, { heap: 6 }, keyFromSeed('toy'));
  recording.answer(0, { do: 'stall' });
  recording.answer(0, { do: 'draw' });
  recording.answer(1, { do: 'take', coins: 2 });
  recording.answer(1, { coins: 1 });
  recording.answer(0, { coins: 0 });
  recording.answer(1, { do: 'pass' });
  recording.answer(0, { do: 'pass' });
  recording.answer(0, { do: 'draw' });
  recording.answer(1, { do: 'take', coins: 3 });
  return recording;
}

describe('A record', () => {
  it('keeps answers, chapters and events, and replays byte for byte', () => {
    const { record, position } = played();
    expect(position.isOver).toBe(true);
    expect(record.entries).toHaveLength(9);
    expect(record.chapters.map(({ entry, chapter }) => [entry, chapter])).toEqual([
      [0, 0],
      [7, 1],
    ]);
    const again = replay(toyRules, JSON.parse(JSON.stringify(record)));
    if (!('record' in again)) throw new Error(again.problem);
    expect(JSON.stringify(again.record)).toBe(JSON.stringify(record));
    expect(again.position.state).toEqual(position.state);
  });

  it('does not write down a refused answer', () => {
    const recording = new Recording(toyRules, { heap: 6 }, keyFromSeed('toy'));
    expect(recording.answer(1, { do: 'draw' })).toEqual({ refused: 'notAsked' });
    expect(recording.record.entries).toEqual([]);
  });

  it('of other rules is not replayed', () => {
    const { record } = played();
    expect(replay(toyRules, { ...record, rules: 'chess' })).toEqual({
      entry: 0,
      problem: "a record of 'chess', not of 'toy'",
    });
  });

  it('says where an answer is refused', () => {
    const { record } = played();
    const entries = record.entries.map((entry, at) => (at === 2 ? { ...entry, answer: { do: 'dance' } } : entry));
    expect(replay(toyRules, { ...record, entries })).toMatchObject({ entry: 2, refusal: { refused: 'notAnOption' } });
  });

  it('says where another question is asked', () => {
    const { record } = played();
    const entries = record.entries.toSpliced(2, 1);
    expect(replay(toyRules, { ...record, entries })).toMatchObject({
      entry: 2,
      problem: 'another question is asked here',
    });
  });

  it('says which chapter differs', () => {
    const { record } = played();
    const key = keyFromSeed('another');
    expect(replay(toyRules, { ...record, key })).toMatchObject({ problem: 'chapter 0 differs' });
  });
});
