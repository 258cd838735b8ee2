import { describe, expect, it } from 'vitest';
import { checkNames, whyNotName } from './seat-names.ts';

describe('the names of seats', () => {
  it.each(['Ann', 'Billy Bob', 'José', 'Ann-Marie 2', "O'Hara"])('may be %s', (name) => {
    expect(whyNotName(name)).toBeUndefined();
  });

  it.each(['', ' Ann', 'Bob, Jr.', 'Ann: Sheriff', 'Ann #1', '{17}', 'a=b', '> Ann'])("may not be '%s'", (name) => {
    expect(whyNotName(name)).toMatch(/^a name /);
  });

  it('are all different', () => {
    expect(() => checkNames(['Ann', 'Ben', 'ann'])).toThrow("two seats have the name 'ann'");
    expect(() => checkNames(['Ann', 'Ben', 'Anna'])).not.toThrow();
  });
});
