import type { Answer, Json } from '@dustup/kernel';
import {
  answerFrom,
  randomAnswerFrom,
  type Reply,
  type Request,
  type TableInfo,
  type Wish,
} from '@dustup/protocol/client';
import type { Agenda } from './agenda.ts';
import type { Chance } from './chance.ts';
import type { Browser, Device } from './device.ts';
import { mischief, moods } from './mischief.ts';
import type { Party } from './party.ts';

export type PersonPorts = {
  readonly agenda: Agenda;
  readonly chance: Chance;
  /** Opens a window, with a seat link if somebody gave one. */
  readonly open: (person: Person, browser: Browser, link?: string) => Device;
  /** Whether things still go wrong: later people only play. */
  readonly isStormy: () => boolean;
  /** Whether it is time to go home. */
  readonly isLate: () => boolean;
  readonly isMoody: boolean;
};

/** How long a person looks before doing something, and how often at least. */
const LOOK: readonly [number, number] = [50, 900];
const GLANCE: readonly [number, number] = [3000, 9000];

/** Somebody with a wish (a seat at a table and a game to the end) and a browser or two. Does whatever brings the wish nearer. */
export class Person {
  readonly name: string;
  readonly party: Party;
  readonly isPlayer: boolean;
  readonly chance: Chance;
  readonly windows: Device[] = [];
  readonly browser: Browser = { identity: null };
  readonly #ports: PersonPorts;
  #isLooking = false;
  #answers = 0;
  /** Does nothing before this time. */
  #dreamsUntil = 0;
  /** Was removed from the table, and is not let back to a seat. */
  #isRemoved = false;
  /** Has gone home. */
  isGone = false;

  constructor(name: string, party: Party, isPlayer: boolean, ports: PersonPorts) {
    this.name = name;
    this.party = party;
    this.isPlayer = isPlayer;
    this.chance = ports.chance;
    this.#ports = ports;
    this.open();
    this.#glance();
  }

  get now(): number {
    return this.#ports.agenda.now;
  }

  get isMoody(): boolean {
    return this.#ports.isMoody;
  }

  get isStormy(): boolean {
    return this.#ports.isStormy();
  }

  /** The window that is looked at: the newest that is open. */
  get window(): Device | undefined {
    return this.windows.at(-1);
  }

  /** Who the person is to the server. */
  get guest(): string | undefined {
    return this.isGone ? undefined : this.window?.state.me?.guest;
  }

