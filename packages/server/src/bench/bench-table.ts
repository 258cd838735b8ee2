import { setTimeout } from 'node:timers/promises';
import { Player, type Watcher } from './player.ts';

type Dice = { below(n: number): number };

/** What is counted at all tables together. */
export type Counts = {
  /** Milliseconds from an answer being sent until the last seat has its update. */
  readonly latencies: number[];
  /** Bytes of each step that a seat was sent, and of the question in it. */
  readonly steps: number[];
  readonly questions: number[];
  /** Answers that are on disk. */
  answers: number;
  /** Of these: others are asked at the same time, so nobody hears of it yet. */
  unseen: number;
  /** Times at which an answer was due while the one before was still under way. */
  late: number;
  games: number;
  refusals: string[];
};

export function newCounts(): Counts {
  return { latencies: [], steps: [], questions: [], answers: 0, unseen: 0, late: 0, games: 0, refusals: [] };
}

/** Answers come at once: what is measured is the server's own time. */
const HOUSE = { pace: 'fast', clock: { decision: 60, bank: 120 } } as const;

/** A table of some who play by chance, one answer at a time. */
export class BenchTable {
  readonly players: readonly Player[];
  counts: Counts = newCounts();
  readonly #sets: readonly string[];
  readonly #dice: Dice;
  #code = '';
  #isOver = false;
  #isBusy = false;
  /** When the answer under way was sent, and how many have still to hear of it. */
  #sentAt = 0;
  #missing = 0;

  constructor(number: number, players: number, sets: readonly string[], dice: Dice) {
    const watcher: Watcher = {
      onStep: (_, bytes) => this.#onStep(bytes),
      onTable: ({ game }) => {
        if (game !== '') this.#dealt?.();
      },
      onInfo: (_, phase) => {
        if (phase === 'over') this.#isOver = true;
      },
      onRefused: (_, why) => this.counts.refusals.push(why),
    };
    this.#sets = sets;
    this.#dice = dice;
    this.players = Array.from({ length: players }, (_, seat) => new Player(`t${number}s${seat}`, watcher));
  }
  #dealt: (() => void) | undefined;

  /** Opens the table, sits everybody down and deals. */
  async open(): Promise<void> {
    const [host, ...others] = this.players;
    const reply = await host?.request({
      t: 'create',
      house: { ...HOUSE, players: this.players.length, sets: [...this.#sets] },
    });
    if (reply?.t !== 'done' || reply.code === undefined) throw new Error('no table can be opened');
    this.#code = reply.code;
    for (const player of others) {
      await player.request({ t: 'enter', code: this.#code });
      await player.request({ t: 'sit' });
    }
    await this.#begin();
  }

  async #begin(): Promise<void> {
    const dealt = new Promise<void>((resolve) => {
      let missing = this.players.length;
      this.#dealt = () => {
        missing -= 1;
        if (missing === 0) resolve();
      };
    });
    await this.players[0]?.request({ t: 'start' });
    await dealt;
    this.#dealt = undefined;
    this.counts.games += 1;
  }

  /** It is this table's turn to answer. */
  act(): void {
    if (this.#isBusy) {
      this.counts.late += 1;
      return;
    }
    if (this.#isOver) {
      void this.#again();
      return;
    }
    for (const player of this.players) {
      const answer = player.answerTo(this.#dice);
      if (answer === undefined) continue;
      this.counts.questions.push(player.questionBytes);
      void this.#give(player, player.answer(answer));
      return;
    }
    this.counts.late += 1;
  }

  async #give(player: Player, reply: ReturnType<Player['answer']>): Promise<void> {
    const { n } = player;
    this.#isBusy = true;
    this.#missing = this.players.length;
    this.#sentAt = performance.now();
    const { t } = await reply;
    if (t === 'done') this.counts.answers += 1;
    // the step comes before the reply; none has: others are asked, too
    if (player.n !== n) return;
    this.counts.unseen += 1;
    this.#isBusy = false;
  }

  #onStep(bytes: number): void {
    this.counts.steps.push(bytes);
    this.#missing -= 1;
    if (this.#missing > 0) return;
    this.#isBusy = false;
    this.counts.latencies.push(performance.now() - this.#sentAt);
  }

  async #again(): Promise<void> {
    this.#isBusy = true;
    this.#isOver = false;
    await this.players[0]?.request({ t: 'rematch' });
    await this.#begin();
    this.#isBusy = false;
  }

  /** Back after the connection was lost: to the table, and to where the game was. Returns how many seats have lost something. */
  async back(port: number): Promise<number> {
    const before = this.players.map(({ game, n }) => ({ game, n }));
    await Promise.all(this.players.map((player) => this.#return(player, port)));
    const lost = lostBetween(before, this.players);
    // cut between two games: the next one has still to begin
    if (this.players[0]?.game === '') await this.#begin();
    this.#isBusy = false;
    return lost;
  }

  /** Waits between attempts as our clients do, so that not all come in the same moment. */
  async #return(player: Player, port: number): Promise<void> {
    for (let tries = 0; ; tries++) {
      await setTimeout(FIRST_RETRY * 2 ** tries * (0.5 + this.#dice.below(1000) / 1000));
      try {
        await player.connect(port);
        break;
      } catch (error) {
        if (tries === MOST_TRIES) throw error;
      }
    }
    await player.request({ t: 'enter', code: this.#code });
  }
}

type Seen = { readonly game: string; readonly n: number };

/** How many seats see less of a game than somebody has seen before, or another game than the others. A rematch is no loss. */
export function lostBetween(before: readonly Seen[], after: readonly (Seen & { readonly frame: string })[]): number {
  const [first] = after;
  const seen = (game: string) => Math.max(0, ...before.filter((one) => one.game === game).map(({ n }) => n));
  return after.filter(({ game, n, frame }) => n < seen(game) || frame !== first?.frame).length;
}

const MOST_TRIES = 5;
/** Milliseconds, as in the client library. */
const FIRST_RETRY = 400;
