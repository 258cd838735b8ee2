import { someAnswers } from '@dustup/kernel';
import { describe, expect, it } from 'vitest';
import { LONGEST_REQUEST } from '../limits.ts';
import type { ServerMessage } from '../messages.ts';
import type { Request } from './ports.ts';
import { HOUSE, INFO, lineOf, SampleGame } from './testing/samples.ts';
import { Scripted, WELCOME } from './testing/scripted.ts';

const LISTING = {
  code: 'ABCDEFGH',
  host: 'Ann',
  phase: 'lobby',
  players: 4,
  people: 1,
  bots: 0,
  sets: ['base'],
} as const;

function lobby(): Scripted {
  const one = new Scripted().online();
  one.wants({ t: 'enter', re: 'e', code: INFO.code });
  one.hears({ t: 'table', table: INFO, seat: 0, game: null, chat: [] }, { t: 'done', re: 'e' });
  expect(one.sent).toHaveLength(1);
  return one;
}

/** At a game, in the seat that is asked first. */
function playing(): { one: Scripted; game: SampleGame; seat: number } {
  const game = new SampleGame('client');
  const [asked] = game.position.open;
  if (asked === undefined) throw new Error('nobody is asked');
  const one = lobby().hears(game.tableFor(asked.seat));
  return { one, game, seat: asked.seat };
}

function answerTo(one: Scripted): Extract<Request, { t: 'answer' }> {
  const game = one.client.state.table?.game;
  const [answer] = game?.ask?.question === undefined ? [] : someAnswers(game.ask.question.options, 1);
  if (game?.ask == null || answer === undefined) throw new Error('not asked');
  return { t: 'answer', re: `answer${game.ask.id}`, game: game.id, ask: game.ask.id, answer: { ...answer } as never };
}

function settled(one: Scripted): unknown[] {
  return one.outputs.flatMap((output) => (output.type === 'settled' ? [output.reply] : []));
}

