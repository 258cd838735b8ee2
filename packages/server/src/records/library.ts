import { type Playable, type Refusal, refuse } from '@dustup/kernel';
import type { RecordFile, RecordListing } from '@dustup/protocol';
import { type GameListing, parseListing } from '../core/index.ts';
import type { FactKind, Log, LogFact } from '../log/log.ts';
import { gameFact, gamesOf } from './games-of.ts';
import { LogProblem } from '../log/problem.ts';
import { parseLine } from './parse-line.ts';
import { recordFile, viewerOf } from './record-file.ts';
import type { Signing } from './signing.ts';

const DAY = 24 * 60 * 60_000;

export type Deleted = 'deleted' | 'none' | 'open';

/** The games that are over: to list, to show to whom they may be shown, to delete. */
export class Library {
  readonly #log: Log;
  readonly #games: readonly Playable[];
  readonly #signing: Signing | null;

  /** Without `signing` records are given out unsigned. */
  constructor(log: Log, games: readonly Playable[], signing: Signing | null = null) {
    this.#log = log;
    this.#games = games;
    this.#signing = signing;
  }

  /** The public key that records are signed with. */
  get key(): string | null {
    return this.#signing?.key ?? null;
  }

  /** The games of a guest that are over, newest first. */
  async listFor(guest: string): Promise<readonly RecordListing[]> {
    const games = await gamesOf(this.#log, guest);
    const lines = games.flatMap(({ id, body }) => {
      const listing = parseListing(body);
      return (listing && parseLine(id, listing, guest)) ?? [];
    });
    return lines.sort((one, other) => other.endedAt - one.endedAt);
  }

  /** A game that is over, as this guest (or anybody) may see it. One that is no longer offered cannot be read any more. */
  async recordFor(id: string, guest: string | null): Promise<RecordFile | Refusal | undefined> {
    const listing = await this.listing(id);
    if (listing === undefined || listing.endedAt === null) return undefined;
    const game = this.#games.find(({ slug }) => slug === listing.game);
    if (game === undefined) return refuse('gameNotOffered', { game: listing.game });
    const table = await this.#log.table(id);
    if (table === undefined) return undefined;
    const record = recordFile(game, table, listing, viewerOf(listing, guest));
    return record && this.#signing !== null ? this.#signing.sealed(record) : record;
  }

  async listing(id: string): Promise<GameListing | undefined> {
    return parseListing((await gameFact(this.#log, id))?.body ?? null);
  }

  /**
   * A guest's part in a game is deleted: it leaves his list, and his name leaves it. With the last of its people it goes altogether. Not
   * while its table is open: that one writes still.
   */
  deleteFor(id: string, guest: string): Promise<Deleted> {
    return untilSaved(() => this.#takeOut(id, guest));
  }

  async deleteAllFor(guest: string): Promise<{ readonly deleted: number; readonly open: number }> {
    const games = await gamesOf(this.#log, guest);
    const done = await Promise.all(games.map(({ id }) => this.deleteFor(id, guest)));
    return {
      deleted: done.filter((one) => one === 'deleted').length,
      open: done.filter((one) => one === 'open').length,
    };
  }

  async #takeOut(id: string, guest: string): Promise<Deleted> {
    const isOpen = await this.#isOpen(id);
    // only now: the last thing that a table writes of its own is how its game has ended
    const fact = await gameFact(this.#log, id);
    const listing = parseListing(fact?.body ?? null);
    if (fact === undefined || !listing?.players.some((player) => player.guest === guest)) return 'none';
    if (isOpen) return 'open';
    const players = listing.players.map((player) =>
      player.guest === guest ? { ...player, guest: null, name: '' } : player,
    );
    const mine = gone('mine', `${guest}/${id}`);
    const changed = { ...fact, body: { ...listing, players }, expects: fact.body };
    if (players.every((player) => player.guest === null)) await this.#erase(fact, listing, [mine]);
    else await this.#log.write({ entries: [], facts: [mine, changed] });
    return 'deleted';
  }

  /** Deletes what ended before that time, no more than so many at once; returns how many games it was. */
  async purge(before: number, most = Number.POSITIVE_INFINITY): Promise<number> {
    let purged = 0;
    for (const { id, body } of await this.#log.facts('game')) {
      if (purged >= most) break;
      if (isOver(parseListing(body), before) && (await untilSaved(() => this.#purgeOne(id, before)))) purged += 1;
    }
    return purged;
  }

  async #purgeOne(id: string, before: number): Promise<boolean> {
    if (await this.#isOpen(id)) return false;
    const fact = await gameFact(this.#log, id);
    const listing = parseListing(fact?.body ?? null);
    if (fact === undefined || !isOver(listing, before)) return false;
    await this.#erase(fact, listing, []);
    return true;
  }

  /** Those of these guests who have no game left. */
  async withoutGames(guests: readonly string[]): Promise<readonly string[]> {
    const without: string[] = [];
    for (const id of guests) if ((await this.#log.facts('mine', { prefix: `${id}/` })).length === 0) without.push(id);
    return without;
  }

  async #isOpen(id: string): Promise<boolean> {
    return (await this.#log.facts('table', { prefix: id })).some((head) => head.id === id);
  }

  async #erase({ id, body }: LogFact, { players }: GameListing, more: readonly LogFact[]): Promise<void> {
    const listed = players.flatMap(({ guest }) => (guest === null ? [] : [gone('mine', `${guest}/${id}`)]));
    const facts = [{ ...gone('game', id), expects: body }, gone('checkpoint', id), ...listed, ...more];
    await this.#log.write({ entries: [], facts, erased: [id] });
  }
}

/** What one has read, another may have changed before it is written: then it is read and done again. */
async function untilSaved<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof LogProblem && error.kind === 'overtaken')) throw error;
    }
  }
}

function isOver(listing: GameListing | undefined, before: number): listing is GameListing {
  return listing !== undefined && (listing.endedAt ?? listing.beganAt + 30 * DAY) < before;
}

function gone(kind: FactKind, id: string): LogFact {
  return { kind, id, body: null };
}
