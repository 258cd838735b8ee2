import { GAMES } from '@dustup/bots';
import type { Input, Output, Powers } from '../../core/index.ts';
import type { Peer } from '../../club/database.ts';
import type { LinkEars, LinkEnd } from '../../club/links/exchange.ts';
import type { Frame, FrameKind } from '../../club/links/frames.ts';
import type { LineEars, LineName } from '../../club/testing/line.ts';
import { type Handles, Member } from '../../club/testing/member.ts';
import { LEASE } from '../../club/testing/member-club.ts';
import type { Agenda, Appointment } from '../agenda.ts';
import type { Chance } from '../chance.ts';
import type { End, Network, Wire } from '../network.ts';
import { DatabaseLine } from './database-line.ts';
import type { PlantedClubBug } from './planted-bugs.ts';
import { parseLinkText } from './parse-link-text.ts';
import type { SharedDatabase } from './shared-database.ts';

/** Whoever looks on at a node. Connections are known by the number of the client's own, at whichever node it is. */
export type NodeWatch = {
  heard(node: SimulatedNode, input: Input, client: number | undefined): void;
  did(node: SimulatedNode, input: Input, outputs: readonly Output[], client: number | undefined): void;
  /** The node that knows says this to a client; `isRelayed`: by way of another one. */
  said(node: SimulatedNode, client: number, text: string, isRelayed: boolean): void;
  /** This goes to a client. */
  delivered(client: number, text: string): void;
  crossed(text: string): void;
  /** Something was thrown that nobody waits for. */
  failed(error: unknown): void;
};

export type NodePorts = {
  readonly agenda: Agenda;
  readonly network: Network;
  readonly chance: Chance;
  readonly database: SharedDatabase;
  readonly powers: Powers;
  readonly skew: number;
  readonly watch: NodeWatch;
  readonly nodeOf: (life: string) => SimulatedNode | undefined;
  /** A bug, planted around what a node is made of. */
  readonly bug: Pick<PlantedClubBug, 'core' | 'links'>;
};

/** Milliseconds for which an answer of the database is waited for, by what it is for. */
const PATIENCE: { readonly [line in LineName]: number } = {
  keeper: 5000,
  writer: 20_000,
  reader: 20_000,
  listener: 20_000,
};
const LINK_RETRY = 200;
const TICK = LEASE / 5;

/** A node on the simulated network: one life after the other. */
export class SimulatedNode {
  readonly name: string;
  readonly place: string;
  readonly #ports: NodePorts;
  readonly #wires = new Map<number, { readonly wire: Wire; readonly connection: number }>();
  /** By connection: the number of the client's own connection, and whether that is here. */
  readonly #clients = new Map<number, { readonly client: number; readonly isRelayed: boolean }>();
  readonly #links = new Map<Wire, WireEnd>();
  readonly #dialling = new Set<string>();
  #member: Member | undefined;
  #lives = 0;
  #numbers = 0;
  #timer: Appointment | undefined;
  #isLeaving = false;
  #doomedAfter = Number.POSITIVE_INFINITY;
  /** Milliseconds until it is started again after its end. */
  downFor = 500;

  constructor(name: string, ports: NodePorts) {
    this.name = name;
    this.place = `node ${name}`;
    this.#ports = ports;
  }

  get life(): string {
    return this.#member?.life ?? '';
  }

  get isUp(): boolean {
    return this.#member?.isUp === true;
  }

  get isReady(): boolean {
    return this.#member?.isReady === true;
  }

  get isLeaving(): boolean {
    return this.#isLeaving;
  }

  /** Plays its tables: knows that they are its own, and is awake. */
  get isAtWork(): boolean {
    return this.#member?.isSure === true && !this.isFrozen;
  }

  get isFrozen(): boolean {
    return this.#member?.isFrozen === true;
  }

  start(): void {
    if (this.isUp) return;
    const { agenda, skew, powers, bug, watch } = this.#ports;
    this.#lives += 1;
    const life = `${this.name}${this.#lives}`;
    const member: Member = new Member({
      life,
      node: this.name,
      build: '1',
      games: GAMES,
      powers,
      now: () => agenda.now + skew,
      steady: () => agenda.now,
      openLine: (name, ears) => this.#line(life, name, ears),
      dial: (peer) => this.#dial(peer),
      soon: (action) => void agenda.after(0, action),
      repeat: (action, milliseconds) => this.#repeat(action, milliseconds),
      wake: (at) => this.#wake(member, at - skew),
      said: (connection, text) => this.#said(connection, text),
      note: () => undefined,
      ended: () => this.#ended(member),
      failed: (error) => watch.failed(error),
      around: (core) => this.#watched(bug.core?.(core) ?? core),
      aroundLinks: bug.links,
    });
    this.#member = member;
    this.#isLeaving = false;
    this.#tick(member);
    void member.start();
  }

