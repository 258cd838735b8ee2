import { LANGUAGES } from '@dustup/bang';
import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { explain } from './explain.ts';
import { paintWith } from './paint.ts';
import { type Screen, tableText } from './table.ts';
import { vocabularyFor } from './words.ts';

const sets = ['base', 'high-noon', 'a-fistful-of-cards'];

function screenIn(language: (typeof LANGUAGES)[number]): Screen {
  const company = { names: ['Ann', 'Ben'], you: 0 };
  return { company, vocabulary: vocabularyFor(language, sets), paint: paintWith(false), columns: 100 };
}

describe('the table in the terminal', () => {
  it('shows the event in force and the next one, with what they do', () => {
    const { Ann } = table(
      { Ann: { hand: ['Beer'] }, Ben: { tokens: { 'first-out': 1 } } },
      { sets, event: 'Curse', eventsToCome: ['Lasso', 'High Noon'] },
    );
    const text = tableText(Ann.view, screenIn('en'));
    expect(text).toContain('Event: Curse. Every card counts as a Spade.');
    expect(text).toContain('Next (of 2): Lasso. No card in front of anybody has any effect.');
    expect(text).toContain('First to fall');
    expect(tableText(Ann.view, screenIn('it'))).toContain('Evento: Maledizione. Ogni carta conta come Picche.');
  });

  it('says which is the last, and nothing where there is none', () => {
    const { Ann } = table(
      { Ann: { hand: ['Beer'] }, Ben: { tokens: { 'first-out': 0 } } },
      { sets, eventsToCome: ['High Noon'] },
    );
    const text = tableText(Ann.view, screenIn('en'));
    expect(text).toContain('Next, the last: High Noon.');
    expect(text).not.toContain('Event:');
    expect(text).not.toContain('First to fall');
    const plain = table({ Ann: { hand: ['Beer'] }, Ben: {} });
    expect(tableText(plain.Ann.view, screenIn('en'))).not.toContain('Next');
  });

  it.each(LANGUAGES)('explains an event by its name, in %s', (language) => {
    const { Ann } = table({ Ann: { hand: ['Beer'] }, Ben: {} }, { sets, event: 'Peyote' });
    const scene = { view: Ann.view, asked: undefined, items: [] };
    expect(explain('peyote', scene, screenIn(language))).toContain('FOC-PEYOTE-01');
    expect(explain('', scene, screenIn(language))).toContain('Peyote');
  });
});
