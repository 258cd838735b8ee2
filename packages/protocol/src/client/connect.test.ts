import { diceFrom } from '@dustup/bots';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerMessage } from '../messages.ts';
import type { ClientMessage } from '../parse-request.ts';
import { connect, type ConnectOptions } from './connect.ts';
import { playSeat, randomAnswerFrom } from './play.ts';
import { INFO, SampleGame } from './testing/samples.ts';
import { readable, WELCOME } from './testing/scripted.ts';

/** The other end of the sockets that were opened, newest last. */
const sockets: FakeSocket[] = [];

class FakeSocket {
  readonly url: string;
  isClosed = false;
  readonly sent: ClientMessage[] = [];
  readonly #listeners: { type: string; listener: (event: object) => void }[] = [];

  constructor(url: string) {
    this.url = url;
    sockets.push(this);
  }
  send(text: string): void {
    this.sent.push(readable(text));
  }
  close(): void {
    this.isClosed = true;
  }
  addEventListener(type: string, listener: (event: object) => void): void {
    this.#listeners.push({ type, listener });
  }
  fires(type: string, event: object = {}): void {
    for (const one of this.#listeners) if (one.type === type) one.listener(event);
  }
  says(...messages: readonly ServerMessage[]): void {
    for (const message of messages) this.fires('message', { data: JSON.stringify(message) });
  }
}

/** A storage as a browser has it. */
function storage(kept = new Map<string, string>()) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
}

function socket(): FakeSocket {
  const found = sockets.at(-1);
  if (found === undefined) throw new Error('no socket was opened');
  return found;
}

function online(options: ConnectOptions = {}) {
  const connection = connect('ws://here/socket', { WebSocket: FakeSocket, ...options });
  socket().fires('open');
  socket().says({ ...WELCOME, token: 'secret' });
  return connection;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  sockets.length = 0;
});

