import { ALL_SETS, bangRules, bookOf, EVENT_TYPES, type Setup } from '@dustup/bang';
import { nextDecision, randomBot } from '@dustup/bots';
import { keyFromSeed, Recording } from '@dustup/kernel';
import { describe, expect, it } from 'vitest';
import { heardForms, isTellable } from './heard-sentences.ts';
import { tellStory } from './story.ts';

const NAMES = ['Ann', 'Ben', 'Cid', 'Dot', 'Eve', 'Fay', 'Gus', 'Hal'];

describe('what can be heard', () => {
  it.each<Setup>([
    { players: 4, sets: ['base'] },
    { players: 3, sets: ['base', 'dodge-city'] },
    { players: 6, sets: ALL_SETS },
    { players: 8, sets: ['base', 'dodge-city', 'stick-of-dynamite'] },
  ])('has a form for all that is told, to anybody, in games of %j', (setup) => {
    const book = bookOf(setup.sets);
    const names = NAMES.slice(0, setup.players);
    for (const seed of [1, 2, 3]) {
      const recording = new Recording(bangRules, setup, keyFromSeed(`heard ${seed}`));
      const bots = NAMES.map((_, seat) => randomBot(seed * 10 + seat));
      while (!recording.position.isOver) recording.answer(...nextDecision(recording.position, bots));
      const told = new Set([
        ...tellStory(recording.record, names, 'everything'),
        ...tellStory(recording.record, names, 0),
      ]);
      expect([...told].filter((sentence) => !isTellable(sentence, names, book))).toEqual([]);
    }
  });

  it('has a form for each kind of event, all of them different', () => {
    const forms = heardForms(bookOf(['base']));
    expect([...forms.keys()]).toEqual([...EVENT_TYPES]);
    const all = [...forms.values()].flat();
    expect(new Set(all).size).toBe(all.length);
    expect(forms.get('drew')).toEqual(['⟨who⟩ draws ⟨cards⟩.']);
    expect(forms.get('lifeLost')).toContain('⟨who⟩ loses ⟨number⟩ life points: ⟨number⟩ left.');
  });

  it.each([
    'Ann draws',
    'Ann draws Bear 6♥.',
    'Eva dodges.',
    'ann dodges.',
    'Ann is out. Ann was a cook.',
    'The new event: Tea.',
  ])('is not this: %s', (sentence) => {
    expect(isTellable(sentence, NAMES, bookOf(ALL_SETS))).toBe(false);
  });
});
