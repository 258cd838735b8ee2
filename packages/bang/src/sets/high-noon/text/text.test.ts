import { expect, it } from 'vitest';
import { textFaults } from '../../../text.ts';
import { texts } from './index.ts';

it('High Noon has its texts in every language, and each line is short', () => {
  expect(textFaults(texts)).toEqual([]);
  expect(Object.keys(texts.en.events ?? {})).toHaveLength(13);
});
