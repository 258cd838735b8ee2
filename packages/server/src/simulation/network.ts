import type { Agenda } from './agenda.ts';
import type { Chance } from './chance.ts';

/** How the network is just now. Times in milliseconds, chances per message. */
export type Weather = {
  readonly latency: readonly [least: number, most: number];
  /** The connection dies. */
  readonly breaks: number;
  /** What no connection does, and a client that resends may: a single message is lost, comes twice, or out of its order. */
  readonly drops: number;
  readonly doubles: number;
  readonly reorders: number;
};

const CALM: Weather = { latency: [1, 40], breaks: 0, drops: 0, doubles: 0, reorders: 0 };

/** One end of a connection. */
export type End = {
  connected(wire: Wire): void;
  received(wire: Wire, text: string): void;
  closed(wire: Wire, code?: number): void;
};

type Side = 'client' | 'server';

/** A connection: each way in order or not at all, until it dies. */
export type Wire = {
  /** The number by which each end knows it. */
  readonly client: number;
  readonly server: number;
  readonly device: string;
  /** Where it leads. */
  readonly host: string;
  /** Between servers: single messages are neither lost nor doubled. */
  readonly isInner: boolean;
  readonly ends: { readonly [side in Side]: End };
  readonly isOpen: { client: boolean; server: boolean };
  /** No message to this side arrives before this time. */
  readonly latest: { client: number; server: number };
  isBroken: boolean;
};

/** Where a connection leads: to the only server, if nothing is said. */
export type Way = { readonly host?: string; readonly isInner?: boolean };

const ONLY_SERVER = 'server';
/** The longest time until an end notices by itself that the other is gone. */
const SLOW_TO_NOTICE = 40_000;
/** Servers look after their connections more closely. */
const INNER_NOTICE = 12_000;

/** A message out of its order is late by so much at most. */
export const LONGEST_STRAY = 3000;

export class Network {
  weather: Weather = CALM;
  readonly #agenda: Agenda;
  readonly #chance: Chance;
  readonly #wires = new Set<Wire>();
  /** How it is between servers. */
  innerWeather: Weather = CALM;
  /** Devices that are cut off, pairs of places that do not reach each other, and until when. */
  readonly #cut = new Map<string, number>();
  #lastServerNumber = 0;

  constructor(agenda: Agenda, chance: Chance) {
    this.#agenda = agenda;
    this.#chance = chance;
  }