describe('A connection', () => {
  it('opens a socket, says hello, and tells its listeners', () => {
    const connection = connect('ws://here/socket', { WebSocket: FakeSocket, name: 'Ann' });
    const seen: string[] = [];
    const stop = connection.subscribe(() => void seen.push(connection.getState().status));
    expect(socket().url).toBe('ws://here/socket');
    socket().fires('open');
    expect(socket().sent).toEqual([{ t: 'hello', v: 2, name: 'Ann' }]);
    socket().says(WELCOME);
    stop();
    socket().fires('close');
    expect(seen).toEqual(['online']);
    expect(connection.state.status).toBe('lost');
    connection.close();
  });

  it('keeps the token for the next visit, and throws it away with the guest', async () => {
    const kept = storage();
    online({ storage: kept }).close();
    const next = connect('ws://here/socket', { WebSocket: FakeSocket, storage: kept });
    socket().fires('open');
    expect(socket().sent).toMatchObject([{ t: 'hello', token: 'secret' }]);
    socket().says(WELCOME);
    const forgotten = next.request({ t: 'forget' });
    const request = socket().sent.at(-1);
    socket().says({ t: 'done', re: request !== undefined && 're' in request ? request.re : '' });
    expect(await forgotten).toMatchObject({ t: 'done' });
    expect(kept.getItem('dustup.guest')).toBeNull();
    next.close();
  });

  it('throws away the token that was signed out, unless another window has become somebody else', () => {
    const kept = storage();
    const [one, other] = [online({ storage: kept }), online({ storage: kept })];
    const [first, second] = sockets;
    first?.fires('close', { code: 4001 });
    expect(one.state.status).toBe('signedOut');
    expect(kept.getItem('dustup.guest')).toBeNull();
    kept.setItem('dustup.guest', '{"token":"newer","guest":"g2"}');
    second?.fires('close', { code: 4001 });
    expect(other.state.status).toBe('signedOut');
    expect(kept.getItem('dustup.guest')).toContain('newer');
  });

  it('hears why the server has ended the connection', () => {
    const connection = online();
    socket().fires('close', { code: 1013, reason: 'serverFull' });
    expect(connection.state).toMatchObject({ status: 'lost', problem: { refused: 'serverFull' } });
    connection.close();
  });

  it.each([
    ['has rubbish in it', { ...storage(new Map([['dustup.guest', '{{']])) }],
    ['has something else in it', { ...storage(new Map([['dustup.guest', '{"token":7}']])) }],
    ['throws', { getItem: broken, setItem: broken, removeItem: broken }],
  ])('does without a storage that %s', (_, kept) => {
    const connection = online({ storage: kept });
    expect(socket().sent).toEqual([{ t: 'hello', v: 2 }]);
    socket().fires('close');
    vi.advanceTimersByTime(1000);
    socket().fires('open');
    expect(socket().sent).toMatchObject([{ t: 'hello', token: 'secret' }]);
    connection.close();
  });

  it('comes back by itself, or at once when asked to, and keeps its promises', async () => {
    const connection = online();
    const sat = connection.request({ t: 'sit', seat: 2 });
    const [, request] = socket().sent;
    socket().fires('error');
    socket().fires('close');
    connection.retry();
    expect(sockets).toHaveLength(2);
    socket().fires('open');
    socket().says(WELCOME);
    expect(socket().sent[1]).toEqual(request);
    socket().says({ t: 'refused', re: reOf(request), why: { refused: 'seatTaken' } });
    expect(await sat).toEqual({ t: 'refused', re: reOf(request), why: { refused: 'seatTaken' } });
    connection.close();
  });

  it('pings, and gives up a socket that has gone silent', () => {
    const connection = online();
    vi.advanceTimersByTime(5000);
    expect(socket().sent.at(-1)).toEqual({ t: 'ping' });
    vi.advanceTimersByTime(5000);
    expect(socket().isClosed).toBe(true);
    expect(connection.state.status).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
    connection.close();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('makes ids that are never the same', () => {
    const connection = online();
    for (let i = 0; i < 100; i++) void connection.request({ t: 'link' });
    expect(new Set(socket().sent.slice(1).map(reOf)).size).toBe(100);
    connection.close();
  });

  it('does not answer when nobody asks', async () => {
    const connection = online();
    expect(await connection.answer({ do: 'end' })).toMatchObject({ t: 'refused', why: { refused: 'notAsked' } });
    connection.close();
    expect(await connection.request({ t: 'sit' })).toMatchObject({ t: 'refused', why: { refused: 'closed' } });
  });

  it('does not mind what is no text', () => {
    const connection = online();
    socket().fires('message', { data: new Uint8Array(3) });
    socket().fires('message');
    expect(connection.state.status).toBe('online');
    connection.close();
  });
});

describe('A remote bot', () => {
  it('plays a whole game through the wire', () => {
    const game = new SampleGame('remote');
    const dice = diceFrom(1);
    const bots = [0, 1, 2, 3].map((seat) => {
      const connection = online();
      playSeat(connection, {
        answer: (question) => randomAnswerFrom(question, dice),
        interjects: (offer) => (dice.below(4) === 0 ? randomAnswerFrom(offer, dice) : null),
      });
      return { connection, seat, socket: socket(), heard: 1 };
    });
    for (const bot of bots) bot.socket.says(game.tableFor(bot.seat));
    while (!game.position.isOver) {
      const bot = bots.find((one) => one.socket.sent.length > one.heard);
      const request = bot?.socket.sent[bot.heard];
      if (bot === undefined || request === undefined) throw new Error(`nobody answers after step ${game.n}`);
      bot.heard += 1;
      if (request.t !== 'answer') bot.socket.says(game.tableFor(bot.seat), { t: 'done', re: reOf(request) });
      else if (request.ask !== game.n + 1)
        bot.socket.says({ t: 'refused', re: request.re, why: { refused: 'notAsked' } });
      else {
        bot.socket.says({ t: 'done', re: request.re });
        const moved = game.answer(bot.seat, request.answer);
        for (const one of bots) one.socket.says(game.stepFor(one.seat, moved));
      }
    }
    for (const { connection } of bots) {
      expect(connection.state.table?.game?.table.outcome).not.toBeNull();
      connection.close();
    }
  });

  it('that is always refused leaves it to the clock', async () => {
    const game = new SampleGame('refused');
    const [asked] = game.position.open;
    if (asked === undefined) throw new Error('nobody is asked');
    const connection = online();
    let tries = 0;
    playSeat(connection, { answer: () => ({ do: `nonsense ${++tries}` }) });
    for (let i = 0; i < 10; i++) {
      socket().says({ t: 'info', table: INFO, seat: 0 }, game.tableFor(asked.seat));
      const request = socket().sent.findLast(({ t }) => t === 'answer');
      socket().says({ t: 'refused', re: reOf(request), why: { refused: 'notAnOption' } });
      await Promise.resolve();
      await Promise.resolve();
    }
    expect(tries).toBe(5);
    connection.close();
  });
});

function reOf(message: ClientMessage | undefined): string {
  return message !== undefined && 're' in message ? message.re : '';
}

function broken(): never {
  throw new Error('storage is not allowed here');
}
