import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Dice } from '@dustup/bots';
import { DeadOnArrival, type End, type RealServer, startRealServer } from '../testing/real-server.ts';
import type { Life } from './supervised.ts';
import { Violation } from './violation.ts';

/** All clients come from here, and play faster than people. */
const FLAGS = ['--max-messages', '1000000', '--max-per-address', '10000'];
const SECRET = 'the secret of this campaign';

/** `end`: how its last server ended. */
type Member = { readonly name: string; server: RealServer | null; isFrozen: boolean; end: End | null };

/** Real servers on one database, as a supervisor would start them again. Clients reach now this one, now that one. */
export class Nodes {
  readonly #folder: string;
  readonly #database: string;
  readonly #members: readonly Member[];
  readonly #dice: Dice;
  #lives = 0;
  /** How often one was given up that nobody had frozen: the machine had no time for it. */
  starved = 0;

  constructor(folder: string, database: string, size: number, dice: Dice) {
    this.#folder = folder;
    this.#database = database;
    this.#dice = dice;
    this.#members = Array.from({ length: size }, (_, at) => ({
      name: `node${at}`,
      server: null,
      isFrozen: false,
      end: null,
    }));
  }

  get names(): readonly string[] {
    return this.#members.map(({ name }) => name);
  }

  /** For the next client that comes: a server that is there. (Clocks may have begun in another one.) */
  get life(): Life | null {
    const there = this.#members.flatMap(({ server, isFrozen }) => (server === null || isFrozen ? [] : [server]));
    const server = there[this.#dice.below(Math.max(1, there.length))];
    return server === undefined ? null : { number: this.#lives, port: server.port, spawnedAt: 0, server };
  }

  async start(name: string): Promise<void> {
    const member = this.#member(name);
    const data = join(this.#folder, name);
    mkdirSync(data, { recursive: true });
    this.#lives += 1;
    const env = { DUSTUP_DATABASE: this.#database, DUSTUP_CLUB_SECRET: SECRET, DUSTUP_NODE: name };
    try {
      const server = await startRealServer({ data, flags: FLAGS, env });
      Object.assign(member, { server, end: null });
      void server.ended.then((end) => (member.end = end));
    } catch (error) {
      if (!(error instanceof DeadOnArrival) || !isGivenUp(error.end)) throw error;
      this.starved += 1;
      return this.start(name);
    }
  }

  /** Starts those again that have ended by themselves: because they were given up, which is the only reason they may have. */
  async lookAfter(): Promise<void> {
    for (const member of this.#members) {
      const { server, name, end } = member;
      if (server === null || end === null) continue;
      if (!isGivenUp(end)) throw new Violation(`${name} ended by itself with ${end.code}: ${end.said}`);
      this.starved += 1;
      member.server = null;
      await this.start(name);
    }
  }

  async kill(name: string): Promise<void> {
    await this.#takeOut(name)?.kill('SIGKILL');
  }

  /** Told to stop, it must end well; unless the machine was too busy for it, and the others have taken it for dead before. */
  async stop(name: string): Promise<void> {
    const end = await this.#takeOut(name)?.kill('SIGTERM');
    if (end !== undefined && end.code !== 0 && !isGivenUp(end))
      throw new Violation(`${name} ended with ${end.code}: ${end.said}`);
  }

  freeze(name: string): void {
    const member = this.#member(name);
    member.isFrozen = true;
    member.server?.kill('SIGSTOP').catch(() => undefined);
  }

  /** It wakes up, and must notice that it was given up. */
  async thaw(name: string): Promise<void> {
    const { server } = this.#member(name);
    const end = await server?.kill('SIGCONT');
    this.#takeOut(name);
    if (end === undefined || !isGivenUp(end))
      throw new Violation(`${name} woke up and ended with ${end?.code}: ${end?.said}`);
  }

  async stopAll(): Promise<void> {
    for (const { name } of this.#members) await this.stop(name);
  }

  async killAll(): Promise<void> {
    for (const { name } of this.#members) await this.kill(name);
  }

  #takeOut(name: string): RealServer | null {
    const member = this.#member(name);
    const { server } = member;
    Object.assign(member, { server: null, isFrozen: false });
    return server;
  }

  #member(name: string): Member {
    const found = this.#members.find((one) => one.name === name);
    if (found === undefined) throw new Error(`there is no node ${name}`);
    return found;
  }
}

/** Its lease was over, and it has noticed: when it renewed it, or when it was to write. */
function isGivenUp({ code, said }: End): boolean {
  return code === 1 && /Another node has taken over|DU001/.test(said);
}