describe('Coming on line', () => {
  it('says hello with what it has, and keeps the token that a new guest is given', () => {
    const one = new Scripted({ build: 'b1', name: 'Ann', link: 'l' }).does({ type: 'open' });
    expect(one.outputs[0]).toEqual({ type: 'connect', connection: 1 });
    expect(one.connects().sent).toEqual([{ t: 'hello', v: 2, build: 'b1', name: 'Ann', link: 'l', device: 'own1' }]);
    expect(one.client.state.status).toBe('connecting');
    one.hears({ ...WELCOME, token: 'secret' });
    expect(one.identity).toEqual({ token: 'secret', guest: 'g1' });
    expect(one.client.state).toMatchObject({ status: 'online', me: { guest: 'g1', name: 'Ann' } });
  });

  it('shows its token the next time, and the link no more', () => {
    const one = new Scripted({ link: 'l' })
      .does({ type: 'open' })
      .connects()
      .hears({ ...WELCOME, token: 'secret' });
    one.loses().waits(1000).connects();
    expect(one.sent.at(-1)).toEqual({ t: 'hello', v: 2, token: 'secret' });
  });

  it('stops when the server speaks another version, and every wish has its end', () => {
    const one = new Scripted().does({ type: 'open' }).wants({ t: 'link', re: 'x' }).connects();
    one.hears({ t: 'reload', v: 3, build: 'b2' });
    expect(one.client.state.status).toBe('reload');
    expect(settled(one)).toEqual([{ t: 'refused', re: 'x', why: { refused: 'reload' } }]);
    expect(one.outputs).toContainEqual({ type: 'disconnect', connection: 1 });
    one.loses().waits(60_000);
    expect(one.connection).toBe(1);
    expect(settled(one.wants({ t: 'link', re: 'y' }))).toHaveLength(1);
  });

  it('says why it is not let in, until it is', () => {
    const one = new Scripted().does({ type: 'open' }).connects();
    one.hears({ t: 'refused', re: '', why: { refused: 'tooManyConnections', most: 8 } }).loses();
    expect(one.client.state).toMatchObject({ status: 'lost', problem: { refused: 'tooManyConnections' } });
    one.waits(1000).connects().hears(WELCOME);
    expect(one.client.state.problem).toBeNull();
  });

  it.each([
    [1013, 'serverFull'],
    [1013, 'tooManyFromAddress'],
    [1008, 'tooManyConnections'],
  ])('says what ended the connection with %s %s, tries on, and lets no new wish wait', (code, reason) => {
    const one = new Scripted().does({ type: 'open' }).wants({ t: 'link', re: 'x' }).connects().loses(code, reason);
    const why = { refused: reason };
    expect(one.client.state).toMatchObject({ status: 'lost', problem: why, retryAt: expect.any(Number) });
    expect(settled(one)).toEqual([{ t: 'refused', re: 'x', why }]);
    one.wants({ t: 'link', re: 'y' });
    expect(settled(one)).toEqual([]);
    one.waits(1000).connects().loses(code, reason);
    expect([one.connection, settled(one)]).toEqual([2, [{ t: 'refused', re: 'y', why }]]);
    one.wants({ t: 'link', re: 'z' }).waits(2000).connects().hears(WELCOME);
    expect(one.client.state).toMatchObject({ status: 'online', problem: null });
    expect(one.sent).toContainEqual({ t: 'link', re: 'z' });
  });

  it.each([
    [1013, 'stopping', 'stopping'],
    [1013, 'notSaved', 'notSaved'],
    [1013, '', 'notNow'],
    [1008, 'go away!', 'notNow'],
  ])('lets wishes wait for what passes: %s %s', (code, reason, refused) => {
    const one = new Scripted().does({ type: 'open' }).wants({ t: 'link', re: 'x' }).connects().loses(code, reason);
    expect(one.client.state).toMatchObject({ status: 'lost', problem: { refused } });
    expect(settled(one)).toEqual([]);
    one.waits(1000).connects().hears(WELCOME);
    expect(one.sent).toContainEqual({ t: 'link', re: 'x' });
  });

  it('does not give up what the server may have done already', () => {
    const one = lobby().wants({ t: 'link', re: 'x' }).loses().waits(1000).connects().loses(1013, 'serverFull');
    expect(one.client.state.problem).toEqual({ refused: 'serverFull' });
    expect(settled(one)).toEqual([]);
    one.waits(2000).connects();
    expect(one.sent.length).toBeGreaterThan(0);
    one.hears(WELCOME);
    expect(one.sent).toContainEqual({ t: 'link', re: 'x' });
  });

  it('takes an answer back that it could not even send', () => {
    const { one } = playing();
    const answer = answerTo(one.loses());
    expect(one.wants(answer).client.state.table?.game?.answering).toEqual(answer.answer);
    one.waits(1000).connects().loses(1013, 'serverFull');
    expect(settled(one)).toEqual([{ t: 'refused', re: answer.re, why: { refused: 'serverFull' } }]);
    expect(one.client.state.table?.game?.answering).toBeNull();
  });

  it('keeps the more it was told, and forgets what is no longer why', () => {
    const why = { refused: 'tooManyConnections', most: 8 };
    const one = new Scripted().does({ type: 'open' }).connects().hears({ t: 'refused', re: '', why });
    one.loses(1008, 'tooManyConnections');
    expect(one.client.state.problem).toEqual(why);
    one.waits(1000).loses(1006);
    expect(one.client.state).toMatchObject({ status: 'lost', problem: null });
  });

  it('gives up a server that never says welcome', () => {
    const one = new Scripted().does({ type: 'open' }).connects().waits(9_999);
    expect(one.client.state.status).toBe('connecting');
    expect(one.waits(1).outputs).toContainEqual({ type: 'disconnect', connection: 1 });
    expect(one.client.state.status).toBe('lost');
  });
});

