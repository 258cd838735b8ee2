import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { vitalsOf } from '../bench/vitals.ts';
import type { Attack, Finding } from './attack.ts';
import { honestClientsApart, worstOfAHundred } from './honest-client.ts';

const FLOODERS = 6;
const HONEST = 10;
const MEGABYTE = 1_000_000;
/** Megabytes by which memory may grow. */
const MOST_GROWTH = 20;
/** So many times as long as in peace may an answer take; that of a machine at rest is so short that a few milliseconds are noise. */
const MOST_SLOWER = 2;
const NOISE = 5;
/** Peace and fire take turns, so many seconds each: whatever else the machine does meets both. */
const TURN = 10;
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
    const others = await honestClientsApart(port, HONEST);
    const peace: number[] = [];
    const fire: number[] = [];
    let calm = 0;
    let most = 0;
    for (let done = 0; done < seconds; done += TURN) {
      const rest = await largest(port, Math.min(TURN, seconds - done));
      if (done === 0) calm = rest;
      peace.push(...(await others.times()));
      const ends = Array.from({ length: FLOODERS }, () => flood(port));
      most = Math.max(most, await largest(port, Math.min(TURN, seconds - done)));
      for (const end of ends) end();
      fire.push(...(await others.times()));
    }
    others.end();
    return verdict((most - calm) / MEGABYTE, worstOfAHundred(peace), worstOfAHundred(fire));
  },
};

/** The most memory the server has in so many seconds. (Its figures are read as often in peace: reading them takes memory, too.) */
async function largest(port: number, seconds: number): Promise<number> {
  let most = 0;
  for (const until = performance.now() + seconds * 1000; performance.now() < until; await pause(500))
    most = Math.max(most, (await vitalsOf(port)).rss);
  return most;
}

function verdict(growth: number, inPeace: number, underFire: number): Finding {
  const times = underFire / inPeace;
  return {
    holds: growth <= MOST_GROWTH && underFire <= inPeace * MOST_SLOWER + NOISE,
    figures:
      `memory +${growth.toFixed(0)} MB at most; of a hundred answers to others the slowest ${inPeace.toFixed(1)} ms in peace, ` +
      `${underFire.toFixed(1)} ms under fire (${times.toFixed(2)} times)`,
  };
}

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
