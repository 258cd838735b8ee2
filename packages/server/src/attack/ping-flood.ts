import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { vitalsOf } from '../bench/vitals.ts';
import type { Attack } from './attack.ts';
import { honestClientApart, worstOfAHundred } from './honest-client.ts';

const FLOODERS = 6;
const MEGABYTE = 1_000_000;
/** Megabytes by which memory may grow. */
const MOST_GROWTH = 20;
/** So many times as long as in peace may an answer take; on a noisy machine a few milliseconds are nothing. */
const MOST_SLOWER = 2;
const NOISE = 20;
/** Milliseconds after which a flooder that was cut comes again. */
const AGAIN = 100;

/** A ping with a full payload, masked as clients must. */
const PING = Buffer.concat([Buffer.from([0x89, 0x80 | 125, 0, 0, 0, 0]), Buffer.alloc(125, 'x')]);
const MANY_PINGS = Buffer.concat(Array.from({ length: 400 }, () => PING));

/** Six connections that ping as fast as they can and never read; whoever is cut comes again. */
export const pingFlood: Attack = {
  name: 'ping-flood',
  says: 'pings without end, and never reads the answers',
  flags: [],
  async run({ port, seconds }) {
    const ann = await honestClientApart(port);
    // in peace its figures are read as often: reading them takes memory, too
    let before = await vitalsOf(port);
    for (const until = performance.now() + Math.min(seconds, 20) * 1000; performance.now() < until; await pause(500))
      before = await vitalsOf(port);
    const inPeace = worstOfAHundred(await ann.times());
    const ends = Array.from({ length: FLOODERS }, () => flood(port));
    let most = before.rss;
    for (const until = performance.now() + seconds * 1000; performance.now() < until; await pause(500))
      most = Math.max(most, (await vitalsOf(port)).rss);
    for (const end of ends) end();
    const underFire = worstOfAHundred(await ann.times());
    ann.end();
    const growth = (most - before.rss) / MEGABYTE;
    const holds = growth <= MOST_GROWTH && underFire <= Math.max(inPeace * MOST_SLOWER, NOISE);
    const figures = `memory +${growth.toFixed(0)} MB at most, p99 ${inPeace.toFixed(1)} ms in peace, ${underFire.toFixed(1)} ms under fire`;
    return { holds, figures };
  },
};

/** Returns how to end it. */
function flood(port: number): () => void {
  let isOver = false;
  let socket: Socket;
  const begin = () => {
    if (isOver) return;
    socket = connect(port, '127.0.0.1');
    const key = randomBytes(16).toString('base64');
    socket.write(
      `GET /socket HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    );
    const push = () => {
      while (!socket.destroyed && socket.write(MANY_PINGS));
    };
    socket.once('connect', push).on('drain', push);
    socket.on('error', () => undefined).once('close', () => setTimeout(begin, AGAIN));
  };
  begin();
  return () => {
    isOver = true;
    socket.destroy();
  };
}
