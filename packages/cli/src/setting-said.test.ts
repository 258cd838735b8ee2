import { SETTING_NAMES } from '@dustup/server';
import { expect, it } from 'vitest';
import { settingSaid } from './setting-said.ts';
import { sayingIn } from './speech.ts';

it.each(SETTING_NAMES)('says in every language what %s is', (name) => {
  const [english, italian] = [settingSaid(name, sayingIn('en')), settingSaid(name, sayingIn('it'))];
  expect(english.length).toBeGreaterThan(10);
  expect(italian).not.toContain(english.replace(/ \(.*$/u, ''));
});

it('names the usual value and the variables', () => {
  expect(settingSaid('port', sayingIn('en'))).toBe(
    'port to listen on; 0 takes any free one (default: 4780; DUSTUP_PORT; PORT)',
  );
});
