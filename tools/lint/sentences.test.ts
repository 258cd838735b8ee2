import { describe, expect, it } from 'vitest';
import { findSentences } from './sentences.ts';

function found(text: string, file = 'x.tsx'): readonly string[] {
  return findSentences(file, text).map(({ line, says }) => `${line} ${says}`);
}

describe('Sentences in the code', () => {
  it.each([
    "const label = 'Choose a player';",
    'const label = `Your turn ${n}`;',
    'const x = <p>Play now</p>;',
    'const left = `${n} cards are left`;',
    "const title = 'not on your turn';",
    "const x = <button title='Take the hit' />;",
    "refuse('badSetup', { problem: 'These rules clash' });",
  ])('are found: %s', (text) => {
    expect(found(text)).toHaveLength(1);
  });

  it.each([
    "const name = 'lobby.title';",
    "const x = <p className='btn pri to-results'>{words.title}</p>;",
    "throw new EngineBug('Nobody is asked');",
    'const x = <h1>Dustup</h1>;',
    "const key = 'Enter';",
    'const x = <p className={`seat is lit ${more}`} />;',
    "note(world, 'error', 'a table cannot be read');",
    'const line = `npx dustup replay ${file}`;',
  ])('are not: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('are told with their line', () => {
    expect(found("\nconst label = 'End turn now';")).toEqual([
      '2 A sentence in the code: End turn now. Give it a message in a catalogue.',
    ]);
  });
});
