import { SETTING_NAMES, SETTINGS } from '@dustup/server';
import { expect, it } from 'vitest';
import { settingSaid } from './setting-said.ts';
import { sayingIn } from './speech.ts';

it.each(SETTING_NAMES)('says in every language what %s is, and in English what the list of settings says', (name) => {
  const { says, usually } = SETTINGS[name];
  const say = sayingIn('en');
  expect(say(`settings.${name}`)).toBe(says);
  if (usually !== undefined) expect(say(`settings.${name}.usually`)).toBe(usually);
  expect(settingSaid(name, sayingIn('it'))).not.toContain(says);
});

it('names the usual value and the variables', () => {
  expect(settingSaid('port', sayingIn('en'))).toBe(
    'port to listen on; 0 takes any free one (default: 4780; DUSTUP_PORT; PORT)',
  );
});
