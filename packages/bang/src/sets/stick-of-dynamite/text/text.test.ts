import { expect, it } from 'vitest';
import { textFaults } from '../../../text.ts';
import { texts } from './index.ts';

it('Stick of Dynamite has its texts in every language, and each line is short', () => {
  expect(textFaults(texts)).toEqual([]);
});
