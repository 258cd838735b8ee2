import {
  type Client,
  type ClientInput,
  type ClientOptions,
  type ClientOutput,
  type ClientState,
  createClient,
  type Identity,
  type Reply,
  type Request,
} from '@dustup/protocol/client';
import type { Agenda, Appointment } from './agenda.ts';
import type { End, Network, Wire } from './network.ts';

/** What the windows of one browser share. */
export type Browser = { identity: Identity | null };

export type DevicePorts = {
  readonly agenda: Agenda;
  readonly network: Network;
  /** Connects to the address of the server, by this number. */
  readonly dial: (device: Device, number: number, end: End) => void;
  readonly onSettled: (device: Device, request: Request, reply: Reply) => void;
  readonly onChanged: (device: Device) => void;
  /** What comes in, before the client sees it: a planted bug may change it. */
  readonly incoming: (device: Device, text: string) => string | undefined;
};

type Happening = ClientInput extends infer I ? (I extends ClientInput ? Omit<I, 'now'> : never) : never;

/** A window with the real client library in it, on a simulated network. */
export class Device {
  readonly name: string;
  readonly browser: Browser;
  readonly #ports: DevicePorts;
  readonly #client: Client;
  readonly #asked = new Map<string, { readonly request: Request; readonly at: number }>();
  #wire: Wire | undefined;
  /** The connection that the client wants to have. */
  #wanted = 0;
  #timer: Appointment | undefined;
  #isClosed = false;

  constructor(name: string, browser: Browser, options: ClientOptions, ports: DevicePorts) {
    this.name = name;
    this.browser = browser;
    this.#ports = ports;
    this.#client = createClient(options);
    this.#handle({ type: 'open' });
  }

  get state(): ClientState {
    return this.#client.state;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** The number by which the server knows the connection of this window. */
  get connection(): number | undefined {
    return this.#wire?.server;
  }

  /** What the person waits for. */
  get waitsFor(): readonly Request[] {
    return Array.from(this.#asked.values(), ({ request }) => request);
  }

  /** What the person has waited for longer than that. */
  waitingSince(milliseconds: number): readonly Request[] {
    const { now } = this.#ports.agenda;
    return [...this.#asked.values()].flatMap(({ request, at }) => (now - at > milliseconds ? [request] : []));
  }

  request(request: Request): void {
    this.#asked.set(request.re, { request, at: this.#ports.agenda.now });
    this.#handle({ type: 'request', request });
  }

  retry(): void {
    this.#handle({ type: 'open' });
  }

  /** The window is closed: nobody waits for anything any more. */
  close(): void {
    this.#isClosed = true;
    this.#asked.clear();
    if (this.#timer !== undefined) this.#timer.isOff = true;
    this.#hangUp();
  }

  #handle(happening: Happening): void {
    if (this.#isClosed) return;
    const outputs = this.#client.handle({ ...happening, now: this.#ports.agenda.now });
    for (const output of outputs) this.#do(output);
    if (outputs.some(({ type }) => type === 'changed')) this.#ports.onChanged(this);
  }

  #do(output: ClientOutput): void {
    switch (output.type) {
      case 'connect':
        return this.#dial(output.connection);
      case 'disconnect':
        return this.#hangUp();
      case 'send':
        if (this.#wire?.client === output.connection) this.#ports.network.send(this.#wire, 'server', output.text);
        return;
      case 'wake':
        return this.#wake(output.at);
      case 'remember':
        this.browser.identity = output.identity;
        return;
      case 'forget':
        if (this.browser.identity?.token === output.token) this.browser.identity = null;
        return;
      case 'settled':
        return this.#settle(output.re, output.reply);
      case 'note':
      case 'changed':
        return;
    }
  }

  #settle(re: string, reply: Reply): void {
    const request = this.#asked.get(re)?.request;
    this.#asked.delete(re);
    if (request !== undefined) this.#ports.onSettled(this, request, reply);
  }

  #wake(at: number): void {
    const { agenda } = this.#ports;
    if (this.#timer !== undefined) this.#timer.isOff = true;
    this.#timer = agenda.at(at, () => this.#handle({ type: 'timer' }));
  }

  #dial(connection: number): void {
    this.#wanted = connection;
    this.#ports.dial(this, connection, this.#end);
  }

  #hangUp(): void {
    this.#wanted = 0;
    if (this.#wire !== undefined) this.#ports.network.hangUp(this.#wire, 'client');
    this.#wire = undefined;
  }

  readonly #end: End = {
    connected: (wire) => {
      if (wire.client !== this.#wanted) return this.#ports.network.hangUp(wire, 'client');
      this.#wire = wire;
      this.#handle({ type: 'connected', connection: wire.client, identity: this.browser.identity });
    },
    received: (wire, text) => {
      const heard = this.#ports.incoming(this, text);
      if (heard !== undefined) this.#handle({ type: 'received', connection: wire.client, text: heard });
    },
    closed: (wire, code) => {
      if (this.#wire === wire) this.#wire = undefined;
      this.#handle({ type: 'disconnected', connection: wire.client, ...(code === undefined ? {} : { code }) });
    },
  };
}