  kill(): void {
    this.#member?.kill();
  }

  /** Dies in the midst of what it does next: after so many things. */
  doom(after: number): void {
    this.#doomedAfter = after;
  }

  stop(): void {
    if (!this.isReady || this.isFrozen) return;
    this.#isLeaving = true;
    void this.#member?.stop();
  }

  freeze(): void {
    this.#member?.freeze();
  }

  thaw(): void {
    if (this.isFrozen) this.#member?.thaw();
  }

  /** Dials a node once more that is linked already. */
  doubleLink(): void {
    const others = [...this.#links.values()].flatMap(({ peer }) => peer ?? []);
    const peer = this.#ports.chance.pick(others);
    if (peer === undefined || !this.isUp) return;
    this.#dialling.delete(peer.life);
    this.#whenAwake(() => this.#dial(peer));
  }

  // --- Its process ---------------------------------------------------------------------------------------------------

  #whenAwake(action: () => void): void {
    this.#member?.whenAwake(action);
  }

  #tick(member: Member): void {
    if (!member.isUp) return;
    if (!member.isFrozen) member.tick();
    this.#ports.agenda.after(TICK, () => this.#tick(member));
  }

  #repeat(action: () => void, milliseconds: number): () => void {
    const { agenda } = this.#ports;
    const again = (): Appointment =>
      agenda.after(milliseconds, () => {
        if (!this.isFrozen) action();
        if (!next.isOff) next = again();
      });
    let next = again();
    return () => (next.isOff = true);
  }

  /** A timer of a real process is late by a little. */
  #wake(member: Member, at: number): void {
    const { agenda, chance } = this.#ports;
    if (this.#timer !== undefined) this.#timer.isOff = true;
    this.#timer = agenda.at(at + chance.below(4), () => member.timer());
  }

  #ended(member: Member): void {
    const { agenda, network } = this.#ports;
    if (this.#member !== member) return;
    if (this.#timer !== undefined) this.#timer.isOff = true;
    this.#wires.clear();
    this.#clients.clear();
    this.#links.clear();
    this.#dialling.clear();
    network.dropServer(this.place);
    agenda.after(this.downFor, () => this.start());
  }

  #line(life: string, name: LineName, ears: LineEars): DatabaseLine {
    const { agenda, network, database } = this.#ports;
    return new DatabaseLine({
      agenda,
      network,
      database,
      life,
      ears,
      place: this.place,
      newNumber: () => (this.#numbers += 1),
      patience: PATIENCE[name],
      whenAwake: (action) => {
        if (this.life === life) this.#whenAwake(action);
      },
    });
  }

  // --- Clients -------------------------------------------------------------------------------------------------------

  /** Where clients connect, while it lets people in. */
  get end(): End | undefined {
    return this.isReady ? this.#end : undefined;
  }

  readonly #end: End = {
    connected: (wire) => this.#whenAwake(() => this.#come(wire)),
    received: (wire, text) =>
      this.#whenAwake(() => {
        const { connection } = this.#wires.get(wire.server) ?? {};
        if (connection !== undefined) this.#member?.driver.received(connection, text);
      }),
    closed: (wire) => this.#whenAwake(() => this.#close(wire)),
  };

  #come(wire: Wire): void {
    const { network, agenda, watch, chance } = this.#ports;
    // the address says which connection it is, also at the owner of its table
    const connection = this.#member?.open(String(wire.server), {
      send: (bytes) => {
        const text = bytes.toString();
        watch.delivered(wire.server, text);
        network.send(wire, 'client', text);
      },
      flush: () => undefined,
      close: (code) => {
        network.hangUp(wire, 'server', code);
        agenda.after(chance.below(200), () => this.#whenAwake(() => this.#close(wire)));
      },
    });
    if (connection !== undefined) this.#wires.set(wire.server, { wire, connection });
  }

  #close(wire: Wire): void {
    const { connection } = this.#wires.get(wire.server) ?? {};
    this.#wires.delete(wire.server);
    if (connection !== undefined) this.#member?.driver.closed(connection);
  }

  #said(connection: number, text: string): void {
    const { client, isRelayed } = this.#clients.get(connection) ?? {};
    if (client !== undefined) this.#ports.watch.said(this, client, text, isRelayed === true);
  }

  #watched(core: Handles): Handles {
    const { watch } = this.#ports;
    return {
      handle: (input) => {
        if (input.type === 'opened')
          this.#clients.set(input.connection, { client: Number(input.address), isRelayed: input.as !== undefined });
        const { client } = 'connection' in input ? (this.#clients.get(input.connection) ?? {}) : {};
        watch.heard(this, input, client);
        const outputs = core.handle(input);
        watch.did(this, input, outputs, client);
        return this.#cutOff(outputs);
      },
    };
  }

  /** What it still does before it dies, if it is to. */
  #cutOff(outputs: readonly Output[]): readonly Output[] {
    if (outputs.length <= this.#doomedAfter) {
      this.#doomedAfter -= outputs.length;
      return outputs;
    }
    const done = outputs.slice(0, this.#doomedAfter);
    this.#doomedAfter = Number.POSITIVE_INFINITY;
    queueMicrotask(() => this.kill());
    return done;
  }

  /** Whether this connection has come over a link. */
  isRelayed(connection: number): boolean {
    return this.#clients.get(connection)?.isRelayed === true;
  }

  // --- Links ---------------------------------------------------------------------------------------------------------

  #dial(peer: Peer): void {
    const { network, nodeOf } = this.#ports;
    const other = nodeOf(peer.life);
    if (other === undefined || this.#dialling.has(peer.life)) return;
    this.#dialling.add(peer.life);
    const number = (this.#numbers += 1);
    const end = this.#linkEnd('client', peer);
    network.connect(this.place, number, end, () => other.#linkEndFor(peer.life), { host: other.place, isInner: true });
  }

  #linkEndFor(life: string): End | undefined {
    return this.isUp && this.life === life ? this.#linkEnd('server', undefined) : undefined;
  }

  /** `peer`: whom this end has dialled. */
  #linkEnd(side: 'client' | 'server', peer: Peer | undefined): End {
    const member = this.#member;
    const awake = (action: () => void) => {
      if (this.#member === member) this.#whenAwake(action);
    };
    return {
      connected: (wire) =>
        awake(() => {
          const end = new WireEnd(wire, side, peer, this.#ports, awake);
          this.#links.set(wire, end);
          end.ears = member?.exchange.greet(end, peer?.life ?? null);
        }),
      received: (wire, text) => awake(() => this.#links.get(wire)?.received(text)),
      closed: (wire) =>
        awake(() => {
          this.#links.get(wire)?.closed();
          this.#links.delete(wire);
          if (peer !== undefined) this.#redial(peer, awake);
        }),
    };
  }

  #redial({ life }: Peer, awake: (action: () => void) => void): void {
    this.#dialling.delete(life);
    this.#ports.agenda.after(LINK_RETRY, () => awake(() => this.#member?.exchange.meet()));
  }
}

/** One end of a link between nodes. */
class WireEnd implements LinkEnd {
  readonly peer: Peer | undefined;
  readonly #wire: Wire;
  readonly #side: 'client' | 'server';
  readonly #ports: NodePorts;
  readonly #awake: (action: () => void) => void;
  ears: LinkEars | undefined;
  #isOver = false;

  constructor(
    wire: Wire,
    side: 'client' | 'server',
    peer: Peer | undefined,
    ports: NodePorts,
    awake: (action: () => void) => void,
  ) {
    this.#wire = wire;
    this.#side = side;
    this.peer = peer;
    this.#ports = ports;
    this.#awake = awake;
  }

  send(kind: FrameKind, connection: number, body: Buffer): void {
    if (this.#isOver || !this.#wire.isOpen[this.#side]) return;
    const text = `${kind} ${connection} ${body.toString()}`;
    this.#ports.watch.crossed(text);
    this.#ports.network.send(this.#wire, this.#side === 'client' ? 'server' : 'client', text);
  }

  end(): void {
    if (this.#isOver || !this.#wire.isOpen[this.#side]) return;
    this.#ports.network.hangUp(this.#wire, this.#side);
    this.#ports.agenda.after(0, () => this.#awake(() => this.#wire.ends[this.#side].closed(this.#wire)));
  }

  received(text: string): void {
    if (this.#isOver) return;
    const frame: Frame = parseLinkText(text);
    this.ears?.frame(frame);
  }

  closed(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.ears?.ended();
  }
}