  /** A device dials. Undefined as the server's end: nobody listens there. */
  connect(device: string, number: number, end: End, server: () => End | undefined, way: Way = {}): void {
    const { host = ONLY_SERVER, isInner = false } = way;
    const arrival = Math.max(this.#agenda.now, this.#cut.get(device) ?? 0) + this.#delay(isInner);
    this.#agenda.at(arrival, () => {
      const other = this.#isCut(device, host) ? undefined : server();
      const wire: Wire = {
        client: number,
        server: ++this.#lastServerNumber,
        device,
        host,
        isInner,
        ends: { client: end, server: other ?? DEAF },
        isOpen: { client: true, server: other !== undefined },
        latest: { client: arrival, server: arrival },
        isBroken: other === undefined,
      };
      this.#wires.add(wire);
      if (other === undefined) return this.#notice(wire, 'client', this.#delay(isInner));
      other.connected(wire);
      this.#deliver(wire, 'client', () => end.connected(wire));
    });
  }

  send(wire: Wire, to: Side, text: string): void {
    const { drops, doubles, reorders, breaks } = wire.isInner ? this.innerWeather : this.weather;
    if (wire.isBroken) return;
    if (breaks > 0 && this.#chance.happens(breaks)) return this.breakWire(wire);
    if (drops > 0 && this.#chance.happens(drops)) return;
    const arrive = () => wire.ends[to].received(wire, text);
    if (doubles > 0 && this.#chance.happens(doubles)) this.#stray(wire, to, arrive);
    if (reorders > 0 && this.#chance.happens(reorders)) this.#stray(wire, to, arrive);
    else this.#deliver(wire, to, arrive);
  }

  /** One end hangs up; the other hears of it after everything that was said before. */
  hangUp(wire: Wire, by: Side, code?: number): void {
    wire.isOpen[by] = false;
    const other = otherSide(by);
    this.#deliver(wire, other, () => this.#close(wire, other, code));
  }

  /** The connection is dead. What is under way is lost; each end notices in its own time. */
  breakWire(wire: Wire): void {
    if (wire.isBroken) return;
    wire.isBroken = true;
    for (const side of ['client', 'server'] as const) {
      const isSlow = this.#chance.happens(0.3);
      const slowest = wire.isInner ? INNER_NOTICE : SLOW_TO_NOTICE;
      this.#notice(wire, side, isSlow ? this.#chance.below(slowest) : this.#delay(wire.isInner));
    }
  }

  /** A server's process is gone, and with it its end of every connection. */
  dropServer(host = ONLY_SERVER): void {
    const wires = [...this.#wires].filter((wire) => wire.host === host || wire.device === host);
    for (const wire of wires) wire.isOpen[wire.host === host ? 'server' : 'client'] = false;
    for (const wire of wires) this.breakWire(wire);
  }

  /** Two places do not reach each other until that time; then what was under way arrives late, or their connections are dead. */
  part(one: string, other: string, until: number): void {
    this.#cut.set(pairOf(one, other), until);
    for (const wire of this.#wires) {
      if (wire.isBroken || pairOf(wire.device, wire.host) !== pairOf(one, other)) continue;
      this.#holdBack(wire, until);
      if (this.#chance.happens(0.7))
        this.#agenda.after(this.#chance.below(until - this.#agenda.now), () => this.breakWire(wire));
    }
  }

  /** Nothing goes to or from a device until that time; then it arrives late, or its connections are dead. */
  cutOff(device: string, until: number): void {
    this.#cut.set(device, until);
    for (const wire of this.#wires) {
      if (wire.device !== device || wire.isBroken) continue;
      this.#holdBack(wire, until);
      if (this.#chance.happens(0.5)) this.#agenda.at(until, () => this.breakWire(wire));
    }
  }

  /** All is well again. */
  heal(): void {
    this.weather = CALM;
    this.innerWeather = CALM;
    this.#cut.clear();
  }

  get wires(): readonly Wire[] {
    return [...this.#wires];
  }

  #isCut(device: string, host: string): boolean {
    return (this.#cut.get(pairOf(device, host)) ?? 0) > this.#agenda.now;
  }

  #holdBack({ latest }: Wire, until: number): void {
    latest.client = Math.max(latest.client, until);
    latest.server = Math.max(latest.server, until);
  }

  /** In order: after everything that was sent before. */
  #deliver(wire: Wire, to: Side, arrive: () => void): void {
    const at = Math.max(this.#agenda.now + this.#delay(wire.isInner), wire.latest[to]);
    wire.latest[to] = at;
    this.#agenda.at(at, () => {
      if (!wire.isBroken && wire.isOpen[to]) arrive();
    });
  }

  /** Out of order: some time, as long as the connection lives. */
  #stray(wire: Wire, to: Side, arrive: () => void): void {
    const at =
      Math.max(this.#agenda.now, this.#cut.get(wire.device) ?? 0) + this.#delay() + this.#chance.below(LONGEST_STRAY);
    this.#agenda.at(at, () => {
      if (!wire.isBroken && wire.isOpen[to]) arrive();
    });
  }

  #notice(wire: Wire, side: Side, delay: number): void {
    this.#agenda.after(delay, () => this.#close(wire, side));
  }

  #close(wire: Wire, side: Side, code?: number): void {
    if (wire.isOpen[side]) {
      wire.isOpen[side] = false;
      wire.ends[side].closed(wire, code);
    }
    if (!wire.isOpen.client && !wire.isOpen.server) this.#wires.delete(wire);
  }

  #delay(isInner = false): number {
    const [least, most] = (isInner ? this.innerWeather : this.weather).latency;
    return this.#chance.between(least, most);
  }
}

const DEAF: End = { connected: () => undefined, received: () => undefined, closed: () => undefined };

function pairOf(one: string, other: string): string {
  return one < other ? `${one}|${other}` : `${other}|${one}`;
}

function otherSide(side: Side): Side {
  return side === 'client' ? 'server' : 'client';
}
