import type { Input, Output } from '../core/core.ts';
import type { LogWrite } from '../log/log.ts';
import type { Agenda, Appointment } from './agenda.ts';
import type { Chance } from './chance.ts';
import type { Disk, DiskPort } from './disk.ts';
import { Journal } from './journal.ts';
import type { Kept } from './journal-lines.ts';
import type { End, Network, Wire } from './network.ts';

/** Whatever takes inputs and says what is to be done: the core, or the core with a bug planted around it. */
export type CoreLike = { handle(input: Input): readonly Output[] };

/** Whoever looks on, and knows what is really on disk. */
export type Watch = {
  started(kept: Kept): void;
  died(): void;
  heard(input: Input): void;
  did(input: Input, outputs: readonly Output[]): void;
  /** This is on disk, says the log. */
  saved(write: LogWrite, line: string): void;
  sent(connection: number, text: string): void;
};

export type ProcessPorts = {
  readonly agenda: Agenda;
  readonly network: Network;
  readonly disk: Disk;
  /** The disk as the process sees it. */
  readonly file: DiskPort;
  readonly chance: Chance;
  readonly watch: Watch;
  /** Milliseconds that the disk takes for something now. */
  readonly delay: () => number;
  /** The core of a process that finds this on its disk. */
  readonly makeCore: (kept: Kept) => CoreLike;
};

/** The process is killed, or the machine loses its power. */
export type Death = 'kill' | 'power';

/** Dies when so many more things have been done, or between an append and its sync. */
export type Doom = { readonly how: Death; after: number | 'append' };

/** One life of the server's process: what the adapters do, on the simulated network and disk. */
export class ServerProcess {
  readonly end: End;
  readonly #ports: ProcessPorts;
  readonly #core: CoreLike;
  readonly #journal: Journal;
  readonly #wires = new Map<number, Wire>();
  #timer: Appointment | undefined;
  #isDead = false;
  #isStopping = false;
  #doomed: Doom | undefined;

  constructor(ports: ProcessPorts) {
    const { agenda, file, delay, watch } = ports;
    this.#ports = ports;
    this.#journal = new Journal({
      agenda,
      disk: file,
      delay,
      tell: (news) => this.#handle({ ...news, now: agenda.now }),
      onAppended: () => this.#doomed?.after === 'append' && this.die(this.#doomed.how),
      onSaved: (write, line) => watch.saved(write, line),
    });
    const { kept } = this.#journal;
    watch.started(kept);
    this.#core = ports.makeCore(kept);
    this.end = this.#listen();
    this.#load(kept);
  }

  get isDead(): boolean {
    return this.#isDead;
  }

  /** Dies in the midst of what it does next. */
  doom(doom: Doom): void {
    this.#doomed ??= doom;
  }

  spare(): void {
    this.#doomed = undefined;
  }

  /** Is asked to stop: says so, finishes what it writes, and goes. */
  stop(): void {
    if (this.#isDead || this.#isStopping) return;
    this.#isStopping = true;
    this.#handle({ type: 'stopping', now: this.#ports.agenda.now });
    this.#leaveWhenDone();
  }

  die(how: Death): void {
    if (this.#isDead) return;
    const { disk, chance, network, watch } = this.#ports;
    this.#isDead = true;
    const line = this.#journal.die();
    if (line !== undefined) disk.tear(line, chance);
    if (how === 'power') disk.losePower(chance);
    if (this.#timer !== undefined) this.#timer.isOff = true;
    watch.died();
    network.dropServer();
  }

  #leaveWhenDone(): void {
    if (this.#isDead) return;
    if (this.#journal.isIdle) this.die('kill');
    else this.#ports.agenda.after(5, () => this.#leaveWhenDone());
  }

  #load(kept: Kept): void {
    const { now } = this.#ports.agenda;
    for (const { id } of kept.facts('table')) this.#handle({ type: 'loaded', id, table: kept.table(id), now });
  }

  #listen(): End {
    const now = () => this.#ports.agenda.now;
    return {
      connected: (wire) => {
        this.#wires.set(wire.server, wire);
        this.#handle({ type: 'opened', connection: wire.server, address: wire.device, now: now() });
      },
      received: (wire, text) => this.#handle({ type: 'received', connection: wire.server, text, now: now() }),
      closed: (wire) => {
        this.#wires.delete(wire.server);
        this.#handle({ type: 'closed', connection: wire.server, now: now() });
      },
    };
  }

  #handle(input: Input): void {
    if (this.#isDead) return;
    this.#ports.watch.heard(input);
    const outputs = this.#core.handle(input);
    this.#ports.watch.did(input, outputs);
    for (const output of outputs) {
      const doom = this.#doomed;
      if (doom !== undefined && doom.after !== 'append' && doom.after-- <= 0) return this.die(doom.how);
      this.#do(output);
    }
  }

  #do(output: Output): void {
    const { network, watch, agenda } = this.#ports;
    switch (output.type) {
      case 'send': {
        const wire = this.#wires.get(output.connection);
        watch.sent(output.connection, output.text);
        if (wire !== undefined) network.send(wire, 'client', output.text);
        return;
      }
      case 'close': {
        const wire = this.#wires.get(output.connection);
        if (wire === undefined) return;
        network.hangUp(wire, 'server', output.code);
        agenda.after(this.#ports.chance.below(200), () => this.end.closed(wire));
        return;
      }
      case 'wake':
        return this.#wake(output.at);
      case 'write':
        return this.#journal.write(output.number, output.write);
      case 'load':
        agenda.after(this.#ports.delay(), () => {
          const { now } = agenda;
          this.#handle({ type: 'loaded', id: output.id, table: this.#journal.kept.table(output.id), now });
        });
        return;
      case 'find':
        agenda.after(this.#ports.delay(), () => this.#find(output.guest));
        return;
      case 'note':
      case 'crash':
        return;
      case 'catchUp':
      case 'giveBack':
      case 'relay':
      case 'forward':
      case 'unrelay':
        throw new Error(`${output.type}: there are no other nodes`);
    }
  }

  #find(guest: string): void {
    const { kept } = this.#journal;
    const games = kept
      .facts('mine', `${guest}/`)
      .flatMap(({ id }) => kept.fact('game', id.slice(guest.length + 1)) ?? []);
    this.#handle({ type: 'found', guest, games, now: this.#ports.agenda.now });
  }

  /** A timer of a real process is late by a little. */
  #wake(at: number): void {
    const { agenda, chance } = this.#ports;
    if (this.#timer !== undefined) this.#timer.isOff = true;
    this.#timer = agenda.at(at + chance.below(4), () => this.#handle({ type: 'timer', now: agenda.now }));
  }
}
