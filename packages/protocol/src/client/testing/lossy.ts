import { type Answer, whyNot } from '@dustup/kernel';
import type { ServerMessage } from '../../messages.ts';
import { type Client, createClient } from '../client.ts';
import { answerFrom, randomAnswerFrom, type RemoteAgent } from '../play.ts';
import type { ClientInput, ClientOutput } from '../ports.ts';
import { INFO, SampleGame } from './samples.ts';
import { readable, WELCOME } from './scripted.ts';

type Happening = ClientInput extends infer I ? (I extends ClientInput ? Omit<I, 'now'> : never) : never;

type Dice = { next(): number; below(n: number): number };

const SEATS = 4;
const MOST_TIME = 3_600_000;

/**
 * Four clients that play a whole game against a server of a page, over a network that drops, doubles, delays and reorders what
 * it is given and now and then cuts a line. One thread, one seed.
 */
export class LossyGame {
  readonly clients: Client[];
  readonly game: SampleGame;
  /** How often the server has let each answer take effect, by its id. */
  readonly effects = new Map<string, number>();
  /** Answers whose client was told that they are done. */
  readonly done: string[] = [];
  cuts = 0;
  readonly #dice: Dice;
  readonly #agents: RemoteAgent[];
  readonly #wakes: number[] = [];
  /** By seat: the connection that the server knows, and whether it has said hello and entered. */
  readonly #lines = Array.from({ length: SEATS }, () => ({ connection: 0, isGreeted: false, isIn: false }));
  #agenda: { at: number; do: () => void }[] = [];
  #now = 0;
  #re = 0;
  #looked: unknown[] = [];

  constructor(seed: number, dice: Dice) {
    this.#dice = dice;
    this.game = new SampleGame(`lossy ${seed}`);
    const chance = () => this.#dice.next();
    this.clients = Array.from({ length: SEATS }, () => createClient({ newRe: () => `r${++this.#re}`, chance }));
    this.#agents = this.clients.map(() => ({ answer: (question) => randomAnswerFrom(question, this.#dice) }));
  }

  get isOver(): boolean {
    return this.game.position.isOver;
  }

  /** Until all have seen the end, or for an hour. */
  run(): void {
    for (const seat of this.clients.keys()) this.#happens(seat, { type: 'open' });
    for (const seat of this.clients.keys()) this.#happens(seat, { type: 'request', request: this.#enter() });
    while (this.#now < MOST_TIME && !this.#haveAllSeenTheEnd()) {
      const wake = Math.min(...this.#wakes.map((at) => at ?? Number.POSITIVE_INFINITY));
      this.#agenda.sort((a, b) => a.at - b.at);
      const [next] = this.#agenda;
      if (next !== undefined && next.at <= wake) {
        this.#agenda.shift();
        this.#now = Math.max(this.#now, next.at);
        next.do();
      } else {
        this.#now = Math.max(this.#now, wake);
        const seat = this.#wakes.indexOf(wake);
        this.#wakes[seat] = Number.POSITIVE_INFINITY;
        this.#happens(seat, { type: 'timer' });
      }
    }
  }

  #haveAllSeenTheEnd(): boolean {
    return this.clients.every(({ state }) => state.table?.game?.table.outcome != null);
  }

