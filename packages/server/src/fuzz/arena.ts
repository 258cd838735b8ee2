import { GAMES } from '@dustup/bots';
import { createHash, createHmac } from 'node:crypto';
import { createCore, type Core, type Input, type Limits, type Output } from '../core/index.ts';
import type { LogWrite } from '../log/log.ts';
import { chanceFrom } from '../simulation/chance.ts';

export type Happening = Input extends infer I ? (I extends Input ? Omit<I, 'now'> : never) : never;

/** Whoever is at the other end of a connection. */
export type Ear = { hear(text: string): void; closed(code: number): void };

/** A core with a disk that forgets nothing and keeps nothing, a clock, and any number of connections. */
export class Arena {
  readonly core: Core;
  readonly problems: string[] = [];
  onWrite: (write: LogWrite) => void = () => undefined;
  now = 1_780_000_000_000;
  readonly #ears = new Map<number, Ear>();
  readonly #inputs: Happening[] = [];
  #connections = 0;
  #wakesAt = Number.POSITIVE_INFINITY;
  #isBusy = false;

  constructor(seed: number, limits: Partial<Limits>) {
    const chance = chanceFrom(seed, 'powers');
    this.core = createCore({
      games: GAMES,
      powers: {
        entropy: (bytes) => chance.hex(bytes),
        hash: (text) => createHash('sha256').update(text).digest('hex'),
        sign: (text) => createHmac('sha256', 'an arena').update(text).digest('hex'),
      },
      limits,
    });
  }

  connect(ear: Ear, address: string): number {
    const connection = ++this.#connections;
    this.#ears.set(connection, ear);
    this.give({ type: 'opened', connection, address });
    return connection;
  }

  say(connection: number, text: string): void {
    this.give({ type: 'received', connection, text });
  }

  hangUp(connection: number): void {
    this.#ears.delete(connection);
    this.give({ type: 'closed', connection });
  }

  /** One input after the other, also those that an output brings about. */
  give(happening: Happening): void {
    this.#inputs.push(happening);
    if (this.#isBusy) return;
    this.#isBusy = true;
    for (let next = this.#inputs.shift(); next !== undefined; next = this.#inputs.shift())
      for (const output of this.core.handle({ ...next, now: this.now })) this.#do(output);
    this.#isBusy = false;
  }

  /** Time goes by, with everything that is due in it. */
  wait(milliseconds: number): void {
    const until = this.now + milliseconds;
    while (this.#wakesAt <= until) {
      this.now = Math.max(this.now, this.#wakesAt);
      this.#wakesAt = Number.POSITIVE_INFINITY;
      this.give({ type: 'timer' });
    }
    this.now = until;
  }

  #do(output: Output): void {
    switch (output.type) {
      case 'send':
        this.#ears.get(output.connection)?.hear(output.text);
        return;
      case 'close': {
        const ear = this.#ears.get(output.connection);
        this.hangUp(output.connection);
        ear?.closed(output.code);
        return;
      }
      case 'wake':
        this.#wakesAt = output.at;
        return;
      case 'write':
        this.onWrite(output.write);
        return this.give({ type: 'committed', upTo: output.number });
      case 'load':
        return this.give({ type: 'loaded', id: output.id, table: undefined });
      case 'find':
        return this.give({ type: 'found', guest: output.guest, games: [] });
      case 'note':
        if (output.level === 'error') this.problems.push(`${output.what} ${JSON.stringify(output.facts)}`);
        return;
      case 'crash':
        this.problems.push(`table ${output.table} broke: ${output.report}`);
        return;
      case 'catchUp':
      case 'giveBack':
      case 'relay':
      case 'forward':
      case 'unrelay':
        this.problems.push(`${output.type}, and there are no other nodes`);
    }
  }
}
