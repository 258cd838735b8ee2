import { type BangPosition, bangRules, frameOf, type GameEvent, redactEvent } from '@dustup/bang';
import { type Answer, keyFromSeed, Position, randomFrom, below, type RandomState } from '@dustup/kernel';
import { encodeAsk } from '@dustup/protocol';
import { decodeAsk, randomAnswerFrom } from '@dustup/protocol/client';
import type { LoggedEvent, TableState } from '../app/wire.ts';

const NAMES = ['Nell', 'Tomás', 'Rosa', 'Old Pete', 'June', 'Dusty', 'Mei', 'Bill'];

export type LocalWishes = {
  readonly players: number;
  readonly seed: string;
  readonly sets: readonly string[];
  readonly options: readonly string[];
  /** So many decisions are made before anything is shown. */
  readonly skip: number;
  /** Then it goes on until I am asked this. */
  readonly until: string | null;
};

/** A game without a server, everybody else at random: for looking at the table while it is being built. */
export class LocalTable {
  readonly #position: BangPosition;
  readonly #dice: RandomState;
  readonly #me = 0;
  readonly #listeners = new Set<() => void>();
  readonly #log: LoggedEvent[] = [];
  #events: GameEvent[] = [];
  #n = 0;
  readonly #id: string;
  state: TableState;

  constructor({ players, seed, sets, options, skip, until }: LocalWishes) {
    this.#id = `local ${players} ${seed} ${until}`;
    this.#dice = randomFrom(keyFromSeed(`dice ${seed}`));
    const setup = { players, sets, options };
    this.#position = Position.begin(bangRules, setup, keyFromSeed(seed), {
      listener: (event) => this.#events.push(event),
    });
    for (let at = 0; at < skip && !this.#position.isOver; at++) this.#randomStep();
    for (let at = 0; at < 3000 && !this.#isAskedFor(until); at++) this.#randomStep();
    this.state = this.#snapshot(null);
  }

  #isAskedFor(until: string | null): boolean {
    if (this.#position.isOver) return true;
    const mine = this.#position.open.find(({ seat }) => seat === this.#me);
    return until === null ? true : mine?.question.kind === until;
  }

  #randomStep(): void {
    const asked = this.#position.firstOpen;
    if (asked === undefined) return;
    this.#position.accept(asked.seat, randomAnswerFrom(asked.question, { below: (n) => below(this.#dice, n) }));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly getState = (): TableState => this.state;

  answer(answer: Answer): void {
    const wrong = this.#position.answer(this.#me, answer);
    if (wrong !== undefined) throw new Error(JSON.stringify(wrong));
    this.#show();
  }

  /** One decision of anybody's. */
  anyStep(): void {
    if (this.#position.isOver) return;
    this.#randomStep();
    this.#show();
  }

  /** One decision of the others. */
  step(): void {
    const { firstOpen } = this.#position;
    if (firstOpen === undefined || firstOpen.seat === this.#me) return;
    this.#randomStep();
    this.#show();
  }

  #show(): void {
    this.#n += 1;
    this.state = this.#snapshot(this.#n);
    for (const listener of this.#listeners) listener();
  }

  #snapshot(step: number | null): TableState {
    const { table, own } = frameOf(this.#position);
    for (const event of this.#events) {
      this.#log.push({ key: this.#log.length, step, event: redactEvent(event, this.#me) });
    }
    this.#events = [];
    const ask = encodeAsk(this.#position, this.#me, this.#n);
    const players = table.seats.length;
    return {
      seat: this.#me,
      chat: [
        { n: 1, name: 'Rosa', seat: 2, guest: 'rosa', to: 'table', text: 'That was me, sorry, June.' },
        { n: 2, name: 'June', seat: 4, guest: 'june', to: 'table', text: 'I will remember it.' },
      ],
      info: {
        id: 'local',
        code: 'LCALTBLE',
        phase: table.outcome === null ? 'playing' : 'over',
        closed: null,
        house: {
          game: 'bang',
          isPublic: false,
          players,
          sets: table.sets,
          options: [],
          clock: { decision: 60, bank: 150 },
          pace: 'human',
          pokerFace: true,
          deadSeeAll: true,
          openHands: true,
          keepCharacters: false,
          passStar: false,
          rotateSeats: false,
        },
        host: 'nell',
        seats: NAMES.slice(0, players).map((name, at) => ({
          name,
          guest: at === 5 ? null : name.toLowerCase(),
          bot: at === 5 ? 'rule' : null,
          isHere: true,
          standIn: at === 6 ? 'away' : null,
          won: 0,
        })),
        spectators: 1,
        watchers: [{ guest: 'eve', name: 'Eve' }],
        isPaused: false,
        voters: NAMES.slice(0, players).flatMap((_, at) => (at < 5 ? [at] : [])),
        votes: {},
        game: { id: this.#id, commitment: '9f2c51ab', outcome: table.outcome, seed: null },
        played: 0,
      },
      game: {
        id: this.#id,
        slug: 'bang',
        n: this.#n,
        table,
        own: own[this.#me] ?? null,
        hands: null,
        ask: ask === null ? null : decodeAsk(ask),
        answering: null,
        clock: {
          left: 38_000,
          of: 60_000,
          banks: table.seats.map((_, at) => 130_000 - at * 15_000),
          endsAt: performance.now() + 38_000,
          warns: false,
        },
        log: [...this.#log],
      },
    };
  }
}
