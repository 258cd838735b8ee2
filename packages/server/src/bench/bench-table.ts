import { setTimeout } from 'node:timers/promises';
import { Player, type Reply, type Watcher } from './player.ts';

type Dice = { below(n: number): number };

/** What is counted at all tables together. */
export type Counts = {
  /** Milliseconds from an answer being sent until the last seat has its update. */
  readonly latencies: number[];
  /** The same at the node that owns the table: of an answer from there, until all who are there have their update. And for the others, over a link. */
  readonly owner: number[];
  readonly relay: number[];
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
  return {
    latencies: [],
    owner: [],
    relay: [],
    steps: [],
    questions: [],
    answers: 0,
    unseen: 0,
    late: 0,
    games: 0,
    refusals: [],
  };
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
  /** The same for those at the owner's node, if the answer came from there. */
  #missingThere = 0;
  /** The node that owns the table. */
  owner = 0;
  /** Where to come back to; none: whoever is cut off stays away. */
  #ports: readonly number[] = [];
  readonly #away = new Set<Player>();
  readonly #cut = Promise.withResolvers<number>();
  /** When everybody had heard the first step after the cut. */
  #wentOnAt: number | undefined;

  constructor(number: number, players: number, sets: readonly string[], dice: Dice) {
    const watcher: Watcher = {
      onStep: (player, bytes) => this.#onStep(player, bytes),
      onTable: ({ game }) => {
        if (game !== '') this.#dealt?.();
      },
      onInfo: (_, phase) => {
        if (phase === 'over') this.#isOver = true;
      },
      onRefused: (_, why) => this.counts.refusals.push(why),
      onCut: (player) => this.#onCut(player),
    };
    this.#sets = sets;
    this.#dice = dice;
    this.players = Array.from({ length: players }, (_, seat) => new Player(`t${number}s${seat}`, watcher));
  }
  #dealt: (() => void) | undefined;

  /** Opens the table, sits everybody down and deals. */
  async open(): Promise<void> {
    const [host, ...others] = this.players;
    this.owner = host?.port ?? 0;
    const reply = await host?.request({
      t: 'create',
      house: { ...HOUSE, players: this.players.length, sets: [...this.#sets] },
    });
    if (reply?.t !== 'done' || reply.code === undefined) throw new Error('no table can be opened');
    this.#code = reply.code;
    for (const player of others) {
      granted(await player.request({ t: 'enter', code: this.#code }), 'enter');
      granted(await player.request({ t: 'sit' }), 'sit');
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
    granted(await this.players[0]?.request({ t: 'start' }), 'start');
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
    this.#missingThere = player.port === this.owner ? this.players.filter(({ port }) => port === this.owner).length : 0;
    this.#sentAt = performance.now();
    const { t } = await reply;
    if (t === 'done') this.counts.answers += 1;
    // the step comes before the reply; none has: others are asked, too
    if (player.n !== n) return;
    this.counts.unseen += 1;
    this.#isBusy = false;
  }

  #onStep({ port }: Player, bytes: number): void {
    const { steps, owner, relay, latencies } = this.counts;
    steps.push(bytes);
    this.#missing -= 1;
    const took = performance.now() - this.#sentAt;
    if (port === this.owner && this.#missingThere > 0) {
      this.#missingThere -= 1;
      if (this.#missingThere === 0) owner.push(took);
    }
    if (this.#missing > 0) return;
    this.#isBusy = false;
    latencies.push(took);
    if (this.players.some((player) => player.port !== this.owner)) relay.push(took);
    if (this.#ports.length > 0 && this.#away.size === 0) this.#wentOnAt ??= performance.now();
  }

  // --- A node dies ---------------------------------------------------------------------------------------------------

  /** From now on whoever is cut off comes back to one of these nodes. */
  follow(ports: readonly number[]): void {
    this.#ports = ports;
  }

  /** When the first of its players was cut off. */
  get isCut(): Promise<number> {
    return this.#cut.promise;
  }

  /** Answers as soon as everybody is back. Returns when the whole table had heard of it. */
  goOn(): number | undefined {
    if (this.#away.size === 0 && !this.#isBusy && this.#wentOnAt === undefined) this.act();
    return this.#wentOnAt;
  }

  #onCut(player: Player): void {
    // whoever is cut off on the way back is on the way already
    if (this.#ports.length === 0 || this.#away.has(player)) return;
    this.#cut.resolve(performance.now());
    this.#away.add(player);
    void this.#comeAgain(player);
  }

  async #comeAgain(player: Player): Promise<void> {
    for (let tries = 0; this.#away.has(player); tries++) {
      await setTimeout(SOON * (1 + Math.min(tries, MOST_PATIENT)) * (0.5 + this.#dice.below(1000) / 1000));
      const port = this.#ports[(this.players.indexOf(player) + tries) % this.#ports.length] ?? 0;
      try {
        await player.connect(port);
      } catch {
        continue;
      }
      const { t } = await player.request({ t: 'enter', code: this.#code });
      if (t !== 'done') {
        player.cut();
        continue;
      }
      this.#away.delete(player);
      this.#isBusy = false;
    }
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

/** Without it nobody would ever play. */
function granted(reply: Reply | undefined, what: string): void {
  if (reply?.t === 'refused') throw new Error(`${what} was refused: ${reply.why}`);
}

type Seen = { readonly game: string; readonly n: number };

/** How many seats see less of a game than somebody has seen before, or another game than the others. A rematch is no loss. */
export function lostBetween(before: readonly Seen[], after: readonly (Seen & { readonly frame: string })[]): number {
  const [first] = after;
  const seen = (game: string) => Math.max(0, ...before.filter((one) => one.game === game).map(({ n }) => n));
  return after.filter(({ game, n, frame }) => n < seen(game) || frame !== first?.frame).length;
}

const MOST_TRIES = 5;
/** Milliseconds, as the client library waits when the server has said that another one is there; and up to so many times as long. */
const SOON = 75;
const MOST_PATIENT = 8;
/** Milliseconds, as in the client library. */
const FIRST_RETRY = 400;
