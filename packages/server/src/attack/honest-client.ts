import { PROTOCOL_VERSION } from '@dustup/protocol';
import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { WebSocket } from 'ws';

/** Milliseconds between two questions of the honest client: well below every limit. */
const BETWEEN = 250;

/** Somebody who plays no tricks: how long the server takes to answer them, in milliseconds. */
export class HonestClient {
  readonly times: number[] = [];
  readonly #socket: WebSocket;
  readonly #timer: NodeJS.Timeout;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    let asked = performance.now();
    socket.on('message', (data: Buffer) => {
      if (data.toString().startsWith('{"t":"pong"')) this.times.push(performance.now() - asked);
    });
    this.#timer = setInterval(() => {
      asked = performance.now();
      socket.send('{"t":"ping"}');
    }, BETWEEN);
  }

  /** Connects, from an address of its own if one is given, and says hello. */
  static async connect(port: number, localAddress?: string): Promise<HonestClient> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { localAddress });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL_VERSION, name: 'Ann' }));
    await new Promise((resolve) => socket.once('message', resolve));
    return new HonestClient(socket);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#socket.terminate();
  }
}

/** The 99th of a hundred, in milliseconds. */
export function worstOfAHundred(times: readonly number[]): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? Number.NaN;
}

/** Some of them in a thread of their own, so that their times are not those of the attackers beside them. */
export async function honestClientsApart(
  port: number,
  count: number,
): Promise<{ times(): Promise<readonly number[]>; end(): void }> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { port, count } });
  await once(worker, 'message');
  return {
    times: async () => {
      worker.postMessage('times');
      const [times]: unknown[] = await once(worker, 'message');
      return Array.isArray(times) ? times.map(Number) : [];
    },
    end: () => void worker.terminate(),
  };
}

if (!isMainThread && parentPort !== null) {
  const clients: HonestClient[] = [];
  for (let n = 0; n < Number(workerData.count); n++) clients.push(await HonestClient.connect(Number(workerData.port)));
  parentPort.on('message', () => parentPort?.postMessage(clients.flatMap(({ times }) => times.splice(0))));
  parentPort.postMessage('ready');
}
