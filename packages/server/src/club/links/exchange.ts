import type { Json } from '@dustup/kernel';
import type { ConnectionId, Vouched } from '../../core/index.ts';
import type { Driver, Peer as Client } from '../../driver.ts';
import type { Life, Peer } from '../database.ts';
import type { Frame, FrameKind } from './frames.ts';
import { parseBody, parseEnding, parseHello, parseOpening } from './parse-frames.ts';

/** What a link can do, whatever it is made of. */
export type LinkEnd = { send(kind: FrameKind, connection: number, body: Buffer): void; end(): void };

/** What a link tells of itself. */
export type LinkEars = { readonly frame: (frame: Frame) => void; readonly ended: () => void };

/** What the links need of the driver. */
export type LinkDriver = Pick<Driver, 'open' | 'received' | 'closed' | 'pass' | 'cut' | 'input'>;

export type ExchangePorts = {
  /** Makes a link to this node, if there is none under way. */
  readonly dial: (peer: Peer) => void;
  /** Waits for an answer, but not for ever. */
  readonly waitFor: <T>(answer: Promise<T>) => Promise<T | undefined>;
  /** Does this when all that is being done now is done. */
  readonly later: (action: () => void) => void;
};

const EMPTY = Buffer.alloc(0);

/** A node that can be reached, and the connections between us: theirs here by the number they have there, and ours there. */
type Reached = {
  readonly link: LinkEnd;
  readonly guests: Map<number, ConnectionId>;
  readonly away: Set<ConnectionId>;
  /** Our questions that it has not answered yet; undefined when the link has ended. */
  readonly asked: Map<number, (answer: Json | undefined) => void>;
};

/** What the nodes answered that could be reached, and the names of the others. */
export type Answers = { readonly answers: readonly Json[]; readonly silent: readonly string[] };

/** What goes over the links to the other nodes of the club: of two lives the one dials whose name comes first. */
export class Exchange {
  readonly #ports: ExchangePorts;
  readonly #reached = new Map<Life, Reached>();
  /** Which node each connection is relayed to. */
  readonly #relays = new Map<ConnectionId, Reached>();
  #peers: readonly Peer[] = [];
  #life: Life = '';
  #driver: LinkDriver | undefined;
  #answers: (question: Json) => Json = () => null;
  #questions = 0;
  #isOver = false;

  constructor(ports: ExchangePorts) {
    this.#ports = ports;
  }

  /** `answers`: what another node asks of this one. */
  begin(life: Life, driver: LinkDriver, answers: (question: Json) => Json = () => null): void {
    this.#life = life;
    this.#driver = driver;
    this.#answers = answers;
    this.meet();
  }

