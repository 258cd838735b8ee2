import { type BangPosition, bangRules, frameOf, type GameEvent, redactEvent } from '@dustup/bang';
import { type Answer, keyFromSeed, Position } from '@dustup/kernel';
import { stepBetween } from '../../frame.ts';
import type { Frame, Patch } from '../../game.ts';
import type { ChatLine, ClockInfo, GameSnapshot, HouseRules, ServerMessage, TableInfo } from '../../messages.ts';
import { encodeAsk } from '../../wire-question.ts';

export const HOUSE: HouseRules = {
  game: 'bang',
  isPublic: true,
  players: 4,
  sets: ['base'],
  options: [],
  clock: { decision: 30, bank: 120 },
  pace: 'fast',
  pokerFace: true,
  deadSeeAll: false,
  openHands: false,
  keepCharacters: false,
  passStar: false,
  rotateSeats: false,
};

export const INFO: TableInfo = {
  id: 't1',
  code: 'ABCDEFGH',
  phase: 'lobby',
  closed: null,
  house: HOUSE,
  host: 'g1',
  seats: [{ name: 'Ann', guest: 'g1', bot: null, isHere: true, standIn: null, won: 0 }, null, null, null],
  spectators: 0,
  watchers: [],
  isPaused: false,
  voters: [],
  votes: {},
  game: null,
  played: 0,
};

const CLOCK: ClockInfo = { left: 30_000, of: 30_000, banks: [120_000, 120_000, 120_000, 120_000] };

export function lineOf(n: number, text: string): ChatLine {
  return { n, name: 'Ann', seat: 0, guest: 'g1', to: 'table', text };
}

type Moved = {
  readonly n: number;
  readonly events: readonly GameEvent[];
  readonly table?: Patch;
  readonly own?: Patches;
};
type Patches = { readonly [seat: string]: Patch };

/** A game of four as a server would tell of it: to each seat its own part. */
export class SampleGame {
  readonly id: string;
  readonly position: BangPosition;
  frame: Frame;
  n = 0;
  /** Rises with each step: so does the id of what is asked. */
  #events: GameEvent[] = [];

  constructor(seed: string, id = 'game1') {
    this.id = id;
    this.position = Position.begin(bangRules, { players: 4, sets: ['base'] }, keyFromSeed(seed), {
      listener: (event) => this.#events.push(event),
    });
    this.frame = frameOf(this.position);
    this.#events = [];
  }

  /** The whole table for a seat. */
  tableFor(seat: number): Extract<ServerMessage, { t: 'table' }> {
    const info: TableInfo = {
      ...INFO,
      phase: 'playing',
      game: { id: this.id, commitment: 'c', outcome: null, seed: null },
    };
    return { t: 'table', table: info, seat, game: this.snapshotFor(seat), chat: [] };
  }

  snapshotFor(seat: number): GameSnapshot {
    const { id, n, frame } = this;
    const asked = { ask: this.askOf(seat), clock: CLOCK };
    return { id, slug: 'bang', n, table: frame.table, own: frame.own[seat] ?? null, hands: null, ...asked, lately: [] };
  }

  askOf(seat: number) {
    return encodeAsk(this.position, seat, this.n + 1);
  }

  /** The seat's answer takes effect. */
  answer(seat: number, answer: Answer): Moved {
    const refusal = this.position.answer(seat, answer);
    if (refusal !== undefined) throw new Error(`refused: ${JSON.stringify(refusal)}`);
    const before = this.frame;
    this.frame = frameOf(this.position);
    this.n += 1;
    const step = stepBetween(before, this.frame, this.#events);
    this.#events = [];
    return { n: this.n, ...step };
  }

  stepFor(seat: number, { n, events, table, own }: Moved): Extract<ServerMessage, { t: 'step' }> {
    const mine = own?.[seat];
    return {
      t: 'step',
      game: this.id,
      n,
      events: events.map((event) => redactEvent(event, seat)),
      ...(table === undefined ? {} : { table }),
      ...(mine === undefined ? {} : { own: mine }),
      ask: this.askOf(seat),
      clock: CLOCK,
    };
  }
}
