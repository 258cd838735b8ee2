import { setImmediate } from 'node:timers/promises';
import { GAMES } from '@dustup/bots';
import type { Playable } from '@dustup/kernel';
import { fakePowers } from '../../core/testing/fake-powers.ts';
import { TestClient } from '../../core/testing/test-client.ts';
import type { Frame } from '../links/frames.ts';
import type { LinkEars, LinkEnd } from '../links/exchange.ts';
import type { Peer, Session, StatementName } from '../database.ts';
import { MemoryDatabase } from '../memory-database.ts';
import type { Line, LineEars } from './line.ts';
import { Member } from './member.ts';
import { LEASE } from './member-club.ts';

export { LEASE };
export type NodeOptions = { readonly build?: string; readonly games?: readonly Playable[] };

const SECRET = 'club world';

/** Several nodes on one database, with links and clients between them: a test moves the clock, and cuts what it likes. */
export class ClubWorld {
  now = 1_000_000;
  readonly database = new MemoryDatabase(() => this.now);
  readonly nodes: NodeInWorld[] = [];
  /** What has gone over links. */
  readonly crossed: string[] = [];
  /** What is written waits for this. */
  disk = Promise.resolve();
  #clients = 0;

  async start(name: string, options: NodeOptions = {}): Promise<NodeInWorld> {
    const node = new NodeInWorld(this, name, `${name} ${this.nodes.length}`, options);
    this.nodes.push(node);
    void node.member.start();
    await this.settle();
    for (const one of this.nodes) one.tick();
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
    for (let done = 0; done !== before; done = this.nodes.reduce((sum, { member }) => sum + member.driver.inputs, 0)) {
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
    for (const node of this.nodes) node.unlinkAll((other) => this.#mayLink(node, other));
    for (const { member } of this.nodes) if (member.isUp) member.exchange.meet();
  }

  link(from: NodeInWorld, to: NodeInWorld): void {
    if (!this.#mayLink(from, to)) return;
    const [one, other] = [new EndInWorld(this, from, to), new EndInWorld(this, to, from)];
    one.across = other;
    other.across = one;
    other.ears = to.member.exchange.greet(other, null);
    one.ears = from.member.exchange.greet(one, to.life);
  }

  #mayLink(one: NodeInWorld, other: NodeInWorld): boolean {
    const areUp = one !== other && one.member.isUp && other.member.isUp;
    return areUp && !one.cutOff.has(other) && !other.cutOff.has(one);
  }
}

/** One end of a link: what is sent arrives at the other at once. */
class EndInWorld implements LinkEnd {
  readonly at: NodeInWorld;
  readonly to: NodeInWorld;
  readonly #world: ClubWorld;
  across: EndInWorld | undefined;
  ears: LinkEars | undefined;
  #isOver = false;

  constructor(world: ClubWorld, at: NodeInWorld, to: NodeInWorld) {
    this.#world = world;
    this.at = at;
    this.to = to;
    at.links.add(this);
  }

  send(kind: Frame['kind'], connection: number, body: Buffer): void {
    if (this.#isOver) return;
    this.#world.crossed.push(body.toString());
    const { across } = this;
    queueMicrotask(() => this.to.member.whenAwake(() => across?.ears?.frame({ kind, connection, body })));
  }

  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.at.links.delete(this);
    this.at.member.whenAwake(() => this.ears?.ended());
    this.across?.end();
  }
}

export class NodeInWorld {
  readonly world: ClubWorld;
  readonly name: string;
  readonly life: string;
  readonly member: Member;
  readonly notes: string[] = [];
  readonly cutOff = new Set<NodeInWorld>();
  readonly links = new Set<EndInWorld>();
  readonly #clients = new Map<TestClient, number>();
  #wakesAt = Number.POSITIVE_INFINITY;

  constructor(world: ClubWorld, name: string, life: string, options: NodeOptions) {
    this.world = world;
    this.name = name;
    this.life = life;
    this.member = new Member({
      life,
      node: name,
      build: options.build ?? '1',
      games: options.games ?? GAMES,
      powers: fakePowers(life, SECRET),
      now: () => world.now,
      steady: () => world.now,
      openLine: (line, ears) => this.#line(ears),
      dial: (peer) => this.#dial(peer),
      soon: (action) => queueMicrotask(action),
      repeat: () => () => undefined,
      wake: (at) => (this.#wakesAt = at),
      said: () => undefined,
      note: (note) => this.notes.push(note.type === 'note' ? note.what : `${note.table} crashed`),
      ended: () => this.#gone(),
      failed: (error) => {
        throw error;
      },
    });
  }

  get ended(): Member['problem'] {
    return this.member.problem;
  }

  // --- What a test does ----------------------------------------------------------------------------------------------

  connect(number: number): TestClient {
    const client: TestClient = new TestClient(
      number,
      (text) => this.member.whenAwake(() => this.member.driver.received(this.#clients.get(client) ?? 0, text)),
      () => this.#closed(client),
    );
    const connection = this.member.open(`address ${number}`, {
      send: (bytes) => client.hear(this.world.now, bytes.toString()),
      flush: () => undefined,
      close: (code) => {
        client.closedWith ??= code;
        queueMicrotask(() => this.#closed(client));
      },
    });
    this.#clients.set(client, connection);
    return client;
  }

  /** As kill -9. */
  kill(): void {
    this.member.kill();
  }

  freeze(): void {
    this.member.freeze();
  }

  thaw(): void {
    this.member.thaw();
  }

  /** Its tables go to the other nodes. */
  async handOn(): Promise<void> {
    await this.member.handOn();
    await this.world.settle();
  }

  tick(): void {
    if (this.#wakesAt <= this.world.now) {
      this.#wakesAt = Number.POSITIVE_INFINITY;
      this.member.timer();
    }
    if (!this.member.isFrozen) this.member.tick();
  }

  unlinkAll(mayStay: (other: NodeInWorld) => boolean): void {
    for (const end of this.links) if (!mayStay(end.to)) end.end();
  }

  // --- What is around it ---------------------------------------------------------------------------------------------

  #line({ onNews }: LineEars): Line {
    const { database } = this.world;
    database.listeners.add((life, kind, id) =>
      queueMicrotask(() => this.member.whenAwake(() => onNews?.(life, kind, id))),
    );
    const ask: Session['ask'] = (name, asked) =>
      new Promise((resolve, reject) => {
        const asking = name === 'append' ? this.world.disk : Promise.resolve();
        void asking.then(() => {
          try {
            const answer = database.do(name, asked);
            this.member.whenAwake(() => resolve(answer));
          } catch (error) {
            this.member.whenAwake(() => reject(error));
          }
        });
      });
    return { ask, up: () => Promise.resolve() };
  }

  #dial({ life }: Peer): void {
    const other = this.world.nodes.find((node) => node.life === life);
    if (other !== undefined) this.world.link(this, other);
  }

  #closed(client: TestClient): void {
    const connection = this.#clients.get(client);
    this.#clients.delete(client);
    if (connection !== undefined) this.member.whenAwake(() => this.member.driver.closed(connection));
  }

  #gone(): void {
    for (const client of this.#clients.keys()) client.closedWith ??= 1006;
    this.world.relink();
  }
}

export function owners({ database }: ClubWorld): readonly string[] {
  return database.do('owners' satisfies StatementName, { tables: null }).map(({ life }) => life);
}
