import { NOTHING_KNOWN } from '@dustup/protocol/client';
import { describe, expect, it } from 'vitest';
import type { ClientState } from './wire.ts';
import { withNames } from './with-names.ts';

const line = { n: 1, seat: null, guest: 'g1', to: 'table', text: 'hi' } as const;
const listing = {
  code: 'KMPRSTVX',
  game: 'bang',
  phase: 'lobby',
  players: 4,
  people: 1,
  bots: 0,
  sets: ['base'],
  options: [],
  hasClock: false,
} as const;

describe('A name that the server has forgotten', () => {
  it('is a word of the reader’s language', () => {
    const state: ClientState = {
      ...NOTHING_KNOWN,
      tables: [
        { ...listing, host: '' },
        { ...listing, host: 'Ann' },
      ],
    };
    expect(withNames(state, 'Qualcuno').tables?.map(({ host }) => host)).toEqual(['Qualcuno', 'Ann']);
    const chat = [
      { ...line, name: '' },
      { ...line, n: 2, name: 'Ann' },
    ];
    const table = { seat: null, game: null, chat, info: { seats: [null], watchers: [] } } as never;
    expect(withNames({ ...NOTHING_KNOWN, table }, 'Qualcuno').table?.chat.map(({ name }) => name)).toEqual([
      'Qualcuno',
      'Ann',
    ]);
  });

  it('changes nothing where all names are known', () => {
    const state: ClientState = { ...NOTHING_KNOWN, tables: [{ ...listing, host: 'Ann' }] };
    expect(withNames(state, 'Qualcuno')).toBe(state);
  });
});
