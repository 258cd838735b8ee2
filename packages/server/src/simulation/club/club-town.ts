import { Agenda } from '../agenda.ts';
import { type Chance, chanceFrom } from '../chance.ts';
import type { Device } from '../device.ts';
import { invite } from '../invite.ts';
import { type End, Network } from '../network.ts';
import type { Person } from '../person.ts';
import { powersFrom } from '../powers.ts';
import { Witness } from '../witness.ts';
import { ClubWatch } from './club-watch.ts';
import { SimulatedNode } from './node.ts';
import { OwnerWatch } from './owner-watch.ts';
import type { ClubFault, ClubPlan } from './plan.ts';
import type { PlantedClubBug } from './planted-bugs.ts';
import { DATABASE, SharedDatabase } from './shared-database.ts';

/** Some time in 2026. */
const BEGINNING = 1_780_000_000_000;
const NAMES = ['north', 'south', 'east', 'west'];
const QUICK: readonly [number, number] = [0, 3];
const SLOW: readonly [number, number] = [50, 1500];
/** How often it is looked whether all tables have owners. */
const LOOK = 250;
/** People come when the nodes are there. */
const DOORS_OPEN = 500;
/** So long after the storm those go home who are in a hurry. */
const CURFEW = 10_000;

/** The whole world of one seed with several nodes: people, their windows, the network, the nodes and their database. */
export class ClubTown {
  readonly plan: ClubPlan;
  readonly agenda = new Agenda(BEGINNING);
  readonly network: Network;
  readonly witness: Witness;
  readonly watch: ClubWatch;
  readonly database: SharedDatabase;
  readonly nodes: readonly SimulatedNode[];
  people: readonly Person[] = [];
  readonly #faultChance: Chance;
  readonly #dialChance: Chance;
  #pace = QUICK;

  constructor(plan: ClubPlan, bug: PlantedClubBug = {}) {
    const { seed } = plan;
    const { agenda } = this;
    this.plan = plan;
    this.#faultChance = chanceFrom(seed, 'faults');
    this.#dialChance = chanceFrom(seed, 'dial');
    this.network = new Network(agenda, chanceFrom(seed, 'network'));
    this.network.weather = plan.weather;
    this.network.innerWeather = plan.innerWeather;
    this.witness = new Witness(agenda);
    this.watch = new ClubWatch(this.witness, () => this.elapsed);
    const databaseChance = chanceFrom(seed, 'database');
    this.database = new SharedDatabase({
      agenda,
      network: this.network,
      chance: databaseChance,
      delay: () => databaseChance.between(...this.#pace),
      around: (database, memory) => {
        const clockOf = (life: string) => agenda.now + (this.plan.skews[this.#indexOf(life)] ?? 0);
        return this.watch.around(
          bug.database?.(database, { memory, clockOf, now: () => agenda.now }) ?? database,
          memory,
        );
      },
    });
    this.nodes = plan.skews.map((skew, at) => this.#node(NAMES[at] ?? `node${at}`, skew, bug));
    for (const node of this.nodes) agenda.after(0, () => node.start());
    const owners = new OwnerWatch(this.nodes, this.database.memory, () => this.database.isUp && this.#pace === QUICK);
    this.#lookAfter(owners);
    agenda.after(DOORS_OPEN, () => this.#openDoors());
    for (const fault of plan.faults) agenda.at(BEGINNING + fault.at, () => this.#strike(fault));
    agenda.at(BEGINNING + plan.stormEnds, () => this.#calmDown());
  }

  get isStormy(): boolean {
    return this.agenda.now < BEGINNING + this.plan.stormEnds;
  }

  /** Milliseconds since the beginning. */
  get elapsed(): number {
    return this.agenda.now - BEGINNING;
  }

  #indexOf(life: string): number {
    return this.nodes.findIndex((node) => node.life === life);
  }

  #node(name: string, skew: number, bug: PlantedClubBug): SimulatedNode {
    const { seed } = this.plan;
    return new SimulatedNode(name, {
      agenda: this.agenda,
      network: this.network,
      chance: chanceFrom(seed, name),
      database: this.database,
      powers: powersFrom(chanceFrom(seed, `${name} powers`)),
      skew,
      watch: this.watch,
      nodeOf: (life) => this.nodes.find((node) => node.life === life),
      bug,
    });
  }

  #lookAfter(owners: OwnerWatch): void {
    this.agenda.after(LOOK, () => {
      owners.look(this.agenda.now);
      this.#lookAfter(owners);
    });
  }

  #openDoors(): void {
    const { plan, agenda, network } = this;
    this.people = invite({
      ...plan,
      agenda,
      network,
      dial: (device, number, end) => this.#dial(device, number, end),
      isStormy: () => this.isStormy,
      isLate: () => plan.isHurried && this.elapsed > plan.stormEnds + CURFEW,
    });
  }

  /** Any node will do. */
  #dial(device: Device, number: number, end: End): void {
    const node = this.#dialChance.pick(this.nodes);
    this.network.connect(device.name, number, end, () => node?.end, { host: node?.place ?? '' });
  }

  // --- What goes wrong -----------------------------------------------------------------------------------------------

  #strike({ kind, lasts }: ClubFault): void {
    const chance = this.#faultChance;
    const until = this.agenda.now + lasts;
    const node = chance.pick(this.nodes);
    const other = chance.pick(this.nodes.filter((one) => one !== node));
    if (node === undefined) return;
    switch (kind) {
      case 'kill':
        node.downFor = lasts;
        return chance.happens(0.5) ? node.kill() : node.doom(chance.below(6));
      case 'stop':
        node.downFor = lasts;
        return node.stop();
      case 'freeze':
        node.freeze();
        this.agenda.at(until, () => node.thaw());
        return;
      case 'partNodes':
        return this.network.part(node.place, other?.place ?? '', until);
      case 'partDatabase':
        return this.network.part(node.place, DATABASE, until);
      case 'partClient':
        return this.network.part(node.place, chance.pick(this.#windows)?.name ?? '', until);
      case 'restartDatabase':
        return this.database.restart(lasts);
      case 'slowDatabase':
        this.#pace = SLOW;
        this.agenda.at(until, () => this.#quicken());
        return;
      case 'loseLinks':
        for (const wire of this.network.wires) if (wire.isInner && wire.host !== DATABASE) this.network.breakWire(wire);
        return;
      case 'doubleLink':
        return node.doubleLink();
      case 'breakAll':
        for (const wire of this.network.wires) if (!wire.isInner) this.network.breakWire(wire);
        return;
      case 'gone':
        return chance.pick(this.people)?.leaveFor(chance.happens(0.5) ? Number.POSITIVE_INFINITY : lasts);
    }
  }

  #quicken(): void {
    this.#pace = QUICK;
  }

  get #windows(): readonly Device[] {
    return this.people.flatMap(({ windows }) => windows);
  }

  /** From now on nothing goes wrong any more. */
  #calmDown(): void {
    this.network.heal();
    this.#quicken();
    for (const node of this.nodes) {
      node.downFor = 200;
      node.doom(Number.POSITIVE_INFINITY);
      node.thaw();
    }
    for (const person of this.people) person.tidyUp();
  }
}
