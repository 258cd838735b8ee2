import { SETTINGS, type SettingName } from '@dustup/server';
import type { Say } from './io.ts';

/** What the help says about a setting of the server: what it is for, its default, and the variables that set it. */
export function settingSaid(name: SettingName, say: Say): string {
  const { usual, usually, env } = SETTINGS[name];
  const isShown = typeof usual === 'string' || typeof usual === 'number';
  const value = usually === 'inWords' ? say(`settings.${name}.usually`) : isShown ? String(usual) : undefined;
  const facts = [...(value === undefined ? [] : [say('usage.usually', { value })]), ...env];
  return [say(`settings.${name}`), ...(facts.length === 0 ? [] : [`(${facts.join('; ')})`])].join(' ');
}