  open(browser: Browser = this.browser, link?: string): void {
    if (!this.isGone) this.windows.push(this.#ports.open(this, browser, link));
  }

  close(device: Device): void {
    const at = this.windows.indexOf(device);
    if (at >= 0) this.windows.splice(at, 1);
    device.close();
  }

  /** Closes everything; comes back after so many milliseconds, or never. */
  leaveFor(milliseconds: number): void {
    for (const device of this.windows.splice(0)) device.close();
    if (milliseconds === Number.POSITIVE_INFINITY) {
      this.isGone = true;
      return;
    }
    this.#ports.agenda.after(milliseconds, () => {
      if (this.windows.length === 0 && !this.isGone) this.open();
    });
  }

  /** Is one guest only from now on, and here. */
  tidyUp(): void {
    const guest = this.window?.state.me?.guest;
    const others = this.windows.filter(({ state }) => state.me?.guest !== guest);
    for (const device of others) this.close(device);
    if (this.windows.length === 0 && !this.isGone) this.open();
  }

  dream(milliseconds: number): void {
    this.#dreamsUntil = this.now + milliseconds;
  }

  ask(device: Device, wish: Wish): void {
    device.request({ ...wish, re: `${this.name}-${++this.#answers}` });
  }

  answer(device: Device, answer: Answer): void {
    const game = device.state.table?.game;
    if (game?.ask != null) this.ask(device, { t: 'answer', game: game.id, ask: game.ask.id, answer: writable(answer) });
  }

  /** Whatever this window says may be answered, is. */
  answerAtRandom(device: Device): void {
    const game = device.state.table?.game;
    if (game?.ask == null) return;
    const answer = answerFrom(game, {
      answer: (question) => randomAnswerFrom(question, this.chance),
      interjects: (offer) => (this.chance.happens(0.2) ? randomAnswerFrom(offer, this.chance) : null),
    });
    if (answer !== null) this.answer(device, answer);
  }

  later(milliseconds: number, action: () => void): void {
    this.#ports.agenda.after(milliseconds, action);
  }

  /** Something on the screen has changed: looks at it soon. */
  look(): void {
    if (this.#isLooking || this.isGone) return;
    this.#isLooking = true;
    this.#ports.agenda.after(this.chance.between(...LOOK), () => {
      this.#isLooking = false;
      this.#act();
    });
  }

  hear(request: Request, reply: Reply): void {
    if (reply.t === 'refused' && reply.why.refused === 'removed') this.#isRemoved = true;
    if (reply.t !== 'done') return;
    const { code, link } = textsIn(reply.with);
    if (request.t === 'create') this.party.code ??= code;
    if (request.t === 'link' && link !== undefined) this.open({ identity: null }, link);
  }

  #glance(): void {
    this.look();
    if (!this.isGone) this.#ports.agenda.after(this.chance.between(...GLANCE), () => this.#glance());
  }

  #act(): void {
    this.#closeSignedOut();
    const device = this.window;
    if (device === undefined || this.now < this.#dreamsUntil) return;
    if (moods(this, device) || (this.isStormy && mischief(this, device))) return;
    const { status, table } = device.state;
    if (status === 'elsewhere') return this.#once(device, { t: 'take' });
    if (status === 'lost' && this.chance.happens(0.3)) device.retry();
    if (status !== 'online') return;
    if (table === null) return this.#come(device);
    this.party.code ??= table.info.code;
    const me = device.state.me?.guest;
    if (table.info.phase === 'lobby') return this.#settleIn(device);
    if (table.info.phase === 'playing') return this.#play(device);
    const wantsMore = this.party.wantsRematch(table.info.played) && !this.#ports.isLate();
    if (table.info.phase === 'over' && wantsMore && me === table.info.host) this.#once(device, { t: 'rematch' });
  }

  /** A window that was signed out from another one is good for nothing; should it be the last, a new one is opened. */
  #closeSignedOut(): void {
    for (const device of this.windows.filter(({ state }) => state.status === 'signedOut')) {
      this.close(device);
      if (this.windows.length === 0) this.open(device.browser);
    }
  }

  /** Asks unless it waits for the same already. */
  #once(device: Device, wish: Wish): void {
    if (!device.waitsFor.some(({ t }) => t === wish.t)) this.ask(device, wish);
  }

  #come(device: Device): void {
    const { code } = this.party;
    if (code !== undefined) this.#once(device, { t: 'enter', code });
    else if (this.party.founder === this && !this.#isCreating)
      this.ask(device, { t: 'create', house: this.party.plan.house });
  }

  get #isCreating(): boolean {
    return this.windows.some(({ waitsFor }) => waitsFor.some(({ t }) => t === 'create'));
  }

  #settleIn(device: Device): void {
    const { table, me } = device.state;
    if (table === null) return;
    const isHost = table.info.host === me?.guest;
    if (table.seat === null && this.isPlayer && !this.#isRemoved && this.#findSeat(device, table.info, isHost)) return;
    if (table.seat === null && !isHost) return;
    const people = table.info.seats.filter((seat) => seat?.guest != null).length;
    const isTime = people >= this.party.plan.people || this.now > this.party.patience;
    if (isTime && (isHost || this.chance.happens(0.2))) this.#once(device, { t: 'start', fill: this.party.plan.bot });
  }

  /** Sits down, or sends a bot away first. False: there is no seat to be had. */
  #findSeat(device: Device, { seats }: TableInfo, isHost: boolean): boolean {
    const bot = seats.findIndex((held) => held?.guest === null);
    if (seats.includes(null)) this.#once(device, { t: 'sit' });
    else if (isHost && bot >= 0) this.#once(device, { t: 'bot', seat: bot, bot: null });
    else return false;
    return true;
  }

  #play(device: Device): void {
    const { table } = device.state;
    if (table?.seat == null) return;
    const { info, seat, game } = table;
    if (this.#ports.isLate() && info.votes.abandon?.includes(seat) !== true)
      return this.#once(device, { t: 'vote', about: 'abandon', yes: true });
    if (info.isPaused && !this.isStormy) return this.#once(device, { t: 'vote', about: 'resume', yes: true });
    if (info.seats[seat]?.standIn != null && info.seats[seat].standIn !== 'conceded')
      return this.#once(device, { t: 'back' });
    if (game?.ask == null || game.answering !== null || device.waitsFor.some(({ t }) => t === 'answer')) return;
    this.answerAtRandom(device);
  }
}

function textsIn(found: Json | undefined): { readonly [name: string]: string | undefined } {
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return {};
  return Object.fromEntries(
    Object.entries(found).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}

function writable(answer: Answer): { [slot: string]: string | number | (string | number)[] } {
  return Object.fromEntries(
    Object.entries(answer).map(([slot, value]) => [slot, typeof value === 'object' ? [...value] : value]),
  );
}