  /** These lives may write, as far as the database knows: a link to any other is worth nothing. */
  setPeers(peers: readonly Peer[]): void {
    this.#peers = peers.filter(({ life }) => life !== this.#life);
    for (const [life, { link }] of this.#reached) if (!this.#isPeer(life)) link.end();
    this.meet();
  }

  /** Dials those that are not reached, and are to be dialled from here. */
  meet(): void {
    if (this.#driver === undefined || this.#isOver) return;
    for (const peer of this.#peers) if (this.#life < peer.life && !this.#reached.has(peer.life)) this.#ports.dial(peer);
  }

  close(): void {
    this.#isOver = true;
    for (const { link } of this.#reached.values()) link.end();
  }

  /** Asks all other nodes of the club. */
  async askAll(question: Json): Promise<Answers> {
    const asked = this.#peers.map(async ({ life, node }) => ({ node, answer: await this.#ask(life, question) }));
    const answered = await Promise.all(asked);
    return {
      answers: answered.flatMap(({ answer }) => (answer === undefined ? [] : [answer])),
      silent: answered.flatMap(({ node, answer }) => (answer === undefined ? [node] : [])),
    };
  }

  async #ask(life: Life, question: Json): Promise<Json | undefined> {
    const there = this.#reached.get(life);
    if (there === undefined) return undefined;
    const number = (this.#questions += 1);
    const { promise, resolve } = Promise.withResolvers<Json | undefined>();
    there.asked.set(number, resolve);
    there.link.send('ask', number, Buffer.from(JSON.stringify(question)));
    const answer = await this.#ports.waitFor(promise);
    there.asked.delete(number);
    return answer;
  }

  // --- Clients that are here, at tables that are there ---------------------------------------------------------------

  relay(connection: ConnectionId, life: Life, address: string, as: Vouched): void {
    this.unrelay(connection);
    const there = this.#reached.get(life);
    if (there === undefined) return; // the core hears of that, too
    this.#relays.set(connection, there);
    there.away.add(connection);
    there.link.send('open', connection, bytesOf({ address, as }));
  }

  forward(connection: ConnectionId, text: string): void {
    this.#relays.get(connection)?.link.send('text', connection, Buffer.from(text));
  }

  unrelay(connection: ConnectionId): void {
    const there = this.#relays.get(connection);
    if (there === undefined) return;
    this.#relays.delete(connection);
    there.away.delete(connection);
    there.link.send('close', connection, EMPTY);
  }

  // --- Links ---------------------------------------------------------------------------------------------------------

  /** Both say who they are and whom they want; whoever dials (`dialled`) knows it, and speaks first. Returns what the link is to tell. */
  greet(link: LinkEnd, dialled: Life | null, onMet: () => void = () => undefined): LinkEars {
    let met: { readonly life: Life; readonly there: Reached } | undefined;
    if (dialled !== null) link.send('hello', 0, bytesOf({ life: this.#life, to: dialled }));
    return {
      frame: (frame) => {
        if (met !== undefined) return this.#take(met.there, frame);
        const life = this.#whoIs(frame, dialled);
        if (life === undefined) return link.end();
        onMet();
        if (dialled === null) link.send('hello', 0, bytesOf({ life: this.#life, to: life }));
        met = { life, there: this.#reach(life, link) };
      },
      ended: () => {
        if (met !== undefined) this.#lose(met.life, met.there);
      },
    };
  }

  #isPeer(life: Life): boolean {
    return this.#peers.some((peer) => peer.life === life);
  }

  #whoIs({ kind, body }: Frame, dialled: Life | null): Life | undefined {
    if (kind !== 'hello' || this.#driver === undefined) return undefined;
    const { life, to } = parseHello(body);
    if (to !== this.#life || !this.#isPeer(life) || (dialled !== null && life !== dialled)) return undefined;
    return life;
  }

  #reach(life: Life, link: LinkEnd): Reached {
    const before = this.#reached.get(life);
    // only the other end knows that this one is gone: whoever was relayed over it comes again
    if (before !== undefined) this.#lose(life, before);
    before?.link.end();
    const there: Reached = { link, guests: new Map(), away: new Set(), asked: new Map() };
    this.#reached.set(life, there);
    this.#tell();
    return there;
  }

  #lose(life: Life, there: Reached): void {
    if (this.#reached.get(life) !== there) return;
    this.#reached.delete(life);
    for (const resolve of there.asked.values()) resolve(undefined);
    for (const connection of there.away) this.#relays.delete(connection);
    for (const connection of there.guests.values()) this.#driver?.closed(connection);
    if (!this.#isOver) this.#tell();
  }

  #tell(): void {
    this.#driver?.input({ type: 'reaches', lives: [...this.#reached.keys()] });
  }

  // --- What comes over them ------------------------------------------------------------------------------------------

  #take(there: Reached, { kind, connection, body }: Frame): void {
    const driver = this.#driver;
    if (driver === undefined) return;
    const guest = there.guests.get(connection);
    switch (kind) {
      case 'open':
        return this.#open(driver, there, connection, body);
      case 'text':
        if (guest !== undefined) driver.received(guest, body.toString());
        return;
      case 'close':
        there.guests.delete(connection);
        if (guest !== undefined) driver.closed(guest);
        return;
      case 'said':
        if (there.away.has(connection)) driver.pass(connection, Buffer.from(body));
        return;
      case 'closed':
        if (there.away.has(connection)) cut(driver, connection, body);
        return;
      case 'ask':
        return there.link.send('answer', connection, Buffer.from(JSON.stringify(this.#answers(parseBody(body)))));
      case 'answer':
        return there.asked.get(connection)?.(parseBody(body));
      case 'hello':
        return there.link.end();
    }
  }

  #open(driver: LinkDriver, there: Reached, connection: number, body: Buffer): void {
    const { address, as } = parseOpening(body);
    const client: Client = {
      send: (bytes) => there.link.send('said', connection, bytes),
      flush: () => undefined,
      close: (code, reason) => {
        there.link.send('closed', connection, bytesOf({ code, reason }));
        there.guests.delete(connection);
        // not while the driver still does what closed it
        this.#ports.later(() => driver.closed(guest));
      },
    };
    const guest = driver.open(address, client, as);
    there.guests.set(connection, guest);
  }
}

function cut(driver: LinkDriver, connection: ConnectionId, body: Buffer): void {
  const { code, reason } = parseEnding(body);
  driver.cut(connection, code, reason);
}

function bytesOf(body: object): Buffer {
  return Buffer.from(JSON.stringify(body));
}