  #enter() {
    return { t: 'enter', re: `r${++this.#re}`, code: INFO.code } as const;
  }

  // --- Clients -------------------------------------------------------------------------------------------------------

  #happens(seat: number, happening: Happening): void {
    const client = this.clients[seat];
    if (client === undefined) return;
    for (const output of client.handle({ ...happening, now: this.#now })) this.#do(seat, output);
    const game = client.state.table?.game;
    if (game?.ask == null || game.answering !== null || this.#looked[seat] === game.ask) return;
    this.#looked[seat] = game.ask;
    const answer = answerFrom(game, this.#agents[seat] ?? { answer: () => null });
    if (answer === null) return;
    const request = {
      t: 'answer',
      re: `r${++this.#re}`,
      game: game.id,
      ask: game.ask.id,
      answer: slotsOf(answer),
    } as const;
    this.#happens(seat, { type: 'request', request });
  }

  #do(seat: number, output: ClientOutput): void {
    if (output.type === 'wake') this.#wakes[seat] = output.at;
    if (output.type === 'connect') this.#connect(seat, output.connection);
    if (output.type === 'disconnect') this.#cut(seat, output.connection);
    if (output.type === 'settled' && output.reply.t === 'done') this.done.push(output.re);
    if (output.type === 'send') {
      const { connection, text } = output;
      this.#carry(() => this.#serve(seat, connection, text));
    }
  }

  // --- The network ---------------------------------------------------------------------------------------------------

  #later(what: () => void, most: number): void {
    this.#agenda.push({ at: this.#now + this.#dice.below(most), do: what });
  }

  #carry(what: () => void): void {
    const fate = this.#dice.below(100);
    if (fate < 4) return;
    this.#later(what, fate < 10 ? 2000 : 50);
    if (fate >= 95) this.#later(what, 500);
  }

  #connect(seat: number, connection: number): void {
    this.#later(() => {
      this.#lines[seat] = { connection, isGreeted: false, isIn: false };
      this.#happens(seat, { type: 'connected', connection, identity: { token: 't', guest: `g${seat}` } });
    }, 100);
  }

  #cut(seat: number, connection: number): void {
    if (this.#lines[seat]?.connection !== connection) return;
    this.#lines[seat] = { connection: 0, isGreeted: false, isIn: false };
    this.cuts += 1;
    this.#later(() => this.#happens(seat, { type: 'disconnected', connection }), 50);
  }

  // --- The server ----------------------------------------------------------------------------------------------------

  #tell(seat: number, message: ServerMessage): void {
    const { connection } = this.#lines[seat] ?? {};
    if (connection === undefined || connection === 0) return;
    const text = JSON.stringify(message);
    this.#carry(() => {
      if (this.#lines[seat]?.connection === connection) this.#happens(seat, { type: 'received', connection, text });
    });
    if (this.#dice.below(400) === 0) this.#cut(seat, connection);
  }

  #serve(seat: number, connection: number, text: string): void {
    const line = this.#lines[seat];
    if (line?.connection !== connection) return;
    const message = readable(text);
    if (message.t === 'hello') line.isGreeted = true;
    if (message.t === 'hello') this.#tell(seat, WELCOME);
    if (!line.isGreeted) return;
    if (message.t === 'ping') this.#tell(seat, { t: 'pong', at: { game: this.game.id, n: this.game.n } });
    if (message.t === 'enter') line.isIn = true;
    if (line.isIn && (message.t === 'enter' || message.t === 'sync')) this.#tell(seat, this.game.tableFor(seat));
    if (message.t === 'enter' || message.t === 'sync') this.#tell(seat, { t: 'done', re: message.re });
    if (message.t === 'answer') this.#take(seat, message);
  }

  #take(seat: number, { re, ask, answer }: { re: string; ask: number; answer: Answer }): void {
    if (this.effects.has(re)) return this.#tell(seat, { t: 'done', re });
    const asked = this.game.position.open.find((one) => one.seat === seat);
    const isNow = asked !== undefined && ask === this.game.n + 1;
    const why = isNow ? whyNot(asked.question.options, answer) : { refused: 'notAsked' };
    if (why !== undefined) return this.#tell(seat, { t: 'refused', re, why });
    const moved = this.game.answer(seat, answer);
    this.effects.set(re, (this.effects.get(re) ?? 0) + 1);
    this.#tell(seat, { t: 'done', re });
    for (const one of this.clients.keys())
      if (this.#lines[one]?.isIn === true) this.#tell(one, this.game.stepFor(one, moved));
  }
}

function slotsOf(answer: Answer): { [slot: string]: string | number | (string | number)[] } {
  return Object.fromEntries(
    Object.entries(answer).map(([slot, value]) => [slot, typeof value === 'object' ? [...value] : value]),
  );
}
