import { roleText, setTexts } from '@dustup/bang';
import { describe, expect, it } from 'vitest';
import { textFaults } from '../../../text.ts';
import { texts } from './index.ts';

describe('the texts of Dodge City', () => {
  it('are complete in every language, and each line is short', () => {
    expect(textFaults(texts)).toEqual([]);
  });

  it.each([
    ['cards', 22],
    ['characters', 15],
  ] as const)('tell of all %s: %i', (kind, count) => {
    expect(Object.keys(texts.en[kind] ?? {})).toHaveLength(count);
  });

  it.each([
    ['deputy', 3, /Kill the Renegade/],
    ['outlaw', 3, /Kill the Deputy/],
    ['renegade', 3, /Kill the Outlaw/],
    ['renegade', 8, /the other Renegade/],
    ['outlaw', 8, /a single Renegade/],
    ['sheriff', 8, /both Renegades/],
    ['deputy', 8, /both Renegades/],
    ['renegade', 7, /the Sheriff has to be the last/],
  ] as const)('tell the %s among %i what he is after', (role, players, goal) => {
    const both = ['base', 'dodge-city'].flatMap((set) => setTexts[set]?.en ?? []);
    expect(roleText(both, role, players)?.goal).toMatch(goal);
  });
});
