import { setImmediate } from 'node:timers/promises';
import { GAMES } from '@dustup/bots';
import type { Playable } from '@dustup/kernel';
import { type ConnectionId, type Core, createCore, type Input, type Output } from '../../core/index.ts';
import { fakePowers } from '../../core/testing/fake-powers.ts';
import { TestClient } from '../../core/testing/test-client.ts';
import { LogProblem } from '../../log/problem.ts';
import { readFacts, readTable, rowsOf } from '../../log/stored.ts';
import type { LogWrite } from '../../log/log.ts';
import { FIRST_EPOCH, type Session, type StatementName, tablesIn } from '../database.ts';
import { Keeper } from '../keeper.ts';
import { MemoryDatabase } from '../memory-database.ts';
import { NewsDesk } from '../news.ts';
import { Writer } from '../writer.ts';

type Unstamped<T> = T extends unknown ? Omit<T, 'now'> : never;
type Event = Unstamped<Input>;
export type NodeOptions = { readonly build?: string; readonly games?: readonly Playable[] };

export const LEASE = 2500;
const SECRET = 'club world';

/** Several nodes on one database, with links and clients between them: a test moves the clock, and cuts what it likes. */
export class ClubWorld {
  now = 1_000_000;
  readonly database = new MemoryDatabase(() => this.now);
  readonly nodes: NodeInWorld[] = [];
  /** What has gone over links. */
  readonly crossed: string[] = [];
  #clients = 0;

  async start(name: string, options: NodeOptions = {}): Promise<NodeInWorld> {
    const node = new NodeInWorld(this, name, `${name} ${this.nodes.length}`, options);
    this.nodes.push(node);
    node.begin();
    await this.settle();
    return node;
  }

  /** A connection to a node, that has not said hello. */
  connect(node: NodeInWorld): TestClient {
    this.#clients += 1;
    return node.connect(this.#clients);
  }

  async guest(node: NodeInWorld, name: string): Promise<TestClient> {
    const client = this.connect(node).hello({ name });
    await this.settle();
    return client;
  }

  /** The same guest, at the same node or another one. */
  async again(client: TestClient, node: NodeInWorld): Promise<TestClient> {
    const next = this.connect(node);
    next.token = client.token;
    next.hello({ token: client.token });
    await this.settle();
    return next;
  }

  async ask(client: TestClient, wish: Parameters<TestClient['send']>[0]): Promise<ReturnType<TestClient['replyTo']>> {
    const re = client.send(wish);
    await this.settle();
    return client.replyTo(re);
  }

  /** Until nothing is under way any more. */
  async settle(): Promise<void> {
    let before = -1;
    for (let done = 0; done !== before; done = this.nodes.reduce((sum, node) => sum + node.inputs, 0)) {
      before = done;
      for (let turn = 0; turn < 4; turn++) await setImmediate();
    }
  }

  async advance(ms: number): Promise<void> {
    const until = this.now + ms;
    while (this.now < until) {
      this.now = Math.min(until, this.now + LEASE / 5);
      for (const node of this.nodes) node.tick();
      await this.settle();
    }
  }

  /** Links are as they can be: between nodes that are there, and know each other. */
  relink(): void {
    for (const node of this.nodes) node.reach(this.nodes.filter((other) => this.#isLinked(node, other)));
  }

  #isLinked(one: NodeInWorld, other: NodeInWorld): boolean {
    const mayBe = one !== other && one.isUp && other.isUp && !one.cutOff.has(other) && !other.cutOff.has(one);
    return mayBe && one.peers.includes(other.life) && other.peers.includes(one.life);
  }
}

type Virtual = { readonly node: NodeInWorld; readonly connection: ConnectionId };

export class NodeInWorld {
  readonly world: ClubWorld;
  readonly name: string;
  readonly life: string;
  readonly core: Core;
  readonly notes: string[] = [];
  readonly cutOff = new Set<NodeInWorld>();
  peers: readonly string[] = [];
  isUp = true;
  /** Why its life is over. */
  ended: LogProblem | undefined;
  inputs = 0;
  readonly #epochs = new Map<string, number>();
  readonly #clients = new Map<ConnectionId, TestClient>();
  /** Where a connection of this node goes on; and where one that came over a link came from. */
  readonly #away = new Map<ConnectionId, Virtual>();
  readonly #from = new Map<ConnectionId, Virtual>();
  readonly #writer: Writer;
  readonly #keeper: Keeper;
  readonly #desk: NewsDesk;
  readonly #frozen: Event[] = [];
  readonly #unanswered: Event[] = [];
  #isFrozen = false;
  #connections = 0;
  #wakesAt = Number.POSITIVE_INFINITY;
  #reached = '';

  constructor(world: ClubWorld, name: string, life: string, options: NodeOptions) {
    this.world = world;
    this.name = name;
    this.life = life;
    const { database } = world;
    const enrolment = { life, node: name, address: life, build: options.build ?? '1', lease: LEASE };
    database.do('enrol', enrolment);
    this.#writer = new Writer({
      life,
      append: (batch) => queueMicrotask(() => this.#answer(() => this.#writer.appended(database.do('append', batch)))),
      settle: () => queueMicrotask(() => this.#answer(() => this.#writer.settled(database.do('settle', { life })))),
      onWaiting: () => queueMicrotask(() => this.#isFrozen || this.#writer.begin()),
      tell: (news) => {
        if (news.type === 'committed') this.give({ type: 'committed', upTo: news.upTo, overtaken: news.overtaken });
        if (news.type === 'failed') this.give({ type: 'failed', from: news.from, problem: news.problem.message });
        if (news.type === 'ended') this.end(news.problem);
      },
    });
    this.#keeper = new Keeper({
      lease: LEASE,
      renew: () => {
        const notice = { isLeaving: false, figures: {} };
        this.#keeper.renewed(database.do('renew', { life, lease: LEASE, notice }));
      },
      takeOver: (fences) => this.#keeper.tookOver(database.do('takeOver', { fences })),
      tell: (news) => {
        if (news.type === 'ended') this.end(news.problem);
        if (news.type !== 'peers') return;
        this.peers = news.peers.map((peer) => peer.life);
        world.relink();
        this.#goOn();
      },
    });
    const session: Session = { ask: async (statement, ask) => database.do(statement, ask) };
    this.#desk = new NewsDesk(session, {
      echo: (number) => void database.do('echo', { life, number }),
      lives: () => undefined,
      tell: async (news) => {
        this.give({ type: 'news', ...news });
        for (const { table, life: owner, epoch } of news.owners)
          if (owner === life && epoch !== (this.#epochs.get(table) ?? FIRST_EPOCH)) this.#load(table, epoch);
      },
      failed: (error) => {
        throw error;
      },
    });
    database.listeners.add((_, kind, id) => {
      if (this.isUp) this.#desk.heard(kind, id);
    });
    this.core = createCore({
      games: options.games ?? GAMES,
      powers: fakePowers(life, SECRET),
      build: 'test',
      guests: (['guest', 'keys'] as const).flatMap((kind) =>
        readFacts(kind, database.do('facts', { kind, prefix: '' })),
      ),
      life,
    });
  }

  begin(): void {
    const { database } = this.world;
    database.do('takeOver', { fences: false });
    for (const { table, life, epoch } of database.do('owners', { tables: null }))
      if (life === this.life) this.#load(table, epoch);
    this.#desk.missed();
    this.tick();
    for (const node of this.world.nodes) node.tick();
  }

  // --- What a test does ----------------------------------------------------------------------------------------------

  connect(number: number): TestClient {
    const connection = (this.#connections += 1);
    const client = new TestClient(
      number,
      (text) => this.#receive(connection, text),
      () => this.#closed(connection),
    );
    this.#clients.set(connection, client);
    this.give({ type: 'opened', connection, address: `address ${number}` });
    return client;
  }

  /** As kill -9. */
  kill(): void {
    this.isUp = false;
    for (const client of this.#clients.values()) client.closedWith ??= 1006;
    this.world.relink();
  }

  /** It does nothing, and knows nothing of it. */
  freeze(): void {
    this.#isFrozen = true;
  }

  thaw(): void {
    this.#isFrozen = false;
    this.#writer.begin();
    for (const event of this.#frozen.splice(0)) this.give(event);
  }

  /** Its tables go to another node. */
  async handOn(to: NodeInWorld): Promise<void> {
    this.give({ type: 'leaving' });
    for (const table of this.core.tableIds()) {
      this.give({ type: 'release', tables: [table] });
      await this.world.settle();
      if (this.world.database.do('handOver', { life: this.life, table, to: to.life })) this.#epochs.delete(table);
    }
    await this.world.settle();
  }

  tick(): void {
    if (!this.isUp || this.#isFrozen) return;
    if (this.#wakesAt <= this.world.now) {
      this.#wakesAt = Number.POSITIVE_INFINITY;
      this.give({ type: 'timer' });
    }
    this.#keeper.tick(this.world.now);
  }

  end(problem: LogProblem): void {
    this.ended ??= problem;
    this.kill();
  }

  give(event: Event): void {
    if (!this.isUp) return;
    if (this.#isFrozen) {
      this.#frozen.push(event);
      return;
    }
    this.inputs += 1;
    for (const output of this.core.handle({ ...event, now: this.world.now })) this.#do(output);
  }

  /** These nodes can be reached, and no others. */
  reach(nodes: readonly NodeInWorld[]): void {
    const lives = nodes.map(({ life }) => life);
    const text = lives.join();
    if (text === this.#reached) return;
    this.#reached = text;
    for (const [connection, { node }] of this.#away) if (!nodes.includes(node)) this.#away.delete(connection);
    for (const [connection, { node }] of this.#from) if (!nodes.includes(node)) this.#closed(connection);
    this.give({ type: 'reaches', lives });
  }

  // --- What the core wants -------------------------------------------------------------------------------------------

  #do(output: Output): void {
    switch (output.type) {
      case 'send':
        return this.#send(output.connection, output.text);
      case 'close':
        return this.#close(output.connection, output.code);
      case 'wake':
        this.#wakesAt = output.at;
        return;
      case 'write':
        return this.#write(output.number, output.write);
      case 'load':
        return queueMicrotask(() => this.#load(output.id, this.#epochs.get(output.id) ?? FIRST_EPOCH));
      case 'find':
        return this.give({ type: 'found', guest: output.guest, games: [] });
      case 'note':
        this.notes.push(output.what);
        return;
      case 'crash':
        this.notes.push(`${output.table} crashed`);
        return;
      case 'catchUp':
        void this.#desk.catchUp().then(() => this.give({ type: 'caughtUp', number: output.number }));
        return;
      case 'giveBack':
        this.#epochs.delete(output.table);
        this.world.database.do('giveBack', { life: this.life, table: output.table });
        return;
      case 'relay': {
        const node = this.world.nodes.find(({ life }) => life === output.life);
        if (node === undefined || !this.#reached.split(',').includes(output.life)) return;
        this.world.crossed.push(JSON.stringify(output));
        const connection = node.#virtual({ node: this, connection: output.connection }, output.address, output.as);
        this.#away.set(output.connection, { node, connection });
        return;
      }
      case 'forward': {
        const away = this.#away.get(output.connection);
        this.world.crossed.push(output.text);
        if (away !== undefined) away.node.#receive(away.connection, output.text);
        return;
      }
      case 'unrelay':
        return this.#unrelay(output.connection);
    }
  }

  #virtual(from: Virtual, address: string, as: Extract<Output, { readonly type: 'relay' }>['as']): ConnectionId {
    const connection = (this.#connections += 1);
    this.#from.set(connection, from);
    this.give({ type: 'opened', connection, address, as });
    return connection;
  }

  #receive(connection: ConnectionId, text: string): void {
    const event: Event = { type: 'received', connection, text };
    // as the driver does: see `ClubPort.isSure`
    if (!this.#isFrozen && this.world.now - this.#keeper.confirmedAt >= LEASE) this.#unanswered.push(event);
    else this.give(event);
  }

  #goOn(): void {
    for (const event of this.#unanswered.splice(0)) this.give(event);
  }

  #send(connection: ConnectionId, text: string): void {
    const from = this.#from.get(connection);
    if (from !== undefined) {
      this.world.crossed.push(text);
      from.node.#clients.get(from.connection)?.hear(this.world.now, text);
    } else this.#clients.get(connection)?.hear(this.world.now, text);
  }

  #close(connection: ConnectionId, code: number): void {
    const from = this.#from.get(connection);
    if (from !== undefined) return from.node.#close(from.connection, code);
    const client = this.#clients.get(connection);
    if (client !== undefined) client.closedWith ??= code;
    queueMicrotask(() => this.#closed(connection));
  }

  #closed(connection: ConnectionId): void {
    this.#clients.delete(connection);
    this.#from.delete(connection);
    this.#unrelay(connection);
    this.give({ type: 'closed', connection });
  }

  #unrelay(connection: ConnectionId): void {
    const away = this.#away.get(connection);
    this.#away.delete(connection);
    if (away !== undefined) away.node.#closed(away.connection);
  }

  #write(number: number, write: LogWrite): void {
    const rows = rowsOf(write);
    const epochs: { [table: string]: number } = {};
    const requests: { [table: string]: string } = {};
    for (const table of tablesIn(rows)) epochs[table] = this.#epochs.get(table) ?? FIRST_EPOCH;
    for (const { table, opens } of write.entries) if (opens !== undefined) requests[table] = opens;
    this.#writer.write(number, { ...rows, epochs, requests });
  }

  #answer(work: () => void): void {
    if (!this.isUp) return;
    try {
      work();
    } catch (error) {
      if (!(error instanceof LogProblem)) throw error;
      this.#writer.refused(error);
    }
  }

  #load(table: string, epoch: number): void {
    this.#epochs.set(table, epoch);
    this.give({ type: 'loaded', id: table, table: readTable(table, this.world.database.do('table', { id: table })) });
  }
}

export function owners({ database }: ClubWorld): readonly string[] {
  return database.do('owners' satisfies StatementName, { tables: null }).map(({ life }) => life);
}