describe('A lost connection', () => {
  it('is tried again, later each time, and at once when somebody asks', () => {
    const one = new Scripted().online().loses();
    const delays: number[] = [];
    for (let i = 0; i < 8; i++) {
      delays.push((one.client.state.retryAt ?? 0) - one.now);
      one.waits(delays.at(-1) ?? 0).loses();
    }
    expect(delays).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000, 8000]);
    const before = one.connection;
    expect(one.does({ type: 'open' }).connection).toBe(before + 1);
    expect(one.client.state).toMatchObject({ status: 'lost', retryAt: null });
  });

  it('is spread over time when many are cut off at once', () => {
    const delays = [0, 0.999].map((chance) => {
      const one = new Scripted({ chance: () => chance }).online().loses();
      return (one.client.state.retryAt ?? 0) - one.now;
    });
    expect(delays).toEqual([200, 600]);
  });

  it('is a new misfortune after a while on line', () => {
    const one = new Scripted().online().loses().waits(400).connects().hears(WELCOME).loses();
    expect((one.client.state.retryAt ?? 0) - one.now).toBe(800);
    one.waits(800).connects().hears(WELCOME).waits(5_000).loses();
    expect((one.client.state.retryAt ?? 0) - one.now).toBe(400);
  });

  it('brings back the table and the list, and then what was still to be done', () => {
    const one = lobby().wants({ t: 'list', re: 'l', on: true });
    one.hears({ t: 'done', re: 'l' }).wants({ t: 'say', re: 's', to: 'table', text: 'hi' }).loses();
    one.wants({ t: 'sit', re: 't' });
    expect(one.sent.map(({ t }) => t)).toEqual(['list', 'say']);
    one.waits(1000).connects().hears(WELCOME);
    expect(one.sent).toEqual([
      { t: 'hello', v: 2 },
      { t: 'list', re: 'own2', on: true },
      { t: 'enter', re: 'own1', code: INFO.code },
      { t: 'say', re: 's', to: 'table', text: 'hi' },
      { t: 'sit', re: 't' },
    ]);
  });

  it('says no more: what it still brings is not heard', () => {
    const one = lobby();
    const old = one.connection;
    one.loses().waits(1000).connects().hears(WELCOME);
    one.does({ type: 'received', connection: old, text: JSON.stringify({ t: 'gone', why: 'removed' }) });
    expect(one.client.state.table).not.toBeNull();
    one.does({ type: 'disconnected', connection: old });
    expect(one.client.state.status).toBe('online');
  });

  it('ends the table when it is no more', () => {
    const one = lobby().loses().waits(1000).connects().hears(WELCOME);
    const enter = one.sent.at(-1);
    one.hears({
      t: 'refused',
      re: enter !== undefined && 're' in enter ? enter.re : '',
      why: { refused: 'noSuchTable' },
    });
    expect(one.client.state).toMatchObject({ table: null, gone: { code: INFO.code, why: 'closed' } });
  });

  it('after notice of a restart is tried when the server is back', () => {
    const one = lobby().hears({ t: 'restart', after: 3000 });
    expect(one.client.state.isRestarting).toBe(true);
    one.loses();
    expect((one.client.state.retryAt ?? 0) - one.now).toBe(4500);
    one.waits(4500).connects().hears(WELCOME);
    expect(one.client.state).toMatchObject({ status: 'online', isRestarting: false });
  });

  it('that was announced and is over in a moment is tried again at once, also when the first attempts fail', () => {
    const one = lobby().loses().waits(1000).connects().hears(WELCOME).hears({ t: 'restart', after: 50 }).loses();
    const delays: number[] = [];
    for (let i = 0; i < 6; i++) {
      delays.push((one.client.state.retryAt ?? 0) - one.now);
      one.waits(delays.at(-1) ?? 0).loses();
    }
    expect(delays).toEqual([75, 100, 200, 400, 800, 1600]);
    one.waits(3200).connects().hears(WELCOME).waits(5000).loses();
    expect((one.client.state.retryAt ?? 0) - one.now).toBe(400);
  });

  it('is tried as soon when the notice comes before the welcome', () => {
    const one = new Scripted().does({ type: 'open' }).connects().hears({ t: 'restart', after: 50 }).loses();
    expect((one.client.state.retryAt ?? 0) - one.now).toBe(75);
  });
});

describe('Silence', () => {
  it('is broken by a ping, and given up without a pong', () => {
    const one = new Scripted().online().waits(5000);
    expect(one.sent).toEqual([{ t: 'ping' }]);
    one.hears({ t: 'pong' }).waits(5000);
    expect(one.sent).toEqual([{ t: 'ping' }]);
    expect(one.waits(4999).client.state.status).toBe('online');
    expect(one.waits(1).client.state.status).toBe('lost');
  });

  it('is no reason to give up before anybody was asked: late timers', () => {
    const one = new Scripted().online();
    one.now += 120_000;
    one.does({ type: 'timer' });
    expect(one.client.state.status).toBe('online');
    expect(one.sent).toEqual([{ t: 'ping' }]);
  });
});

describe('A request', () => {
  it('has one end, however often it is answered', () => {
    const one = lobby()
      .wants({ t: 'sit', re: 's', seat: 1 })
      .hears({ t: 'done', re: 's', with: { seat: 1 } });
    expect(settled(one)).toEqual([{ t: 'done', re: 's', with: { seat: 1 } }]);
    expect(settled(one.hears({ t: 'done', re: 's' }))).toEqual([]);
    expect(one.client.pending).toEqual([]);
  });

  it('is repeated with the same id when no answer comes', () => {
    const one = lobby().wants({ t: 'sit', re: 's' }).waits(5000);
    expect(one.sent).toEqual([{ t: 'sit', re: 's' }, { t: 'ping' }]);
    one.hears({ t: 'pong' }).waits(3000);
    expect(one.sent).toEqual([{ t: 'sit', re: 's' }]);
    for (let waited = 0; waited < 15_000; waited += 5000) {
      one.hears({ t: 'pong' }).waits(5000);
      expect(one.sent).toEqual([{ t: 'ping' }]);
    }
    one.hears({ t: 'pong' }).waits(999);
    expect(one.sent).toEqual([]);
    one.waits(1);
    expect(one.sent).toEqual([{ t: 'sit', re: 's' }]);
  });

  it('whose answer was lost with the connection is sent again, and counts once', () => {
    const { one } = playing();
    const request = answerTo(one);
    one.wants(request).loses().waits(1000).connects().hears(WELCOME);
    expect(one.sent.filter(({ t }) => t === 'answer')).toEqual([request, request]);
    expect(settled(one.hears({ t: 'done', re: request.re }))).toHaveLength(1);
  });

  it('that is refused says why and is not repeated', () => {
    const one = lobby()
      .wants({ t: 'start', re: 's' })
      .hears({ t: 'refused', re: 's', why: { refused: 'seatsFree' } });
    expect(settled(one)).toEqual([{ t: 'refused', re: 's', why: { refused: 'seatsFree' } }]);
    one.loses().waits(1000).connects().hears(WELCOME);
    expect(one.sent.filter(({ t }) => t === 'start')).toHaveLength(1);
  });

  it('that is too long for the server never leaves', () => {
    const one = lobby().wants({ t: 'say', re: 's', to: 'table', text: 'x'.repeat(LONGEST_REQUEST) });
    expect(settled(one)).toMatchObject([{ t: 'refused', why: { refused: 'tooLong', most: LONGEST_REQUEST } }]);
    one.wants({ t: 'say', re: 't', to: 'table', text: '€'.repeat(LONGEST_REQUEST / 2) });
    expect(settled(one)).toMatchObject([{ t: 'refused', why: { refused: 'tooLong' } }]);
    expect(one.sent).toEqual([]);
  });

  it('ends with the client', () => {
    const one = lobby().wants({ t: 'sit', re: 's' }).does({ type: 'close' });
    expect(settled(one)).toEqual([{ t: 'refused', re: 's', why: { refused: 'closed' } }]);
    expect(one.client.state.status).toBe('closed');
    expect(one.waits(100_000).does({ type: 'open' }).connection).toBe(1);
  });

  it('to enter a table is sent with the greeting, others wait for the welcome', () => {
    const one = new Scripted().does({ type: 'open' });
    one.wants({ t: 'enter', re: 'e', code: INFO.code }).wants({ t: 'sit', re: 's' }).connects();
    expect(one.sent.map(({ t }) => t)).toEqual(['hello', 'enter']);
    one.hears(WELCOME, { t: 'done', re: 'e' });
    expect(one.sent.map(({ t }) => t)).toEqual(['sit']);
  });

  it('to create a table enters it, if the server made it on a connection that is gone', () => {
    const one = new Scripted().online().wants({ t: 'create', re: 'c', house: { players: 4 } });
    one
      .loses()
      .waits(1000)
      .connects()
      .hears(WELCOME, { t: 'done', re: 'c', with: { code: INFO.code } });
    expect(one.sent.at(-1)).toMatchObject({ t: 'enter', code: INFO.code });
  });

  it.each<[Request, ServerMessage, object]>([
    [{ t: 'rename', re: 'x', name: ' Bo ' }, { t: 'done', re: 'x', with: { name: 'Bo' } }, { me: { name: 'Bo' } }],
    [
      { t: 'dress', re: 'x', hat: 'top', colour: 'sky' },
      { t: 'done', re: 'x' },
      { me: { attire: { hat: 'top', colour: 'sky' } } },
    ],
    [
      { t: 'leave', re: 'x' },
      { t: 'done', re: 'x' },
      { table: null, gone: { why: 'left' } },
    ],
    [{ t: 'list', re: 'x', on: false }, { t: 'done', re: 'x' }, { tables: null }],
  ])('changes what we know: %j', (request, reply, change) => {
    expect(lobby().wants(request).hears(reply).client.state).toMatchObject(change);
  });

  it('to sign the other devices out brings a new token, one to be forgotten takes it away', () => {
    const one = lobby()
      .wants({ t: 'revoke', re: 'r' })
      .hears({ t: 'done', re: 'r', with: { token: 'new' } });
    expect(one.identity).toEqual({ token: 'new', guest: 'g1' });
    one.wants({ t: 'forget', re: 'f' }).hears({ t: 'done', re: 'f' });
    expect(one.identity).toBeNull();
    expect(one.client.state).toMatchObject({ me: null, table: null, status: 'lost' });
    one.waits(1000).connects();
    expect(one.sent.at(-1)).toEqual({ t: 'hello', v: 2 });
  });
});

