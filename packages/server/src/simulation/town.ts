import { GAMES } from '@dustup/bots';
import { createCore, type Powers } from '../core/index.ts';
import { Agenda } from './agenda.ts';
import { type Chance, chanceFrom } from './chance.ts';
import type { Device } from './device.ts';
import { Disk } from './disk.ts';
import { invite } from './invite.ts';
import { LONGEST_STRAY, Network } from './network.ts';
import type { Person } from './person.ts';
import type { Fault, Plan } from './plan.ts';
import type { PlantedBug } from './planted-bugs.ts';
import { powersFrom } from './powers.ts';
import { type CoreLike, ServerProcess } from './server-process.ts';
import { Witness } from './witness.ts';

/** Some time in 2026. */
const BEGINNING = 1_780_000_000_000;
const QUICK_DISK: readonly [number, number] = [0, 8];
const SLOW_DISK: readonly [number, number] = [100, 2500];
/** Milliseconds: here clients notice later than people's that a server is gone, so more happens behind their backs. */
const LATE = { silence: 15_000, pong: 10_000 };
/** So long after the storm those go home who are in a hurry. */
const CURFEW = 20_000;

/** The whole world of one seed: people, their windows, the network, the server and its disk, in one thread and one stream of time. */
export class Town {
  readonly plan: Plan;
  readonly agenda = new Agenda(BEGINNING);
  readonly disk = new Disk();
  readonly network: Network;
  readonly witness: Witness;
  readonly people: readonly Person[];
  readonly #bug: PlantedBug | undefined;
  readonly #powers: Powers;
  readonly #diskChance: Chance;
  readonly #faultChance: Chance;
  #diskPace = QUICK_DISK;
  #server: ServerProcess | undefined;
  #downFor = 0;
  #isRelapsing = false;

  constructor(plan: Plan, bug?: PlantedBug) {
    const { seed } = plan;
    this.plan = plan;
    this.#bug = bug;
    this.#powers = powersFrom(chanceFrom(seed, 'powers'));
    this.#diskChance = chanceFrom(seed, 'disk');
    this.#faultChance = chanceFrom(seed, 'faults');
    this.network = new Network(this.agenda, chanceFrom(seed, 'network'));
    this.network.weather = plan.weather;
    this.witness = new Witness(this.agenda);
    this.#start();
    this.people = invite({
      ...plan,
      agenda: this.agenda,
      network: this.network,
      dial: (device, number, end) => this.network.connect(device.name, number, end, () => this.#server?.end),
      incoming: bug?.incoming,
      patience: LATE,
      isStormy: () => this.isStormy,
      isLate: () => plan.isHurried && this.elapsed > plan.stormEnds + CURFEW,
    });
    for (const fault of plan.faults) this.agenda.at(BEGINNING + fault.at, () => this.#strike(fault));
    this.agenda.at(BEGINNING + plan.stormEnds, () => this.#calmDown());
  }

  get isStormy(): boolean {
    return this.agenda.now < BEGINNING + this.plan.stormEnds;
  }

  /** Milliseconds since the beginning. */
  get elapsed(): number {
    return this.agenda.now - BEGINNING;
  }

  // --- The server ----------------------------------------------------------------------------------------------------

  #start(): void {
    const { witness, agenda } = this;
    if (this.#server !== undefined) return;
    this.#server = new ServerProcess({
      agenda,
      network: this.network,
      disk: this.disk,
      file: this.#bug?.disk?.(this.disk) ?? this.disk,
      chance: this.#diskChance,
      watch: {
        started: (kept) => witness.started(kept),
        heard: (input) => witness.heard(input),
        did: (input, outputs) => witness.did(input, outputs),
        saved: (write, line) => witness.saved(write, line),
        sent: (connection, text) => witness.sent(connection, text),
        died: () => this.#serverDied(),
      },
      delay: () => this.#diskChance.between(...this.#diskPace),
      makeCore: (kept) => {
        const guests = [...kept.facts('guest'), ...kept.facts('keys')];
        const core: CoreLike = createCore({
          games: GAMES,
          powers: this.#powers,
          guests: this.#bug?.guests?.(guests) ?? guests,
        });
        return this.#bug?.core?.(core) ?? core;
      },
    });
  }

  #serverDied(): void {
    this.witness.died();
    this.#server = undefined;
    this.agenda.after(this.#downFor, () => this.#start());
    if (this.#isRelapsing && this.isStormy)
      this.agenda.after(this.#downFor + this.#faultChance.between(300, 4000), () => this.#server?.die('power'));
    this.#isRelapsing = false;
  }

  // --- What goes wrong -----------------------------------------------------------------------------------------------

  #strike({ kind, lasts }: Fault): void {
    const chance = this.#faultChance;
    const until = this.agenda.now + lasts;
    switch (kind) {
      case 'kill':
      case 'power':
        this.#downFor = lasts;
        return this.#server?.doom({ how: kind, after: chance.happens(0.4) ? 'append' : chance.below(6) });
      case 'relapse':
        return this.#relapse();
      case 'stop':
        this.#downFor = lasts;
        return this.#server?.stop();
      case 'slowDisk':
        this.#diskPace = SLOW_DISK;
        this.agenda.at(until, () => this.#mendDisk());
        return;
      case 'fullDisk':
        this.disk.isFull = true;
        this.agenda.at(until, () => this.#mendDisk());
        return;
      case 'cutOff':
        return this.network.cutOff(chance.pick(this.#windows)?.name ?? '', until);
      case 'breakAll':
        for (const wire of this.network.wires) this.network.breakWire(wire);
        return;
      case 'gone':
        return chance.pick(this.people)?.leaveFor(chance.happens(0.5) ? Number.POSITIVE_INFINITY : lasts);
    }
  }

  /** Killed before the disk has synced, up again, and hardly has everybody come back when the power goes. */
  #relapse(): void {
    this.#downFor = 100;
    this.#server?.doom({ how: 'kill', after: 'append' });
    this.#isRelapsing = true;
  }

  #mendDisk(): void {
    this.#diskPace = QUICK_DISK;
    this.disk.isFull = false;
  }

  get #windows(): readonly Device[] {
    return this.people.flatMap(({ windows }) => windows);
  }

  /** From now on nothing goes wrong any more. */
  #calmDown(): void {
    this.network.heal();
    this.#mendDisk();
    this.#server?.spare();
    for (const person of this.people) person.tidyUp();
    const { drops, reorders } = this.plan.weather;
    if (drops + reorders > 0) this.agenda.after(LONGEST_STRAY, () => this.#syncAll());
  }

  /** Where single messages were lost or came late somebody must ask; a real connection does neither. */
  #syncAll(): void {
    for (const person of this.people) for (const device of person.windows) person.ask(device, { t: 'sync' });
  }
}
