import { isDeepStrictEqual } from 'node:util';
import type { OwnFrame, PublicFrame } from '@dustup/protocol';
import type { GameState, Reply } from '@dustup/protocol/client';
import type { Life } from './supervised.ts';
import { Violation } from './violation.ts';

export type Settled = {
  readonly what: string;
  readonly reply: Reply;
  readonly mayBe?: readonly string[];
  readonly isOvertaken?: boolean;
};

export type Promised = { readonly guest: string; readonly re: string; readonly what: string };

/** Rounding, and a message on its way. */
const SLACK = 5;

/** What clients were promised and have seen. The first contradiction rejects `trouble`. */
export class Ledger {
  readonly #trouble = Promise.withResolvers<never>();
  /** Requests that are done, by guest and id. */
  readonly promised = new Map<string, Promised>();
  /** Requests that have changed nothing. */
  readonly refused = new Set<string>();
  /** Public frames by game and step; and a seat's own, by game, step and seat. */
  readonly frames = new Map<string, PublicFrame>();
  readonly owns = new Map<string, OwnFrame | null>();
  steps = 0;
  answers = 0;
  /** Hears of each step that nobody has seen before, with the id of its game. */
  onStep: (game: string) => void = () => undefined;

  /** Refusals that are no broken promise here. */
  readonly #mayBe: readonly string[];

  constructor(mayBe: readonly string[] = []) {
    this.#mayBe = mayBe;
    // whoever races against it hears of it
    this.trouble.catch(() => undefined);
  }

  get trouble(): Promise<never> {
    return this.#trouble.promise;
  }

  violate(what: string): void {
    this.#trouble.reject(new Violation(what));
  }

  /**
   * A request has its answer. A refusal is a broken promise here: nobody asks for what he may not. But others may be quicker: when the
   * game has gone on since it was made, the reason may be any. (That what was refused does not count, `audit.ts` sees to.)
   */
  settled(who: string, guest: string, { what, reply, mayBe = [], isOvertaken = false }: Settled): void {
    const key = `${guest}:${reply.re}`;
    if (reply.t === 'done') this.promised.set(key, { guest, re: reply.re, what });
    else if (isOvertaken || [...mayBe, ...this.#mayBe].includes(reply.why.refused)) this.refused.add(key);
    else this.violate(`${what} of ${who} was refused: ${JSON.stringify(reply.why)}`);
    if (what === 'answer') this.answers += 1;
  }

  /** A client's view of the game after a step: whoever sees it, and whenever, must see the same. */
  saw(who: string, seat: number | null, game: GameState): void {
    const { id, n, table, own } = game;
    const key = `${id}:${n}`;
    const isNew = !this.frames.has(key);
    this.#same(this.frames, key, table, who);
    if (isNew) {
      this.steps += 1;
      this.onStep(id);
    }
    if (seat !== null) this.#same(this.owns, `${key}:${seat}`, own, who);
  }

  #same<Frame>(known: Map<string, Frame>, key: string, frame: Frame, who: string): void {
    const before = known.get(key);
    if (before === undefined) known.set(key, frame);
    else if (!isDeepStrictEqual(before, frame)) this.violate(`${who} sees another ${key} than was seen before`);
  }

  /** The open question began in this life, or began anew with it: nobody pays for the time the server was away. */
  checkClock(who: string, { clock, n }: GameState, life: Life): void {
    const { left, of } = clock;
    if (left === null) return;
    const lived = performance.now() - life.spawnedAt;
    if (of - left > lived + SLACK)
      this.violate(`${who} has lost time at step ${n}: ${of - left} ms are gone, in a life of ${Math.round(lived)} ms`);
  }
}
