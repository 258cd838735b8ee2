import type { Json } from '@dustup/kernel';
import type { Logger } from 'pino';
import type { Core } from '../core/index.ts';
import type { Driver } from '../driver.ts';
import { LogProblem } from '../log/problem.ts';
import type { Peer } from './database.ts';
import type { Answers, LinkDriver } from './links/exchange.ts';
import type { Links } from './links/links.ts';
import type { Club } from './postgres/club.ts';

/** What a node is made of: sockets and PostgreSQL, or both in memory. */
export type NodeParts = {
  readonly club: Omit<Club, 'log' | 'destroy'>;
  readonly links: Pick<Links, 'begin' | 'setPeers' | 'relay' | 'forward' | 'unrelay' | 'askAll' | 'close'>;
  readonly core: Pick<Core, 'tableIds' | 'guestOf'>;
  readonly driver: LinkDriver & Pick<Driver, 'join' | 'isSureAgain' | 'flushed'>;
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** What another node asks of this one. */
  readonly answers: (question: Json) => Json;
};

/** So many tables change hands at once. */
const AT_ONCE = 8;

/** This server among the other nodes of its club: news, links, and tables that come and go. */
export class ClubNode {
  readonly #parts: NodeParts;

  constructor(parts: NodeParts) {
    this.#parts = parts;
    const { club, links, driver, logger } = parts;
    // before any table is rebuilt: one that cannot be played here is given back
    driver.join({
      isSure: () => club.isSure(),
      catchUp: (number) => void this.#catchUp(number),
      giveBack: (table) => {
        logger.warn({ table }, 'This table is played by other rules: it waits for a node that knows them');
        club.giveBack(table).catch(() => undefined); // it ends: then others have it anyway
      },
      relay: (...relay) => links.relay(...relay),
      forward: (connection, text) => links.forward(connection, text),
      unrelay: (connection) => links.unrelay(connection),
    });
  }

  /** Its own tables are rebuilt: now it hears of the others, and is reached by them. Resolves when it knows all there is. */
  async begin(): Promise<void> {
    const { club, links, driver, logger, answers } = this.#parts;
    links.begin(club.life, driver, answers);
    club.listen({
      news: (news) => driver.input({ type: 'news', ...news }),
      loaded: (id, table) => driver.input({ type: 'loaded', id, table }),
      broken: (table, problem) => {
        logger.error({ table }, problem);
        driver.input({ type: 'loaded', id: table, table: undefined, isDamaged: true });
      },
      peers: (peers) => {
        links.setPeers(peers);
        driver.isSureAgain();
      },
    });
    await club.catchUp();
  }

  /** Whose token this is, although it may have been made at another node just now. */
  async guestOf(token: string): Promise<string | undefined> {
    const { club, core } = this.#parts;
    const known = core.guestOf(token);
    if (known !== undefined) return known;
    await club.catchUp();
    return core.guestOf(token);
  }

  /**
   * Every table goes to another node; a table is away for as long as its last write and its first load take. Returns whether there is another one:
   * then whoever comes is let in meanwhile, and relayed.
   */
  async handOn(): Promise<boolean> {
    const { club, core, driver, logger } = this.#parts;
    driver.input({ type: 'leaving' });
    club.leave();
    const takers = takersFor(club.others, club.build);
    const tables = core.tableIds();
    if (takers.length === 0 || tables.length === 0) return takers.length > 0;
    const start = performance.now();
    let handed = 0;
    const handAll = async (mine: readonly string[]) => {
      for (const [at, table] of mine.entries()) {
        driver.input({ type: 'release', tables: [table] });
        await driver.flushed();
        const to = takers[(handed + at) % takers.length]?.life ?? '';
        if (await club.handOver(table, to)) handed += 1;
      }
    };
    const shares = Array.from({ length: AT_ONCE }, (_, share) => tables.filter((_one, at) => at % AT_ONCE === share));
    await Promise.all(shares.map(handAll));
    logger.info({ tables: handed, milliseconds: Math.round(performance.now() - start) }, 'Tables are handed on');
    return true;
  }

  /** Asks the other nodes. */
  askAll(question: Json): Promise<Answers> {
    return this.#parts.links.askAll(question);
  }

  close(): void {
    this.#parts.links.close();
  }

  async #catchUp(number: number): Promise<void> {
    const { club, driver } = this.#parts;
    try {
      await club.catchUp();
      driver.input({ type: 'caughtUp', number });
    } catch (error) {
      if (!(error instanceof LogProblem)) throw error;
    }
  }
}

/** Those of the same build know the same rules; others have to try. */
function takersFor(others: readonly Peer[], build: string): readonly Peer[] {
  const alike = others.filter((one) => one.build === build);
  return alike.length > 0 ? alike : others;
}
