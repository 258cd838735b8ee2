import { audit } from './audit.ts';
import { Ledger } from './ledger.ts';
import { Party, type PartyOptions } from './party.ts';
import { Supervised } from './supervised.ts';

export type KillOptions = PartyOptions & {
  readonly data: string;
  /** Where the server dies in its next life; undefined: that is enough. */
  readonly next: (kills: number) => string | undefined;
  /** Goes on until the first game is over, however many lives that takes. */
  readonly isOneGame?: boolean;
  readonly onKill?: (kills: number, failpoint: string) => void;
};

export type KillReport = {
  readonly kills: number;
  readonly games: number;
  readonly steps: number;
  readonly answers: number;
  /** Requests that were said to be done, and are. */
  readonly promised: number;
  /** Milliseconds that a start took, the middle one. */
  readonly start: number;
};

/**
 * A table of real clients on real servers that are killed one after the other, each started anew on the same folder. Throws a `Violation` when
 * something acknowledged is lost, counts twice, was seen and is not so, or when somebody cannot go on.
 */
export async function runKills(options: KillOptions): Promise<KillReport> {
  const server = new Supervised(options.data);
  const ledger = new Ledger();
  const party = new Party(server, ledger, options);
  try {
    const playing = party.begin().then(() => NEVER);
    await Promise.race([live(server, party, options), ledger.trouble, playing]);
    await Promise.race([lastLife(server, party), ledger.trouble]);
    await audit(options.data, ledger);
    return {
      kills: server.kills,
      games: party.games,
      steps: ledger.steps,
      answers: ledger.answers,
      promised: ledger.promised.size,
      start: server.starts.sort((one, other) => one - other)[Math.floor(server.starts.length / 2)] ?? Number.NaN,
    };
  } finally {
    party.end();
    await server.kill();
  }
}

const NEVER = new Promise<never>(() => undefined);

async function live(server: Supervised, party: Party, { next, isOneGame = false, onKill }: KillOptions): Promise<void> {
  const sooner = isOneGame ? party.firstGame : NEVER;
  for (let at = next(0); at !== undefined; at = next(server.kills)) {
    await server.dieAt(at, sooner);
    onKill?.(server.kills, at);
    if (isOneGame && party.games > 0) return;
  }
}

/** Nobody is killed: everybody comes back, sees the same, and the server is told to stop. */
async function lastLife(server: Supervised, party: Party): Promise<void> {
  await server.start();
  await party.settle();
  await server.stop();
}
