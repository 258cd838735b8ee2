import { once } from 'node:events';
import { connect as connectPlain } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testDriver } from '../../testing/test-driver.ts';
import { FrameReader, headOfFrame } from './frames.ts';
import { keyFrom, SECURITY } from './link.ts';
import { Links } from './links.ts';

const SECRET = 'what nodes of a club know';

describe('A link', () => {
  let links: Links;

  beforeEach(async () => {
    links = await Links.listen({ secret: SECRET, host: '127.0.0.1', port: 0 });
  });
  afterEach(() => links.close());

  const port = () => Number(links.address.split(':')[1]);

  /** Whether somebody with this secret gets as far as an encrypted connection. */
  async function isLetIn(secret: string): Promise<boolean> {
    const key = keyFrom(secret);
    const socket = connect({ ...SECURITY, port: port(), pskCallback: () => key, checkServerIdentity: () => undefined });
    let isIn = false;
    socket.on('secureConnect', () => {
      isIn = true;
      socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.resume();
    await new Promise((resolve) => socket.once('close', resolve));
    return isIn;
  }

  /** The node `north`, that wants this one. */
  function dial(to = 'south'): TLSSocket {
    const pskCallback = () => keyFrom(SECRET);
    const socket = connect({ ...SECURITY, port: port(), pskCallback, checkServerIdentity: () => undefined });
    const body = Buffer.from(JSON.stringify({ life: 'north', to }));
    socket.write(Buffer.concat([headOfFrame('hello', 0, body.length), body]));
    socket.on('error', () => undefined);
    return socket;
  }

  it('is made by whoever knows the secret, and by nobody else', async () => {
    expect(await isLetIn(SECRET)).toBe(true);
    expect(await isLetIn('something else altogether')).toBe(false);
  });

  it('is not made without encryption', async () => {
    const socket = connectPlain(port(), '127.0.0.1');
    socket.on('error', () => undefined);
    let said = '';
    socket.on('data', (bytes) => (said += bytes.toString('latin1')));
    const body = Buffer.from('{"life":"me","to":"you"}');
    socket.write(Buffer.concat([headOfFrame('hello', 0, body.length), body]));
    await once(socket, 'close');
    expect(said).not.toContain('life');
  });

  it('takes the place of an older one of which only the other node knows that it is over', async () => {
    const heard: (readonly string[])[] = [];
    const reaches = Promise.withResolvers<void>();
    const driver = testDriver((input) => {
      if (input.type === 'reaches') heard.push(input.lives);
      if (heard.length > 2) reaches.resolve();
      return [];
    });
    links.begin('south', driver);
    links.setPeers([{ life: 'north', node: 'north', address: '', build: '1', isLeaving: false, figures: {} }]);
    const sockets = [];
    for (const _ of ['the first', 'the second']) {
      const socket = dial();
      sockets.push(socket);
      await once(socket, 'data'); // it was greeted
    }
    await reaches.promise;
    expect(heard).toEqual([['north'], [], ['north']]);
    for (const socket of sockets) socket.destroy();
    driver.stop();
  });

  it('carries a question to every node that is there, and names those that do not answer', async () => {
    const other = await Links.listen({ secret: SECRET, host: '127.0.0.1', port: 0 });
    const met = Promise.withResolvers<void>();
    const there = testDriver(() => []);
    const meeting = testDriver((input) => {
      if (input.type === 'reaches' && input.lives.length > 0) met.resolve();
      return [];
    });
    const peer = (life: string, address: string) => ({
      life,
      node: `node ${life}`,
      address,
      build: '1',
      isLeaving: false,
      figures: {},
    });
    other.begin('south', there, (question) => ({ heard: question }));
    links.begin('north', meeting, () => null);
    other.setPeers([peer('north', links.address)]);
    links.setPeers([peer('south', other.address), peer('east', '127.0.0.1:1')]);
    await met.promise;
    expect(await links.askAll({ what: 'tables' })).toEqual({
      answers: [{ heard: { what: 'tables' } }],
      silent: ['node east'],
    });
    other.close();
    await expect.poll(() => links.askAll(null)).toEqual({ answers: [], silent: ['node south', 'node east'] });
    for (const driver of [there, meeting]) driver.stop();
  });

  it('ends when its node is no peer of the club, whatever it says', async () => {
    const socket = dial('');
    let said = 0;
    socket.on('data', (bytes) => (said += bytes.length));
    await once(socket, 'close');
    expect(said).toBe(0);
  });
});

describe('Frames', () => {
  it('are read however the bytes come', () => {
    const body = Buffer.from('Grüße');
    const bytes = Buffer.concat([headOfFrame('text', 2 ** 40, body.length), body, headOfFrame('close', 7, 0)]);
    const reader = new FrameReader();
    const frames = Array.from(bytes, (byte) => [...reader.read(Buffer.of(byte))]).flat();
    expect(frames.map(({ kind, connection, body: read }) => [kind, connection, read.toString()])).toEqual([
      ['text', 2 ** 40, 'Grüße'],
      ['close', 7, ''],
    ]);
  });

  it('are nothing else', () => {
    expect(() => [...new FrameReader().read(Buffer.alloc(20, 99))]).toThrow('no frame');
  });
});
