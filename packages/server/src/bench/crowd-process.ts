import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { OnProgress } from './crowd.ts';
import { type Order, parseTold, type Told } from './parse-orders.ts';

const CLIENTS = fileURLToPath(new URL('./clients.ts', import.meta.url));

/** The clients, in a process of their own. */
export class CrowdProcess {
  readonly #child: ChildProcess = fork(CLIENTS, { execArgv: [] });

  /** Has it do something, and returns what it tells when that is done. */
  async does(order: Order, onProgress: OnProgress): Promise<Extract<Told, { readonly t: 'done' }>> {
    const child = this.#child;
    return new Promise((resolve, reject) => {
      const hear = (message: unknown) => {
        const told = parseTold(message);
        if (told.t === 'progress') return onProgress(told.done);
        child.off('message', hear).off('exit', lose);
        if (told.t === 'failed') reject(new Error(told.problem));
        else resolve(told);
      };
      const lose = () => reject(new Error('the process with the clients is gone'));
      child.on('message', hear).on('exit', lose);
      child.send(order);
    });
  }

  end(): void {
    this.#child.kill();
  }
}
