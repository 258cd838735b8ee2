import { expect, it } from 'vitest';
import { run } from './fake-io.ts';
import { UsageError } from './io.ts';
import { setsAsked } from './sets-asked.ts';

const asked = (...sets: readonly string[]) => setsAsked({ sets }, 'seed', '--sets <names>');

it('knows sets by name and presets; a random mix follows from the seed', () => {
  expect(asked('base', 'dodge-city', 'base')).toEqual(['base', 'dodge-city']);
  expect(asked('everythingButTheTrain')).not.toContain('great-train-robbery');
  expect(asked('randomMix')).toEqual(asked('randomMix'));
  expect(asked('randomMix')).toContain('base');
  const mixes = ['a', 'b', 'c', 'd'].map((seed) => setsAsked({ sets: ['randomMix'] }, seed, '').join());
  expect(new Set(mixes).size).toBeGreaterThan(1);
});

it('says what it does not know, presets included', () => {
  expect(() => asked('everythin')).toThrow(UsageError);
  expect(() => setsAsked({ sets: ['nowhere'], preview: true }, '', '')).toThrow(UsageError);
});

it('names the sets that help', async () => {
  const { code, err } = await run('play --players 8');
  expect({ code, err }).toEqual({
    code: 2,
    err: 'error: these sets take 4 to 7 players, not 8. Add Dodge City: --sets base,dodge-city\n',
  });
  expect((await run('simulate --players 3 --sets base,gold-rush --lang it')).err).toMatch(
    /Aggiungi Dodge City: --sets base,gold-rush,dodge-city\n$/,
  );
  expect((await run('play --options moreEvents')).err).toContain(
    'Add High Noon and A Fistful of Cards: --sets base,high-noon,a-fistful-of-cards',
  );
});
