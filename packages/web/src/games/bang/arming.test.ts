import { choice, question, refuse } from '@dustup/kernel';
import { describe, expect, it } from 'vitest';
import { armedAnswer, armedIn, offerIn } from './arming.ts';

const names: { readonly [id: number]: string } = { 1: 'bang', 2: 'missed', 3: 'missed' };
const nameOf = (id: number) => names[id];
const MISSED = { kind: 'card', card: 'missed' } as const;

function asked(kind: string, legal: readonly number[]) {
  const options = choice('do', ['play', 'takeIt'], {
    why: (what) => (what === 'play' && legal.length === 0 ? refuse('noSuchCard') : undefined),
    next: (what) =>
      what === 'play'
        ? choice('card', [1, 2, 3], { why: (id) => (legal.includes(id) ? undefined : refuse('wrongCard')) })
        : undefined,
  });
  return question(kind, null, options);
}

describe('an armed answer', () => {
  it('is given with the first card of that name that is legal', () => {
    expect(armedAnswer(asked('dodge', [2, 3]), [MISSED], nameOf)).toEqual({ do: 'play', card: 2 });
    expect(armedAnswer(asked('dodge', [3]), [MISSED], nameOf)).toEqual({ do: 'play', card: 3 });
  });

  it('is not given where it is not legal, nor when nothing is armed', () => {
    expect(armedAnswer(asked('duel', [1]), [MISSED], nameOf)).toBeUndefined();
    expect(armedAnswer(asked('dodge', [2]), [], nameOf)).toBeUndefined();
  });

  it('may be to take it', () => {
    expect(armedAnswer(asked('dodge', []), [{ kind: 'word', word: 'takeIt' }], nameOf)).toEqual({ do: 'takeIt' });
  });

  it('never plays my own turn', () => {
    expect(armedAnswer(asked('play', [2]), [MISSED], nameOf)).toBeUndefined();
  });

  it('declines what is offered in others’ turns, as long as that turn lasts', () => {
    const options = choice('do', ['use', 'pass'], {
      next: (what) => (what === 'use' ? choice('use', [17]) : undefined),
    });
    const offer = question('repeatDraw', null, options);
    const declined = { kind: 'offer', question: 'repeatDraw', name: 'Tumbleweed', turn: 4 } as const;
    expect(offerIn(offer)).toBe(17);
    expect(offerIn(asked('dodge', [2]))).toBeUndefined();
    expect(armedAnswer(offer, armedIn(4, [declined]), nameOf)).toEqual({ do: 'pass' });
    expect(armedAnswer(offer, armedIn(5, [declined]), nameOf)).toBeUndefined();
  });
});
