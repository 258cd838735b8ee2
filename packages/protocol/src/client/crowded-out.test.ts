import { describe, expect, it } from 'vitest';
import { INFO } from './testing/samples.ts';
import { Scripted, WELCOME } from './testing/scripted.ts';

const TABLE = { t: 'table', table: INFO, seat: 0, game: null, chat: [] } as const;

describe('A window that has made room for newer ones', () => {
  it('rests, and does not come back by itself', () => {
    const one = new Scripted().online().hears(TABLE).loses(4002, 'tooManyConnections');
    expect(one.client.state).toMatchObject({ status: 'elsewhere', retryAt: null });
    expect(one.client.state.table).not.toBeNull();
    one.waits(3_600_000);
    expect(one.connection).toBe(1);
  });

  it('comes back to its table when somebody wants to play here', () => {
    const one = new Scripted().online().hears(TABLE).loses(4002);
    one.waits(60_000).wants({ t: 'take', re: 't' });
    expect(one.connection).toBe(2);
    one.connects().hears(WELCOME);
    expect(one.sent.map(({ t }) => t)).toEqual(['hello', 'enter', 'take']);
    one.hears(TABLE);
    expect(one.client.state.status).toBe('online');
  });

  it('comes back when somebody looks, and takes nothing from the others', () => {
    const one = new Scripted().online().hears(TABLE).loses(4002);
    one.does({ type: 'open' }).connects().hears(WELCOME);
    expect(one.client.state.status).toBe('elsewhere');
    expect(one.sent.map(({ t }) => t)).toEqual(['hello']);
    const away = new Scripted().online().loses(4002);
    expect(away.client.state.status).toBe('elsewhere');
    away.wants({ t: 'list', re: 'l', on: true }).connects().hears(WELCOME);
    expect(away.client.state.status).toBe('online');
  });

  it('tries again at once if somebody waits for an answer', () => {
    const one = new Scripted().online().hears(TABLE).wants({ t: 'say', re: 's', to: 'table', text: 'hi' }).loses(4002);
    expect(one.client.state.status).toBe('lost');
    one.waits(1000).connects().hears(WELCOME);
    expect(one.sent.map(({ t }) => t)).toContain('say');
  });
});
