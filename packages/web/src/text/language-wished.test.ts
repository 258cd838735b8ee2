import { expect, it } from 'vitest';
import { languageWished } from './language-wished.ts';

it('speaks the first language of the browser that we have, else English', () => {
  expect(languageWished(['it-IT', 'en'])).toBe('it');
  expect(languageWished(['de-DE', 'it'])).toBe('it');
  expect(languageWished(['EN-gb'])).toBe('en');
  expect(languageWished(['de', 'fr'])).toBe('en');
  expect(languageWished([])).toBe('en');
});