describe('The list of tables', () => {
  it('is there while it is watched', () => {
    const one = new Scripted().online().hears({ t: 'tables', tables: [] });
    expect(one.client.state.tables).toBeNull();
    one.wants({ t: 'list', re: 'l', on: true }).hears({ t: 'tables', tables: [{ ...LISTING, hasClock: true }] });
    expect(one.client.state.tables).toHaveLength(1);
    one.wants({ t: 'list', re: 'm', on: false });
    expect(one.client.state.tables).toBeNull();
  });
});

describe('A device that is signed out from another one', () => {
  it('comes back no more by itself, forgets its token, and says so', () => {
    const one = new Scripted();
    one
      .does({ type: 'open' })
      .connects()
      .hears({ ...WELCOME, token: 'void' });
    one.wants({ t: 'list', re: 'w', on: true }).loses(4001);
    expect(one.client.state).toMatchObject({ status: 'signedOut', retryAt: null });
    expect(one.outputs).toContainEqual({ type: 'forget', token: 'void' });
    const why = { refused: 'signedOut' };
    expect(one.outputs).toContainEqual({ type: 'settled', re: 'w', reply: { t: 'refused', re: 'w', why } });
    const before = one.connection;
    one.waits(3_600_000).does({ type: 'open' });
    expect(one.connection).toBe(before);
    one.wants({ t: 'list', re: 'x', on: true });
    expect(one.outputs).toContainEqual({ type: 'settled', re: 'x', reply: { t: 'refused', re: 'x', why } });
  });

  it('is signed out before its welcome, too', () => {
    const one = new Scripted();
    one.identity = { token: 'void', guest: 'g1' };
    one.does({ type: 'open' }).connects().loses(4001);
    expect(one.client.state.status).toBe('signedOut');
    expect(one.identity).toBeNull();
  });

  it.each([1000, 1006, 1008, 1012, 1013, undefined])('is not, when the connection ends with %s', (code) => {
    const one = lobby().loses(code);
    expect(one.client.state.status).toBe('lost');
    expect(one.waits(1000).connection).toBe(2);
  });
});

describe('A seat link', () => {
  it('is opened under one id of the device, however often it takes', () => {
    const one = new Scripted({ link: 'g1.KMPRSTVX.1.0.x.y' });
    one.does({ type: 'open' }).connects().loses().waits(1000).connects();
    const [first, again] = one.sent;
    expect(first).toMatchObject({ t: 'hello', link: 'g1.KMPRSTVX.1.0.x.y', device: expect.any(String) });
    expect(again).toEqual(first);
    one
      .hears({ ...WELCOME, token: 'new' })
      .loses()
      .waits(1000)
      .connects();
    expect(one.sent.at(-1)).toEqual({ t: 'hello', v: 2, token: 'new' });
  });

  it('that counts for nothing is told of', () => {
    const one = new Scripted({ link: 'x' });
    one
      .does({ type: 'open' })
      .connects()
      .hears({ ...WELCOME, token: 'new', why: { refused: 'linkUsed' } });
    expect(one.client.state).toMatchObject({ status: 'online', problem: { refused: 'linkUsed' } });
  });
});

describe('A window of somebody who was forgotten in another one', () => {
  it('comes again as somebody new, and asks again', () => {
    const one = lobby().wants({ t: 'say', re: 'w', to: 'table', text: 'hello?' });
    one.identity = null;
    expect(one.sent).toHaveLength(1);
    one.hears({ t: 'refused', re: 'w', why: { refused: 'helloFirst' } });
    expect(one.client.state.status).toBe('lost');
    one.waits(1000).connects();
    expect(one.sent).toEqual([{ t: 'hello', v: 2 }]);
    one.hears({ ...WELCOME, guest: 'g2', token: 'other' });
    expect(one.sent.map(({ t }) => t)).toContain('say');
    expect(one.client.state.me?.guest).toBe('g2');
  });
});

describe('A table that is gone without a word', () => {
  it('is entered again, and given up when there is none', () => {
    const one = lobby().wants({ t: 'say', re: 'w', to: 'table', text: 'hello?' });
    one.hears({ t: 'refused', re: 'w', why: { refused: 'atNoTable' } });
    const [, enter] = one.sent;
    expect(enter).toMatchObject({ t: 'enter', code: INFO.code });
    one.hears({
      t: 'refused',
      re: enter !== undefined && 're' in enter ? enter.re : '',
      why: { refused: 'noSuchTable' },
    });
    expect(one.client.state).toMatchObject({ table: null, gone: { code: INFO.code } });
  });
});

