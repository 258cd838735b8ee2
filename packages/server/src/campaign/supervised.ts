import { DeadOnArrival, type End, type RealServer, startRealServer } from '../testing/real-server.ts';
import { Violation } from './violation.ts';

/** One server process, from its start to its end. */
export type Life = {
  readonly number: number;
  readonly port: number;
  readonly spawnedAt: number;
  readonly server: RealServer;
};

/** A life in which nothing more happens is not waited for longer than so many milliseconds. */
const STUCK = 120_000;
/** All clients come from here, and play faster than people. */
const FLAGS = ['--max-messages', '1000000', '--max-per-address', '10000'];

/** One server after the other on the same data folder, as a supervisor would start them. */
export class Supervised {
  readonly #data: string;
  readonly #env: { readonly [name: string]: string };
  /** The one that lives now. */
  life: Life | null = null;
  lives = 0;
  /** How often it was killed. */
  kills = 0;
  /** Milliseconds that starts have taken. */
  readonly starts: number[] = [];

  constructor(data: string, env: { readonly [name: string]: string } = {}) {
    this.#data = data;
    this.#env = env;
  }

  async start(failpoint?: string): Promise<Life> {
    const spawnedAt = performance.now();
    this.lives += 1;
    const options = failpoint === undefined ? {} : { failpoint };
    const server = await startRealServer({ data: this.#data, flags: FLAGS, env: this.#env, ...options });
    this.starts.push(server.startedIn);
    this.life = { number: this.lives, port: server.port, spawnedAt, server };
    return this.life;
  }

  /** Starts it, and waits until it dies at the failpoint, or the sooner end has come: then it is killed all the same. */
  async dieAt(failpoint: string, sooner: Promise<unknown>): Promise<void> {
    const end = await this.#liveUntil(failpoint, sooner);
    this.life = null;
    if (end.signal !== 'SIGKILL')
      throw new Violation(`at ${failpoint} the server ended with ${end.code ?? end.signal}: ${end.said}`);
    this.kills += 1;
  }

  async #liveUntil(failpoint: string, sooner: Promise<unknown>): Promise<End> {
    try {
      const { server } = await this.start(failpoint);
      const end = await Promise.race([server.ended, sooner, stuck(server.ended)]);
      if (end === 'stuck') throw new Violation(`nothing happens any more, and ${failpoint} is never reached`);
      return await server.kill('SIGKILL');
    } catch (error) {
      if (error instanceof DeadOnArrival) return error.end;
      throw error;
    }
  }

  /** Told to stop, it must end well. */
  async stop(): Promise<void> {
    const end = await this.life?.server.kill('SIGTERM');
    this.life = null;
    if (end !== undefined && end.code !== 0)
      throw new Violation(`told to stop, the server ended with ${end.code ?? end.signal}: ${end.said}`);
  }

  async kill(): Promise<void> {
    await this.life?.server.kill('SIGKILL');
    this.life = null;
  }
}

async function stuck(ended: Promise<End>): Promise<'stuck'> {
  const { promise, resolve } = Promise.withResolvers<'stuck'>();
  const timer = setTimeout(() => resolve('stuck'), STUCK);
  void ended.then(() => clearTimeout(timer));
  return promise;
}
