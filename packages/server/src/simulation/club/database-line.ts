import type { StatementName, Statements } from '../../club/database.ts';
import { type Line, type LineEars, LineLost } from '../../club/testing/line.ts';
import type { Agenda } from '../agenda.ts';
import type { End, Network, Wire } from '../network.ts';
import { carriedOut, DATABASE, type SharedDatabase } from './shared-database.ts';

export type DatabaseLinePorts = {
  readonly agenda: Agenda;
  readonly network: Network;
  readonly database: SharedDatabase;
  /** Where the node is. */
  readonly place: string;
  readonly life: string;
  /** A number that no connection from there has had. */
  readonly newNumber: () => number;
  /** Milliseconds for which an answer is waited for. */
  readonly patience: number;
  /** What comes from outside, for a process that may be frozen or dead. */
  readonly whenAwake: (action: () => void) => void;
  readonly ears: LineEars;
};

/** Milliseconds between two attempts to connect. */
const FIRST_RETRY = 50;
const LAST_RETRY = 1000;

/** A connection to the simulated database that is made anew whenever it ends. */
export class DatabaseLine implements Line {
  readonly #ports: DatabaseLinePorts;
  readonly #pending = new Map<string, (lost: LineLost) => void>();
  #wire: Wire | undefined;
  #up = Promise.withResolvers<void>();
  #wait = FIRST_RETRY;

  constructor(ports: DatabaseLinePorts) {
    this.#ports = ports;
    this.#dial();
  }

  up(): Promise<void> {
    return this.#up.promise;
  }

  ask<Name extends StatementName>(name: Name, ask: Statements[Name]['ask']): Promise<Statements[Name]['answer']> {
    const { database, network, life, patience, agenda, whenAwake } = this.#ports;
    const wire = this.#wire;
    if (wire === undefined) return Promise.reject(new LineLost('there is no connection'));
    const { promise, resolve, reject } = Promise.withResolvers<Statements[Name]['answer']>();
    const late = agenda.after(patience, () =>
      whenAwake(() => {
        if (this.#pending.has(text)) this.#hangUp(wire);
      }),
    );
    const done = () => {
      late.isOff = true;
      this.#pending.delete(text);
    };
    const asked = carriedOut(life, name, ask, {
      resolve: (answer) => {
        done();
        resolve(answer);
      },
      reject: (problem) => {
        done();
        reject(problem);
      },
    });
    const text = database.number(asked);
    this.#pending.set(text, (lost) => {
      done();
      reject(lost);
    });
    network.send(wire, 'server', text);
    return promise;
  }

  #dial(): void {
    const { network, place, database, newNumber } = this.#ports;
    network.connect(place, newNumber(), this.#end, () => database.end, { host: DATABASE, isInner: true });
  }

  /** It is given up; the other end finds out. */
  #hangUp(wire: Wire): void {
    if (this.#wire !== wire) return;
    this.#ports.network.hangUp(wire, 'client');
    this.#lost();
  }

  #lost(): void {
    const { ears } = this.#ports;
    this.#wire = undefined;
    this.#up = Promise.withResolvers();
    for (const fail of this.#pending.values()) fail(new LineLost('the connection has ended'));
    ears.onDown?.();
    this.#retry();
  }

  #retry(): void {
    const { agenda, whenAwake } = this.#ports;
    agenda.after(this.#wait, () => whenAwake(() => this.#dial()));
    this.#wait = Math.min(LAST_RETRY, this.#wait * 2);
  }

  readonly #end: End = {
    connected: (wire) => this.#ports.whenAwake(() => this.#connected(wire)),
    received: (wire, text) =>
      this.#ports.whenAwake(() => {
        if (this.#wire === wire) this.#received(text);
      }),
    closed: (wire) =>
      this.#ports.whenAwake(() => {
        if (this.#wire === wire) this.#lost();
        else if (this.#wire === undefined && wire.isBroken) this.#retry();
      }),
  };

  #connected(wire: Wire): void {
    const { ears, network } = this.#ports;
    this.#wire = wire;
    this.#wait = FIRST_RETRY;
    if (ears.onNews !== undefined) network.send(wire, 'server', 'listen');
    this.#up.resolve();
    ears.onUp?.();
  }

  #received(text: string): void {
    const { ears, database } = this.#ports;
    const [what, life = '', kind = '', id = ''] = text.split(' ');
    if (what === 'news') ears.onNews?.(life, kind, id);
    else database.answer(text)();
  }
}