describe('Playing elsewhere', () => {
  it('leaves us passive, over a lost connection too, until we take the seat', () => {
    const one = lobby().hears({ t: 'elsewhere' });
    expect(one.client.state.status).toBe('elsewhere');
    one.loses();
    expect(one.client.state.status).toBe('lost');
    one.waits(1000).connects().hears(WELCOME);
    expect(one.client.state.status).toBe('elsewhere');
    expect(one.sent.map(({ t }) => t)).toEqual(['hello']);
    one.wants({ t: 'take', re: 't' });
    expect(one.sent.map(({ t }) => t)).toEqual(['enter', 'take']);
    one.hears({ t: 'done', re: 't' });
    expect(one.client.state.status).toBe('online');
  });

  it('ends when the other one has gone, and the server tells us of the table again', () => {
    const one = lobby().hears({ t: 'elsewhere' }, { t: 'table', table: INFO, seat: 0, game: null, chat: [] });
    expect(one.client.state.status).toBe('online');
  });

  it('is noticed by a window that was not told', () => {
    const one = lobby().wants({ t: 'sync', re: 's' });
    one.hears({ t: 'refused', re: 's', why: { refused: 'elsewhere' } });
    expect(one.client.state.status).toBe('elsewhere');
  });

  it('ends with a take on the same connection', () => {
    const one = lobby().hears({ t: 'elsewhere' }).wants({ t: 'take', re: 't' });
    expect(one.sent).toEqual([{ t: 'take', re: 't' }]);
    expect(one.hears({ t: 'done', re: 't' }).client.state.status).toBe('online');
  });
});

