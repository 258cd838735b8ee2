import type { Dice } from '@dustup/bots';
import { type Answer, INTERJECT } from '@dustup/kernel';
import {
  answerFrom,
  type ClientState,
  connect,
  type Connection,
  type GameState,
  randomAnswerFrom,
  type Reply,
  type Wish,
} from '@dustup/protocol/client';
import { followingSocket } from './following-socket.ts';
import type { Ledger } from './ledger.ts';
import type { Life } from './supervised.ts';

/** Milliseconds: this one comes back sooner than people's clients. */
const PATIENCE = { firstRetry: 10, lastRetry: 60, reply: 4000 };
/** Cuts in once in so many times that it may. */
const CUTS_IN = 4;
/** Says something once in so many steps. */
const TALKS = 20;

/** A client of the library over real sockets, who plays by chance, comes back by itself, and reports what it is told and shown. */
export class Contestant {
  readonly name: string;
  readonly connection: Connection;
  #ledger: Ledger;
  readonly #dice: Dice;
  #life: Life | null = null;
  #seen: GameState | null = null;
  /** What was seen of a life that no copy knows. */
  #stale: GameState | null = null;
  #looked: GameState['ask'] = null;
  #spoken = 0;
  /** Answers and talks when it is its turn. */
  plays = true;
  #thinks: number;

  /** `thinks`: milliseconds about an answer, on average. */
  constructor(name: string, server: { readonly life: Life | null }, ledger: Ledger, dice: Dice, thinks = 0) {
    this.name = name;
    this.#ledger = ledger;
    this.#dice = dice;
    this.#thinks = thinks;
    this.connection = connect('ws://wherever.it.is/socket', {
      name,
      patience: PATIENCE,
      WebSocket: followingSocket(server, (life) => {
        this.#life = life;
      }),
    });
    this.connection.subscribe(() => this.#look(this.connection.state));
  }

  /** The server comes back from a copy: what was seen since counts no more, and is reported to another ledger. */
  startAnew(ledger: Ledger): void {
    this.#ledger = ledger;
    this.#stale = this.#seen;
  }

  /** Thinks no more. */
  hurry(): void {
    this.#thinks = 0;
  }

  get state(): ClientState {
    return this.connection.state;
  }

  /** Asks for something that must be granted. */
  wants(wish: Wish): Promise<void> {
    return this.#settled(wish.t, this.connection.request(wish));
  }

  /** When the state is as it should be. */
  until(isSo: (state: ClientState) => boolean): Promise<void> {
    return new Promise((resolve) => {
      if (isSo(this.state)) return resolve();
      const stop = this.connection.subscribe(() => {
        if (!isSo(this.state)) return;
        stop();
        resolve();
      });
    });
  }

  #look({ table, gone, status }: ClientState): void {
    if (gone !== null) this.#ledger.violate(`${this.name} was sent away: ${gone.why}`);
    if (table === null || status !== 'online') return;
    if (table.info.phase === 'closed') this.#ledger.violate(`the table was closed: ${table.info.closed}`);
    if (table.game === null) return;
    this.#check(table.game, table.seat);
    if (this.plays && table.info.phase === 'playing') this.#play(table.game);
  }

  #check(game: GameState, seat: number | null): void {
    const before = this.#seen;
    if (before === game) return;
    this.#seen = game;
    if (before !== this.#stale && before?.id === game.id && game.n < before.n)
      this.#ledger.violate(`${this.name} was at step ${before.n} and is at step ${game.n}`);
    if (before?.table !== game.table || before.own !== game.own) this.#ledger.saw(this.name, seat, game);
    if (before?.clock !== game.clock && this.#life !== null) this.#ledger.checkClock(this.name, game, this.#life);
  }

  #play(game: GameState): void {
    if (game.n >= this.#spoken + TALKS || game.n < this.#spoken) {
      this.#spoken = game.n;
      void this.#says(`${this.name} at ${game.n}`);
    }
    if (game.ask === null || game.ask === this.#looked || game.answering !== null) return;
    this.#looked = game.ask;
    if (this.#thinks === 0) return this.#decide(game);
    const { ask } = game;
    setTimeout(
      () => {
        const now = this.state.table?.game;
        if (now != null && now.ask === ask && now.answering === null) this.#decide(now);
      },
      this.#dice.below(2 * this.#thinks),
    );
  }

  #decide(game: GameState): void {
    const answer = answerFrom(game, {
      answer: (question) => randomAnswerFrom(question, this.#dice),
      interjects: (offer) => (this.#dice.below(CUTS_IN) === 0 ? randomAnswerFrom(offer, this.#dice) : null),
    });
    if (answer === null) return;
    void this.#answers(answer, game);
  }

  /** Whoever cuts in may come too late; and whoever is asked, after somebody who has cut in. */
  async #answers(answer: Answer, { id, n }: GameState): Promise<void> {
    const ledger = this.#ledger;
    const reply = await this.connection.answer(answer);
    const { table, me } = this.state;
    const isOvertaken = table?.game?.id !== id || table.game.n > n || table.info.phase !== 'playing';
    const mayBe = INTERJECT in answer ? ['oldQuestion', 'notAsked'] : [];
    ledger.settled(this.name, me?.guest ?? '', { what: 'answer', reply, mayBe, isOvertaken });
  }

  #says(text: string): Promise<void> {
    return this.#settled('say', this.connection.request({ t: 'say', to: 'table', text }), ['tooFast']);
  }

  async #settled(what: string, asked: Promise<Reply>, mayBe: readonly string[] = []): Promise<void> {
    const ledger = this.#ledger;
    const reply = await asked;
    ledger.settled(this.name, this.state.me?.guest ?? '', { what, reply, mayBe });
  }
}
