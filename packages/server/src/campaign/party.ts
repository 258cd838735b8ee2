import { diceFrom } from '@dustup/bots';
import { Contestant } from './contestant.ts';
import type { Ledger } from './ledger.ts';
import type { Life } from './supervised.ts';

export type PartyOptions = {
  readonly seed: number;
  readonly people: number;
  readonly bots: number;
  /** The first one, unless said otherwise. */
  readonly game?: string;
  /** Milliseconds that people think about an answer, on average. */
  readonly thinks?: number;
  /** Before their names. */
  readonly prefix?: string;
  /** Seconds; so long that nobody runs out of time by playing. */
  readonly clock?: { readonly decision: number; readonly bank: number };
};

const CLOCK = { decision: 60, bank: 60 };

/** People (and bots) at one table, game after game, and one who watches. */
export class Party {
  readonly people: readonly Contestant[];
  readonly #spectator: Contestant;
  readonly #options: PartyOptions;
  #isAgain = true;
  games = 0;

  constructor(server: { readonly life: Life | null }, ledger: Ledger, options: PartyOptions) {
    const { seed, people, prefix = '', thinks = 0 } = options;
    this.#options = options;
    this.people = Array.from(
      { length: people },
      (_, seat) => new Contestant(`${prefix}P${seat}`, server, ledger, diceFrom(seed * 100 + seat), thinks),
    );
    this.#spectator = new Contestant(`${prefix}W`, server, ledger, diceFrom(seed));
  }

  get #all(): readonly Contestant[] {
    return [...this.people, this.#spectator];
  }

  /** Opens a table, sits down, and plays. */
  async begin(): Promise<void> {
    const [host, ...others] = this.people;
    if (host === undefined) return;
    const { people, bots, game, clock = CLOCK } = this.#options;
    const house = { players: people + bots, pace: 'fast' as const, clock };
    await host.wants({ t: 'create', house: game === undefined ? house : { ...house, game } });
    await host.until(({ table }) => table !== null);
    const code = host.state.table?.info.code ?? '';
    for (const one of [...others, this.#spectator]) await one.wants({ t: 'enter', code });
    for (const one of others) await one.wants({ t: 'sit' });
    await this.#play(host);
  }

  /** Ends with the connection: a closed one answers at once, and a loop of such answers lets nothing else happen. */
  async #play(host: Contestant): Promise<void> {
    while (host.state.status !== 'closed') {
      await host.wants({ t: 'start', fill: 'rule' });
      await host.until(({ table }) => table?.info.phase === 'over');
      this.games += 1;
      this.#over.resolve();
      if (!this.#isAgain) return this.#last.resolve();
      await host.until(({ table }) => table?.info.seats.every((seat) => seat?.isHere === true) === true);
      await host.wants({ t: 'rematch' });
    }
  }
  readonly #over = Promise.withResolvers<void>();
  readonly #last = Promise.withResolvers<void>();

  /** When the first game is over. */
  get firstGame(): Promise<void> {
    return this.#over.promise;
  }

  /** How far they have come: another one after each step. */
  get progress(): string {
    const [host] = this.people;
    const { table } = host?.state ?? {};
    return table == null ? '' : `${table.info.id} ${table.info.phase} ${table.game?.n ?? ''}`;
  }

  /** Nothing more is to come. */
  get isDone(): boolean {
    return !this.#isAgain && this.people[0]?.state.table?.info.phase === 'over';
  }

  /** See `Contestant`. */
  startAnew(ledger: Ledger): void {
    for (const one of this.#all) one.startAnew(ledger);
  }

  /** No more games; the one that is being played stays where it is. Resolves when everybody is there and sees the same step. */
  async settle(): Promise<void> {
    this.#isAgain = false;
    for (const one of this.#all) one.plays = false;
    return this.#isQuiet();
  }

  /** The game that is being played is the last one, and is played to its end at once. Resolves when everybody sees it. */
  async finish(): Promise<void> {
    this.#isAgain = false;
    for (const one of this.people) one.hurry();
    await this.#last.promise;
    return this.#isQuiet();
  }

  async #isQuiet(): Promise<void> {
    const changes: (() => void)[] = [];
    await new Promise<void>((resolve) => {
      // whoever changes: one may have to wait for what another is told
      const look = () => this.#isAtOne && resolve();
      changes.push(...this.#all.map(({ connection }) => connection.subscribe(look)));
      look();
    });
    for (const stop of changes) stop();
  }

  /** All are there, and see the same step of the same game. */
  get #isAtOne(): boolean {
    const seen = this.#all.map(({ state: { status, table } }) =>
      status !== 'online' || table === null ? undefined : `${table.info.id} ${table.game?.n ?? ''}`,
    );
    return seen[0] !== undefined && new Set(seen).size === 1;
  }

  end(): void {
    for (const one of this.#all) one.connection.close();
  }
}
