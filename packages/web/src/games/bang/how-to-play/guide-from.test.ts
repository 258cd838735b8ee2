import { LANGUAGES } from '@dustup/words';
import { compileMessage, guideCatalogue } from '@dustup/words/files';
import { expect, it } from 'vitest';
import { guideFrom } from './guide-from.ts';

it.each(LANGUAGES)('has every section in %s, with paragraphs or without', (language) => {
  const written = Object.entries(guideCatalogue(language));
  const catalogue = Object.fromEntries(
    written.map(([name, text]) => [name, typeof text === 'string' ? compileMessage(text) : text]),
  );
  const { roles, turn, distance, shot, kinds, check, life, end, here } = guideFrom(language, catalogue);
  for (const { head, says } of [roles, turn, distance, shot, kinds, check, life, end, here]) {
    expect(head).not.toBe('');
    expect(says).toBeInstanceOf(Array);
  }
  expect(turn.steps).toHaveLength(3);
  expect(kinds.each.length).toBeGreaterThan(1);
});
