import { expect, it } from 'vitest';
import { Administration } from './administration.ts';

const table = (code: string, openedAt: number) => ({
  code,
  phase: 'lobby' as const,
  game: 'bang',
  isPublic: false,
  openedAt,
  people: [],
  bots: 0,
  here: 0,
});
const nothing = { tables: [], guests: [], done: 0 };

function administration() {
  const done: unknown[] = [];
  const core = {
    tables: () => [table('HERE', 2)],
    guests: () => [{ id: 'ann', name: 'Ann', at: 'HERE', connections: 0 }],
  };
  return { done, admin: new Administration({ core, driver: { input: (input) => done.push(input) } }) };
}

it('What is asked of one server of a club is asked of all: the oldest table first, and every guest once', async () => {
  const { admin } = administration();
  const there = {
    tables: [table('THERE', 1)],
    guests: [{ id: 'ann', name: 'Ann', at: null, connections: 2 }],
    done: 0,
  };
  admin.join({ askAll: async () => ({ answers: [there], silent: [] }) });
  const { tables } = await admin.ask({ do: 'tables' });
  expect(tables.map(({ code }) => code)).toEqual(['THERE', 'HERE']);
  expect((await admin.ask({ do: 'guests' })).guests).toEqual([{ id: 'ann', name: 'Ann', at: 'HERE', connections: 2 }]);
});

it('Whoever runs the club hears which servers have not answered', async () => {
  const { admin } = administration();
  admin.join({ askAll: async () => ({ answers: [], silent: ['south'] }) });
  expect(await admin.ask({ do: 'close', code: 'ELSEWHERE' })).toEqual({ ...nothing, silent: ['south'] });
});

it('A server does what another one was asked, at its own tables', () => {
  const { admin, done } = administration();
  expect(admin.answers({ do: 'say', text: 'Hello', code: null })).toEqual({ ...nothing, done: 1 });
  expect(admin.answers({ do: 'close', code: 'ELSEWHERE' })).toEqual(nothing);
  expect(done).toEqual([{ type: 'announce', text: 'Hello', code: null }]);
});
