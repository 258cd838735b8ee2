import { describe, expect, it } from 'vitest';
import { INFO, lineOf } from './testing/samples.ts';
import { Scripted } from './testing/scripted.ts';

const TABLE = { t: 'table', table: INFO, seat: 0, game: null, chat: [] } as const;

describe('Whom we have muted', () => {
  const rude = { ...lineOf(1, 'rude'), name: 'Zeke', guest: 'g7' };

  it('is known as soon as it is done, and until we hear him again', () => {
    const one = new Scripted().online().hears(TABLE, { t: 'chat', line: rude });
    const mutes = () => one.client.state.table?.mutes;
    one.wants({ t: 'mute', re: 'm', guest: 'g7', on: true });
    expect(mutes()).toEqual([]);
    one.hears({ t: 'done', re: 'm' });
    expect(mutes()).toEqual([{ guest: 'g7', name: 'Zeke' }]);
    one.wants({ t: 'mute', re: 'h', guest: 'g7', on: false }).hears({ t: 'done', re: 'h' });
    expect(mutes()).toEqual([]);
  });

  it('is nobody when that was refused', () => {
    const one = new Scripted().online().hears(TABLE);
    one.wants({ t: 'mute', re: 'm', guest: 'g7', on: true });
    one.hears({ t: 'refused', re: 'm', why: { refused: 'noSuchGuest' } });
    expect(one.client.state.table?.mutes).toEqual([]);
  });

  it('is told by the server when we come back', () => {
    const mutes = [{ guest: 'g7', name: 'Zeke' }];
    expect(new Scripted().online().hears({ ...TABLE, mutes }).client.state.table?.mutes).toEqual(mutes);
  });
});