describe('The table', () => {
  it('changes only where something has changed', () => {
    const one = lobby();
    const before = one.client.state;
    one.hears({ t: 'pong' });
    expect(one.client.state).toBe(before);
    expect(one.outputs.some(({ type }) => type === 'changed')).toBe(false);
    one.hears({ t: 'chat', line: lineOf(1, 'hi') });
    expect(one.outputs.filter(({ type }) => type === 'changed')).toHaveLength(1);
    expect(one.client.state.me).toBe(before.me);
    expect(one.client.state.table?.info).toBe(before.table?.info);
    one.hears({ t: 'info', table: { ...INFO, house: { ...HOUSE, players: 5 } }, seat: null });
    expect(one.client.state.table).toMatchObject({ seat: null, info: { house: { players: 5 } } });
  });

  it('has each line of chat once, in order', () => {
    const one = lobby();
    for (const n of [1, 3, 2, 3, 1, 4]) one.hears({ t: 'chat', line: lineOf(n, `line ${n}`) });
    expect(one.client.state.table?.chat.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
    one.hears({ t: 'chat', line: { ...lineOf(1, 'boo'), to: 'dead' } }, { t: 'chat', line: lineOf(5, 'line 5') });
    expect(one.client.state.table?.chat.map(({ text }) => text).slice(4)).toEqual(['boo', 'line 5']);
  });

  it('is gone when we are removed', () => {
    const one = lobby().hears({ t: 'gone', why: 'removed' }, { t: 'gone', why: 'removed' });
    expect(one.client.state).toMatchObject({ table: null, gone: { code: INFO.code, why: 'removed' } });
    one.loses().waits(1000).connects().hears(WELCOME);
    expect(one.sent.map(({ t }) => t)).toEqual(['hello']);
  });
});

describe('The seats we hold', () => {
  const held = (one: Scripted) => one.client.state.me?.tables;
  const HERE = { code: INFO.code, phase: 'lobby', game: 'bang' };
  const OTHER = { code: 'ABCDEFGH', phase: 'playing' } as const;

  it('are known as we sit down, as the game begins, and as we stand up', () => {
    const one = lobby();
    expect(held(one)).toEqual([HERE]);
    const before = held(one);
    one.hears({ t: 'chat', line: lineOf(1, 'hello') });
    expect(held(one)).toBe(before);
    one.hears({ t: 'info', table: { ...INFO, phase: 'playing' }, seat: 0 });
    expect(held(one)).toEqual([{ ...HERE, phase: 'playing' }]);
    one.hears({ t: 'info', table: INFO, seat: null });
    expect(held(one)).toEqual([]);
  });

  it('are kept by whoever leaves a game, and by nobody who leaves a lobby', () => {
    const { one } = playing();
    one.wants({ t: 'leave', re: 'l' }).hears({ t: 'gone', why: 'left' }, { t: 'done', re: 'l' });
    expect(held(one)).toEqual([{ ...HERE, phase: 'playing' }]);
    const other = lobby();
    other.wants({ t: 'leave', re: 'l' }).hears({ t: 'gone', why: 'left' }, { t: 'done', re: 'l' });
    expect(held(other)).toEqual([]);
  });

  it.each(['removed', 'closed'] as const)('are lost when we are told: %s', (why) => {
    const { one } = playing();
    one.hears({ t: 'gone', why });
    expect(held(one)).toEqual([]);
  });

  it('are forgotten one by one, each where there is no such table any more', () => {
    const one = new Scripted().does({ type: 'open' }).connects();
    one.hears({ ...WELCOME, tables: [OTHER, { code: 'KMPRSTVX', phase: 'lobby' }] });
    one.wants({ t: 'enter', re: 'e', code: 'KMPRSTVX' });
    one.hears({ t: 'refused', re: 'e', why: { refused: 'noSuchTable' } });
    expect(held(one)).toEqual([OTHER]);
  });
});

describe('A game', () => {
  it('moves on by steps, each once, whatever their order', () => {
    const { one, game, seat } = playing();
    const steps = firstSteps(game, seat, 4);
    const [a, b, c, d] = steps;
    if (a === undefined || b === undefined || c === undefined || d === undefined) throw new Error('unreachable');
    one.hears(a, a, c);
    expect(one.client.state.table?.game?.n).toBe(1);
    expect(one.sent.map(({ t }) => t)).toEqual(['sync']);
    one.hears(b, d, b, a);
    expect(one.client.state.table?.game).toMatchObject({ n: 4, table: game.frame.table, own: game.frame.own[seat] });
    const { log } = one.client.state.table?.game ?? { log: [] };
    expect(log.map(({ event }) => event)).toEqual(steps.flatMap(({ events }) => events));
    expect(new Set(log.map(({ key }) => key)).size).toBe(log.length);
    expect(log.map(({ step }) => step)).toEqual(steps.flatMap(({ n, events }) => events.map(() => n)));
  });

  it('asks for the whole table when a step is missing, once, and goes on from there', () => {
    const { one, game, seat } = playing();
    const [, second, third] = firstSteps(game, seat, 3);
    if (second === undefined || third === undefined) throw new Error('unreachable');
    one.hears(second, third);
    const [sync, ...rest] = one.sent;
    expect(sync?.t).toBe('sync');
    expect(rest).toEqual([]);
    one.hears(game.tableFor(seat), { t: 'done', re: sync !== undefined && 're' in sync ? sync.re : '' }).waits(5000);
    one.hears({ t: 'pong', at: { game: game.id, n: 3 } }).waits(4999);
    expect(one.client.state.table?.game).toMatchObject({ n: 3, table: game.frame.table });
    expect(one.sent).toEqual([{ t: 'ping' }]);
  });

  it('notices by a pong that the last step never came', () => {
    const { one, game } = playing();
    one.hears({ t: 'pong', at: { game: game.id, n: 0 } });
    expect(one.sent).toEqual([]);
    one.hears({ t: 'pong', at: { game: game.id, n: 1 } });
    expect(one.sent.map(({ t }) => t)).toEqual(['sync']);
  });

  it('that has begun without us is asked for', () => {
    const { one, seat } = playing();
    const next = new SampleGame('next', 'game2');
    const [step] = firstSteps(next, seat, 1);
    if (step === undefined) throw new Error('unreachable');
    one.hears(step);
    expect(one.sent.map(({ t }) => t)).toEqual(['sync']);
    one.hears(next.tableFor(seat));
    expect(one.client.state.table?.game).toMatchObject({ id: 'game2', n: 1 });
  });

  it('keeps in place what a step has not changed', () => {
    const { one, game, seat } = playing();
    const before = one.client.state.table;
    const [step] = firstSteps(game, seat, 1);
    one.hears({ t: 'step', game: game.id, n: 1, events: [], table: { drawPileCount: 7 }, clock: { ...clockOf(step) } });
    const after = one.client.state.table;
    expect(after?.game?.table.drawPileCount).toBe(7);
    expect(after?.game?.table.seats).toBe(before?.game?.table.seats);
    expect(after?.game?.own).toBe(before?.game?.own);
    expect(after?.game?.ask).toBe(before?.game?.ask);
    expect(after?.info).toBe(before?.info);
  });

  it('has a clock in local time', () => {
    const { one, game } = playing();
    expect(one.client.state.table?.game?.clock).toMatchObject({ endsAt: one.now + 30_000, warns: false });
    one.waits(5_000).hears({ t: 'clock', game: game.id, clock: { left: 10_000, of: 30_000, banks: [] }, warns: true });
    expect(one.client.state.table?.game?.clock).toMatchObject({ endsAt: one.now + 10_000, warns: true });
    one.hears({ t: 'clock', game: game.id, clock: { left: null, of: 0, banks: [] } });
    expect(one.client.state.table?.game?.clock.endsAt).toBeNull();
  });

  it('shows an answer under way until something else is asked', () => {
    const { one, game, seat } = playing();
    const request = answerTo(one);
    one.wants(request);
    expect(one.client.state.table?.game?.answering).toEqual(request.answer);
    one.hears(game.tableFor(seat));
    expect(one.client.state.table?.game?.answering).toEqual(request.answer);
    one.hears({ t: 'done', re: request.re });
    expect(one.client.state.table?.game?.answering).toEqual(request.answer);
    one.hears(game.stepFor(seat, game.answer(seat, request.answer)));
    expect(one.client.state.table?.game?.answering).toBeNull();
  });

  it('is asked the same again once it has cut in', () => {
    const { one, game } = playing();
    const ask = answerTo(one).ask;
    one.wants({ t: 'answer', re: 'cut', game: game.id, ask, answer: { interject: 'sid-ketchum', cards: [1, 2] } });
    one.hears({
      t: 'step',
      game: game.id,
      n: 1,
      events: [],
      ask: { id: ask },
      clock: { left: null, of: 0, banks: [] },
    });
    expect(one.client.state.table?.game?.answering).not.toBeNull();
    one.hears({ t: 'done', re: 'cut' });
    expect(one.client.state.table?.game?.answering).toBeNull();
  });

  it('shows a refused answer as none, and looks again at what is asked', () => {
    const { one } = playing();
    const request = answerTo(one);
    one.wants(request).hears({ t: 'refused', re: request.re, why: { refused: 'notAsked' } });
    expect(one.client.state.table?.game?.answering).toBeNull();
    expect(one.sent.map(({ t }) => t)).toEqual(['answer', 'sync']);
  });

  it('takes an answer that was too fast a little later', () => {
    const { one } = playing();
    const request = answerTo(one);
    one.wants(request).hears({ t: 'refused', re: request.re, why: { refused: 'tooFast' } });
    expect(settled(one)).toEqual([]);
    expect(one.client.state.table?.game?.answering).toEqual(request.answer);
    expect(one.sent).toEqual([request]);
    expect(one.waits(3_000).sent).toEqual([request]);
    one.wants({ t: 'say', re: 's', to: 'table', text: 'hi' });
    one.hears({ t: 'refused', re: 's', why: { refused: 'tooFast' } });
    expect(settled(one)).toHaveLength(1);
  });

  it('is asked anew when the question changes and nothing else', () => {
    const { one, game } = playing();
    one.hears({ t: 'ask', game: game.id, ask: null });
    expect(one.client.state.table?.game?.ask).toBeNull();
    one.hears({ t: 'ask', game: 'another', ask: { id: 9 } });
    expect(one.client.state.table?.game?.ask).toBeNull();
    one.hears({ t: 'ask', game: game.id, ask: { id: 9 } });
    expect(one.client.state.table?.game?.ask).toEqual({ id: 9, question: undefined, standing: [] });
  });
});

describe('Rubbish', () => {
  it.each([
    ['', 'not JSON', '7', 'null', '[]', '{}', '{"t":7}', '{"t":"toString"}', '{"t":"later","x":1}', '{"t":"step"}'],
  ])('is not heard', (...texts) => {
    const one = lobby();
    const before = one.client.state;
    for (const text of texts) one.does({ type: 'received', connection: one.connection, text });
    expect(one.client.state).toBe(before);
    expect(one.sent).toEqual([]);
  });

  it('that looks like news makes us look again, with pauses', () => {
    const { one, game } = playing();
    const before = one.client.state.table;
    const rubbish = { t: 'ask', game: game.id, ask: { id: 3, question: { kind: 'x', about: null, slots: 3 } } };
    one.hears(rubbish, rubbish);
    expect(one.client.state.table).toBe(before);
    const [sync, ...rest] = one.sent;
    expect([sync?.t, rest]).toEqual(['sync', []]);
    one.hears({ t: 'refused', re: sync !== undefined && 're' in sync ? sync.re : '', why: { refused: 'tooFast' } });
    expect(one.waits(2_999).sent).toEqual([]);
    expect(one.waits(1).sent.map(({ t }) => t)).toEqual(['sync']);
  });
});

type StepMessage = Extract<ServerMessage, { t: 'step' }>;

function firstSteps(game: SampleGame, seat: number, count: number): StepMessage[] {
  return Array.from({ length: count }, () => {
    const [asked] = game.position.open;
    const [answer] = asked === undefined ? [] : someAnswers(asked.question.options, 1);
    if (asked === undefined || answer === undefined) throw new Error('nobody is asked');
    return game.stepFor(seat, game.answer(asked.seat, answer));
  });
}

function clockOf(step: StepMessage | undefined) {
  if (step === undefined) throw new Error('no step');
  return step.clock;
}
