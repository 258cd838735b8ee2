import type { Playable } from '@dustup/kernel';
import { createCore, type Input, type Output, type Powers } from '../../core/index.ts';
import type { Peer as Client } from '../../driver.ts';
import { LogProblem } from '../../log/problem.ts';
import type { Life, Peer } from '../database.ts';
import { Exchange, type LinkDriver } from '../links/exchange.ts';
import { ClubNode, type NodeParts } from '../node.ts';
import { type Line, type LineEars, LineLost, type LineName } from './line.ts';
import { MemberClub } from './member-club.ts';
import { MemberDriver } from './member-driver.ts';

/** Whatever takes inputs and says what is to be done: a core, or one with a bug planted around it. */
export type Handles = { handle(input: Input): readonly Output[] };

export type MemberOptions = {
  /** One run of a node. */
  readonly life: Life;
  readonly node: string;
  readonly build: string;
  readonly games: readonly Playable[];
  readonly powers: Powers;
  /** Milliseconds since 1970, by its own clock. */
  readonly now: () => number;
  /** Milliseconds by a clock of its own that only goes on. */
  readonly steady: () => number;
  readonly openLine: (name: LineName, ears: LineEars) => Line;
  readonly dial: (peer: Peer) => void;
  readonly soon: (action: () => void) => void;
  /** Again and again, until it is stopped by what is returned. */
  readonly repeat: (action: () => void, milliseconds: number) => () => void;
  readonly wake: (at: number) => void;
  readonly said: (connection: number, text: string) => void;
  readonly note: (note: Extract<Output, { readonly type: 'note' | 'crash' }>) => void;
  readonly ended: (problem: LogProblem) => void;
  /** Something was thrown that nobody waits for. */
  readonly failed: (error: unknown) => void;
  /** For planted bugs. */
  readonly around?: ((core: Handles) => Handles) | undefined;
  readonly aroundLinks?: ((driver: MemberDriver) => LinkDriver) | undefined;
};

/** A node of a club without sockets, files and timers: the real core, writer, keeper, news desk and links, in memory. */
export class Member {
  readonly life: Life;
  readonly name: string;
  readonly exchange: Exchange;
  readonly driver: MemberDriver;
  readonly #options: MemberOptions;
  readonly #club: MemberClub;
  /** What has come while it was frozen. */
  readonly #kept: (() => void)[] = [];
  #handles: Handles | undefined;
  #node: ClubNode | undefined;
  #isFrozen = false;
  isUp = true;
  /** Lets people in. */
  isReady = false;
  /** Why its life is over. */
  problem: LogProblem | undefined;

  constructor(options: MemberOptions) {
    const { life, node, build, now, steady, openLine, wake, soon, said, note, dial, failed, repeat } = options;
    this.#options = options;
    this.life = life;
    this.name = node;
    this.#club = new MemberClub({
      life,
      node,
      build,
      steady,
      openLine,
      soon: (action) => soon(() => this.whenAwake(action)),
      written: (news) => this.driver.written(news),
      ended: (problem) => this.end(problem),
      failed,
    });
    this.driver = new MemberDriver({
      handle: (input) => this.#handle(input),
      now,
      steady,
      repeat: (action, milliseconds) => repeat(() => this.whenAwake(action), milliseconds),
      wake,
      note,
      said,
      failed,
      write: (number, write) => this.#club.write(number, write),
      table: (id) => this.#club.table(id),
      games: async (guest) => {
        const mine = await this.#club.facts('mine', `${guest}/`);
        const games = await Promise.all(mine.map(({ id }) => this.#club.facts('game', id.slice(guest.length + 1))));
        return games.flat();
      },
    });
    this.exchange = new Exchange({
      dial,
      later: (action) => soon(() => this.whenAwake(action)),
      waitFor: (answer) => answer,
    });
  }

  /** Comes to life, and lets people in; or its life ends at once, because the database is not there. */
  async start(): Promise<void> {
    try {
      await this.#start();
    } catch (error) {
      if (!isAway(error)) return this.#options.failed(error);
      this.end(error instanceof LogProblem ? error : new LogProblem('disk', 'the database is not there'));
    }
  }

  async #start(): Promise<void> {
    const { games, powers, around = (core) => core, build } = this.#options;
    const club = this.#club;
    await club.join();
    const guests = [...(await club.facts('guest')), ...(await club.facts('keys'))];
    const core = createCore({ games, powers, guests, life: this.life, build });
    this.#handles = around(core);
    this.#node = new ClubNode({
      club,
      links: this.#links,
      core,
      driver: this.driver,
      logger: SILENT,
      answers: () => null,
    });
    for (const id of club.tables) this.driver.input({ type: 'loaded', id, table: await club.table(id) });
    await this.#node.begin();
    this.isReady = true;
  }

  get #links(): NodeParts['links'] {
    const { exchange } = this;
    const { aroundLinks = (driver) => driver } = this.#options;
    return {
      begin: (life, _, answers) => exchange.begin(life, aroundLinks(this.driver), answers),
      askAll: (question) => exchange.askAll(question),
      setPeers: (peers) => exchange.setPeers(peers),
      relay: (...relay) => exchange.relay(...relay),
      forward: (connection, text) => exchange.forward(connection, text),
      unrelay: (connection) => exchange.unrelay(connection),
      close: () => exchange.close(),
    };
  }

  /** Whether it is sure to own its tables. */
  get isSure(): boolean {
    return this.isUp && this.#club.isSure();
  }

  get isFrozen(): boolean {
    return this.#isFrozen;
  }

  /** Whatever comes from outside: at once, when it wakes up, or never. */
  whenAwake(action: () => void): void {
    if (this.#isFrozen && this.isUp) this.#kept.push(action);
    else if (this.isUp) action();
  }

  /** Does nothing from now on, and knows nothing of it. */
  freeze(): void {
    this.#isFrozen = true;
  }

  thaw(): void {
    this.#isFrozen = false;
    for (let next = this.#kept.shift(); next !== undefined; next = this.#kept.shift()) if (this.isUp) next();
  }

  /** Its lease may have to be renewed. */
  tick(): void {
    this.whenAwake(() => this.#club.tick());
  }

  timer(): void {
    this.whenAwake(() => this.driver.ring());
  }

  open(address: string, client: Client): number {
    return this.driver.open(address, client);
  }

  /** Its tables go to others. */
  async handOn(): Promise<void> {
    await this.#node?.handOn();
  }

  /** As a process does that is asked to stop. */
  async stop(): Promise<void> {
    try {
      await this.handOn();
      this.driver.input({ type: 'stopping' });
      await this.driver.flushed();
      await this.#club.close();
    } catch (error) {
      if (!isAway(error)) return this.#options.failed(error);
    }
    this.kill();
  }

  /** As kill -9. */
  kill(): void {
    this.end(undefined);
  }

  end(problem: LogProblem | undefined): void {
    if (!this.isUp) return;
    this.isUp = false;
    this.isReady = false;
    this.driver.stop();
    this.problem = problem;
    this.#options.ended(problem ?? KILLED);
  }

  #handle(input: Input): readonly Output[] {
    return this.isUp && this.#handles !== undefined ? this.#handles.handle(input) : [];
  }
}

function isAway(error: unknown): error is LineLost | LogProblem {
  return error instanceof LineLost || error instanceof LogProblem;
}

const KILLED = new LogProblem('closed', 'it was killed');
const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };
