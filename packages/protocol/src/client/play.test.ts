import { bangRules } from '@dustup/bang';
import { diceFrom } from '@dustup/bots';
import { choice, INTERJECT, keyFromSeed, Position, question, selection, someAnswers, whyNot } from '@dustup/kernel';
import { describe, expect, it } from 'vitest';
import { answerFrom, randomAnswerFrom } from './play.ts';
import type { GameState } from './state.ts';
import { SampleGame } from './testing/samples.ts';

describe('An answer by chance', () => {
  it('is legal, in whole games', () => {
    for (let seed = 0; seed < 5; seed++) {
      const dice = diceFrom(seed);
      const position = Position.begin(bangRules, { players: 5, sets: ['base'] }, keyFromSeed(`chance ${seed}`));
      for (let asked = position.firstOpen; asked !== undefined; asked = position.firstOpen) {
        const answer = randomAnswerFrom(asked.question, dice);
        expect(whyNot(asked.question.options, answer)).toBeUndefined();
        position.accept(asked.seat, answer);
      }
    }
  });

  it('may be each of those offered', () => {
    const asked = question(
      'q',
      null,
      choice('do', ['a', 'b'], { next: () => selection('of', [1, 2, 3], { least: 1, most: 2 }) }),
    );
    const dice = diceFrom(1);
    const found = new Set<string>();
    for (let i = 0; i < 500; i++) {
      const { do: what, of } = randomAnswerFrom(asked, dice);
      found.add(JSON.stringify([what, [...(of as number[])].sort((a, b) => a - b)]));
    }
    expect(found.size).toBe(2 * 6);
    expect(someAnswers(asked.options, 100).length).toBeLessThanOrEqual(found.size);
  });

  it('comes to an end where nothing is offered', () => {
    expect(randomAnswerFrom(question('q', null, choice('do', [])), diceFrom(1))).toEqual({});
  });
});

describe('What an agent says', () => {
  const offer = question('sid', null, selection('cards', [1, 2], { least: 2, most: 2 }));
  const asked = question('play', null, choice('do', ['end']));
  const { ask: _, ...rest } = new SampleGame('agent').snapshotFor(0);
  const plain = { ...rest, answering: null, log: [], clock: { ...rest.clock, endsAt: null, warns: false } };
  const agent = { answer: () => ({ do: 'end' }), interjects: () => ({ cards: [1, 2] }) };

  it.each<[string, GameState['ask'], unknown]>([
    ['nothing, when nothing is asked', null, null],
    ['its answer', { id: 1, question: asked, standing: [] }, { do: 'end' }],
    [
      'what it does besides, first',
      { id: 1, question: asked, standing: [offer] },
      { [INTERJECT]: 'sid', cards: [1, 2] },
    ],
    [
      'what it does besides, unasked',
      { id: 1, question: undefined, standing: [offer] },
      { [INTERJECT]: 'sid', cards: [1, 2] },
    ],
  ])('is %s', (_what, ask, says) => {
    expect(answerFrom({ ...plain, ask }, agent)).toEqual(says);
  });

  it('is its answer when it does nothing besides', () => {
    const game = { ...plain, ask: { id: 1, question: asked, standing: [offer] } };
    expect(answerFrom(game, { answer: () => ({ do: 'end' }) })).toEqual({ do: 'end' });
    expect(answerFrom({ ...game, ask: { ...game.ask, question: undefined } }, { answer: () => null })).toBeNull();
  });
});
