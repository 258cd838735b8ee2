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
};

/** Seconds; so long that nobody runs out of time by playing. */
const CLOCK = { decision: 60, bank: 60 };

/** People (and bots) at one table, game after game, and one who watches. */
export class Party {
  readonly people: readonly Contestant[];
  readonly #spectator: Contestant;
  readonly #options: PartyOptions;
  #isAgain = true;
  games = 0;

  constructor(server: { readonly life: Life | null }, ledger: Ledger, options: PartyOptions) {
    const { seed, people } = options;
    this.#options = options;
    this.people = Array.from(
      { length: people },
      (_, seat) => new Contestant(`P${seat}`, server, ledger, diceFrom(seed * 100 + seat)),
    );
    this.#spectator = new Contestant('W', server, ledger, diceFrom(seed));
  }

  get #all(): readonly Contestant[] {
    return [...this.people, this.#spectator];
  }

  /** Opens a table, sits down, and plays. */
  async begin(): Promise<void> {
    const [host, ...others] = this.people;
    if (host === undefined) return;
    const { people, bots, game } = this.#options;
    const house = { players: people + bots, pace: 'fast' as const, clock: CLOCK };
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
      if (!this.#isAgain) return;
      await host.until(({ table }) => table?.info.seats.every((seat) => seat?.isHere === true) === true);
      await host.wants({ t: 'rematch' });
    }
  }
  readonly #over = Promise.withResolvers<void>();

  /** When the first game is over. */
  get firstGame(): Promise<void> {
    return this.#over.promise;
  }

  /** See `Contestant`. */
  startAnew(ledger: Ledger): void {
    for (const one of this.#all) one.startAnew(ledger);
  }

  /** No more games; the one that is being played stays where it is. Resolves when everybody is there and sees the same step. */
  async settle(): Promise<void> {
    this.#isAgain = false;
    for (const one of this.#all) one.plays = false;
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
