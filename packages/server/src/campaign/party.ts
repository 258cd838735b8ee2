import { diceFrom } from '@dustup/bots';
import type { ClientState } from '@dustup/protocol/client';
import { Contestant } from './contestant.ts';
import type { Ledger } from './ledger.ts';
import type { Supervised } from './supervised.ts';

export type PartyOptions = {
  readonly seed: number;
  readonly people: number;
  readonly bots: number;
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

  constructor(server: Supervised, ledger: Ledger, options: PartyOptions) {
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
    const { people, bots } = this.#options;
    await host.wants({ t: 'create', house: { players: people + bots, pace: 'fast', clock: CLOCK } });
    await host.until(({ table }) => table !== null);
    const code = host.state.table?.info.code ?? '';
    for (const one of [...others, this.#spectator]) await one.wants({ t: 'enter', code });
    for (const one of others) await one.wants({ t: 'sit' });
    await this.#play(host);
  }

  async #play(host: Contestant): Promise<void> {
    for (;;) {
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

  /** No more games; the one that is being played stays where it is. Resolves when everybody is there and sees the same step. */
  async settle(): Promise<void> {
    this.#isAgain = false;
    for (const one of this.#all) one.plays = false;
    const isQuiet = ({ status, table }: ClientState) =>
      status === 'online' && table !== null && (table.game === null || table.game.n === this.#newest);
    for (let before = -1; before !== this.#newest; ) {
      before = this.#newest;
      for (const one of this.#all) await one.until(isQuiet);
    }
  }

  get #newest(): number {
    return Math.max(...this.#all.map(({ state }) => state.table?.game?.n ?? 0));
  }

  end(): void {
    for (const one of this.#all) one.connection.close();
  }
}
