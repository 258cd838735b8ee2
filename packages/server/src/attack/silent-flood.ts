import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Attack } from './attack.ts';
import { HonestClient } from './honest-client.ts';

const FLOOD = 1300;
const FLOODER = '127.0.0.1';
const SOMEBODY_ELSE = '127.0.0.2';
/** Milliseconds in which others must be let in. */
const MOST_WAIT = 1000;
/** Milliseconds after which a connection that was cut comes again. */
const AGAIN = 500;

/** One address opens 1,300 connections that say nothing, or half a request, and opens them again when they are cut. */
export const silentFlood: Attack = {
  name: 'silent-flood',
  says: 'holds connections open that never say who they are',
  flags: ['--max-connections', '200'],
  async run({ port, seconds }) {
    const ends = Array.from({ length: FLOOD }, (_, n) => hold(port, n % 2 === 0 ? '' : 'GET / HTTP/1.1\r\nHost: '));
    await pause(1000);
    let [tries, longest] = [0, 0];
    for (const until = performance.now() + seconds * 1000; performance.now() < until; await pause(500)) {
      const start = performance.now();
      const client = await Promise.race([HonestClient.connect(port, SOMEBODY_ELSE), pause(MOST_WAIT * 10)]);
      longest = Math.max(longest, performance.now() - start);
      tries += 1;
      client?.close();
    }
    for (const end of ends) end();
    return {
      holds: longest <= MOST_WAIT,
      figures: `${tries} others came in, the slowest after ${longest.toFixed(0)} ms`,
    };
  },
};

function hold(port: number, says: string): () => void {
  let isOver = false;
  const begin = () => {
    if (isOver) return;
    socket = connect({ port, host: '127.0.0.1', localAddress: FLOODER }, () => socket.write(says));
    socket.on('error', () => undefined).once('close', () => setTimeout(begin, AGAIN));
  };
  let socket = connect({ port, host: '127.0.0.1', localAddress: FLOODER }, () => socket.write(says));
  socket.on('error', () => undefined).once('close', () => setTimeout(begin, AGAIN));
  return () => {
    isOver = true;
    socket.destroy();
  };
}
