import { choice, diceFrom, refuse, selection, someAnswers, whyNot, randomAnswer } from '@dustup/kernel';
import { describe, expect, it } from 'vitest';

const options = choice('do', ['play', 'end'], {
  next: (what) =>
    what === 'play'
      ? choice('card', [1, 2, 3], {
          why: (card) => (card === 2 ? refuse('no') : undefined),
          next: () => selection('cost', [7, 8, 9], { least: 1, most: 2 }),
        })
      : undefined,
});

describe('A random answer', () => {
  it('is always a legal one', () => {
    const dice = diceFrom(1);
    for (let i = 0; i < 500; i++) expect(whyNot(options, randomAnswer(options, dice))).toBeUndefined();
  });

  it('can be any of them, each node choosing evenly', () => {
    const dice = diceFrom(2);
    const counts = new Map<string, number>();
    const tries = 24_000;
    for (let i = 0; i < tries; i++) {
      const answer = randomAnswer(options, dice);
      const cost = Array.isArray(answer['cost'])
        ? answer['cost']
            .map(Number)
            .sort((a, b) => a - b)
            .join()
        : '';
      const key = [answer['do'], answer['card'] ?? '', cost].join(' ');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(counts.get('end  ')).toBeGreaterThan(tries * 0.48);
    // A half plays, of two legal cards, one or two cards as a price, of three each
    for (const card of [1, 3]) {
      for (const cost of ['7', '8', '9', '7,8', '7,9', '8,9']) {
        expect((counts.get(`play ${card} ${cost}`) ?? 0) / tries).toBeCloseTo(1 / 24, 2);
      }
    }
    expect(counts.size).toBe(13);
    expect(someAnswers(options, 100).length).toBeGreaterThan(4);
  });

  it('is the same from the same seed', () => {
    const answers = (seed: number) => {
      const dice = diceFrom(seed);
      return Array.from({ length: 50 }, () => randomAnswer(options, dice));
    };
    expect(answers(3)).toEqual(answers(3));
    expect(answers(3)).not.toEqual(answers(4));
  });
});
