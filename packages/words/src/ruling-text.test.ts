import { expect, it } from 'vitest';
import { rulingText } from './ruling-text.ts';

it('leaves out why a ruling was decided so', () => {
  expect(rulingText('A second Schofield. Answer: refused. Why: same-name rule; IMPL.')).toBe(
    'A second Schofield. Answer: refused.',
  );
  expect(rulingText('Draw three cards.')).toBe('Draw three cards.');
});
