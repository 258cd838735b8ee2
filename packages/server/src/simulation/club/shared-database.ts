import type { StatementName, Statements } from '../../club/database.ts';
import { MemoryDatabase } from '../../club/memory-database.ts';
import { LogProblem } from '../../log/problem.ts';
import type { Agenda } from '../agenda.ts';
import type { Chance } from '../chance.ts';
import type { End, Network, Wire } from '../network.ts';

export const DATABASE = 'database';

/** A statement as whoever asks has put it. */
export type Asked = {
  readonly life: string;
  /** Does it in the database, and returns what its answer does to whoever asked. */
  readonly carryOut: (database: DatabaseLike) => () => void;
  /** A settling waits for an append that is under way. */
  readonly name: StatementName;
};

/** The database, or one with a bug planted around it: `life` is who asks. */
export type DatabaseLike = {
  do<Name extends StatementName>(life: string, name: Name, ask: Statements[Name]['ask']): Statements[Name]['answer'];
};

export type SharedDatabasePorts = {
  readonly agenda: Agenda;
  readonly network: Network;
  readonly chance: Chance;
  /** Milliseconds that a statement takes now. */
  readonly delay: () => number;
  readonly around: (database: DatabaseLike, memory: MemoryDatabase) => DatabaseLike;
};

/** Under way on a connection. */
type Work = { readonly asked: Asked; readonly wire: Wire; isDone: boolean };

/** The database of a club on the simulated network: statements take their time, answers get lost, and now and then it is restarted. */
export class SharedDatabase {
  readonly memory: MemoryDatabase;
  readonly #ports: SharedDatabasePorts;
  readonly #database: DatabaseLike;
  readonly #asked = new Map<string, Asked>();
  readonly #answers = new Map<string, () => void>();
  readonly #listeners = new Set<Wire>();
  /** When the last statement of a connection is done. */
  readonly #busy = new Map<Wire, number>();
  readonly #work = new Set<Work>();
  #numbered = 0;
  isUp = true;

  constructor(ports: SharedDatabasePorts) {
    this.#ports = ports;
    this.memory = new MemoryDatabase(() => ports.agenda.now);
    this.#database = ports.around({ do: (_, name, ask) => this.memory.do(name, ask) }, this.memory);
    this.memory.listeners.add((life, kind, id) => {
      for (const wire of this.#listeners) ports.network.send(wire, 'client', `news ${life} ${kind} ${id}`);
    });
  }

  /** Where nodes connect, while it is there. */
  get end(): End | undefined {
    return this.isUp ? this.#end : undefined;
  }

  /** What is asked goes over a wire by its number. */
  number(asked: Asked): string {
    const text = String((this.#numbered += 1));
    this.#asked.set(text, asked);
    return text;
  }

  /** What to do about an answer that has come. */
  answer(text: string): () => void {
    const answer = this.#answers.get(text) ?? (() => undefined);
    this.#answers.delete(text);
    return answer;
  }

  /** Goes, and comes back: what was under way may be done or not, and nobody is told. */
  restart(lasts: number): void {
    const { agenda, network, chance } = this.#ports;
    if (!this.isUp) return;
    this.isUp = false;
    for (const work of this.#work) {
      if (chance.happens(0.5)) this.#do(work);
      work.isDone = true;
    }
    this.#work.clear();
    this.#busy.clear();
    this.#listeners.clear();
    network.dropServer(DATABASE);
    agenda.after(lasts, () => (this.isUp = true));
  }

  readonly #end: End = {
    connected: () => undefined,
    received: (wire, text) => this.#receive(wire, text),
    closed: (wire) => {
      this.#listeners.delete(wire);
      this.#busy.delete(wire);
    },
  };

  #receive(wire: Wire, text: string): void {
    if (text === 'listen') {
      this.#listeners.add(wire);
      return;
    }
    const asked = this.#asked.get(text);
    this.#asked.delete(text);
    if (asked === undefined) return;
    const work: Work = { asked, wire, isDone: false };
    this.#work.add(work);
    const { agenda, delay } = this.#ports;
    const at = Math.max(agenda.now, this.#busy.get(wire) ?? 0) + delay();
    this.#busy.set(wire, at);
    agenda.at(at, () => this.#finish(work, text));
  }

  #finish(work: Work, text: string): void {
    if (work.isDone) return;
    const { agenda, network } = this.#ports;
    const { name, life } = work.asked;
    const isBehind = [...this.#work].some(({ asked }) => asked.name === 'append' && asked.life === life);
    if (name === 'settle' && isBehind) {
      agenda.after(5, () => this.#finish(work, text));
      return;
    }
    this.#work.delete(work);
    work.isDone = true;
    this.#answers.set(text, this.#do(work));
    network.send(work.wire, 'client', text);
  }

  #do({ asked }: Work): () => void {
    return asked.carryOut(this.#database);
  }
}

/** Whatever became of a statement, for whoever asked. */
export function carriedOut<Name extends StatementName>(
  life: string,
  name: Name,
  ask: Statements[Name]['ask'],
  { resolve, reject }: Pick<PromiseWithResolvers<Statements[Name]['answer']>, 'resolve' | 'reject'>,
): Asked {
  return {
    life,
    name,
    carryOut: (database) => {
      try {
        const answer = database.do(life, name, ask);
        return () => resolve(answer);
      } catch (error) {
        if (!(error instanceof LogProblem)) throw error;
        return () => reject(error);
      }
    },
  };
}
