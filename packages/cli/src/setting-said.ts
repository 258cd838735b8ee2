import { SETTINGS, type SettingName } from '@dustup/server';
import type { Say } from './io.ts';

/** What the help says about a setting of the server: what it is for, what it usually is, and the variables that set it. */
export function settingSaid(name: SettingName, say: Say): string {
  const { usual, usually, env } = SETTINGS[name];
  const value =
    usually !== undefined ? say(`settings.${name}.usually`) : typeof usual === 'boolean' ? undefined : String(usual);
  const facts = [...(value === undefined ? [] : [say('usage.usually', { value })]), ...env];
  return [say(`settings.${name}`), ...(facts.length === 0 ? [] : [`(${facts.join('; ')})`])].join(' ');
}
