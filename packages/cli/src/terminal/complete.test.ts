import { isSelection, type Slot } from '@dustup/kernel';
import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { BANG_FACE } from './bang-sight.ts';
import { completions } from './complete.ts';
import { itemsFor } from './menu.ts';
import { paintWith } from './paint.ts';
import { vocabularyFor } from './words.ts';

/** What Tab offers Ann, on her turn. */
function tabIn(language: 'en' | 'it') {
  const { Ann } = table({
    Ann: { hand: ['BANG! 2♦', 'BANG! 3♦', 'Cat Balou', 'Duel'] },
    Ben: { is: 'Black Jack' },
    Cleo: { inPlay: ['Barrel'] },
  });
  const company = { names: ['Ann', 'Ben', 'Cleo'], you: 0 };
  const vocabulary = vocabularyFor(language, ['base']);
  const screen = { company, vocabulary, paint: paintWith(false), columns: 80, rows: Number.POSITIVE_INFINITY };
  const asked = Ann.game.position.open[0];
  const sight = BANG_FACE.sight(Ann.view);
  const root: Slot | undefined = asked?.question.options;
  const items = root === undefined || isSelection(root) ? [] : itemsFor(root, sight, screen);
  return (begun: string) => completions(begun, { sight, asked, items }, screen);
}

describe('Tab', () => {
  const tab = tabIn('en');

  it('offers choices and commands, each name once', () => {
    expect(tab('b')).toEqual(['back', 'bang']);
    expect(tab('')).toEqual(['bang', 'cat balou', 'duel', 'end turn']);
    expect(tab('Ca')).toEqual(['cat balou']);
    expect(tab('he')).toEqual(['help']);
    expect(tab('xyz')).toEqual([]);
  });

  it('goes on to whom it is played on', () => {
    expect(tab('duel ')).toEqual(['duel ben', 'duel cleo']);
    expect(tab('cat balou c')).toEqual(['cat balou cleo']);
  });

  it('knows what can be explained', () => {
    expect(tab('? bar')).toEqual(['? barrel']);
    expect(tab('? distance c')).toEqual(['? distance cleo']);
    expect(tab('? why d')).toEqual(['? why duel']);
  });

  it('speaks the language of the reader', () => {
    const italian = tabIn('it');
    expect(italian('du')).toEqual(['duello']);
    expect(italian('aiu')).toEqual(['aiuto']);
    expect(italian('? distanza b')).toEqual(['? distanza ben']);
  });
});
